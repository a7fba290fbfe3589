-- The channel of each person's direct messages: opened once, then written to.
CREATE TABLE direct_channels (
    user_id    INTEGER PRIMARY KEY,
    channel_id INTEGER NOT NULL
) STRICT;

INSERT INTO direct_channels (user_id, channel_id)
SELECT user_id, max(channel_id) FROM hands WHERE channel_id IS NOT NULL GROUP BY user_id;
