-- Whatever belongs to a person is found at once, to be handed out or forgotten.
CREATE INDEX seats_of_person ON seats (user_id) WHERE user_id IS NOT NULL;
CREATE INDEX hands_of_person ON hands (user_id);
CREATE INDEX tables_of_host ON tables (host_id);
