-- Whatever belongs to a person is found at once, to be handed out or forgotten.
CREATE INDEX seats_kept_for ON seats (kept_for) WHERE kept_for IS NOT NULL;
CREATE INDEX seats_left_by ON seats (left_by) WHERE left_by IS NOT NULL;
CREATE INDEX blocks_of_person ON blocks (blocked_id);
CREATE INDEX members_of_party ON party_members (party_id);

-- So is whatever belongs to a table or a game that goes.
CREATE INDEX outcomes_of_game ON outcomes (game_id);
CREATE INDEX outcomes_of_board ON outcomes (board_id);
CREATE INDEX curve_of_outcome ON curve (number);

-- Since when the bot is away from a server. Its data goes after a while.
CREATE TABLE servers_gone (
    guild_id INTEGER PRIMARY KEY,
    since    REAL NOT NULL
) STRICT;

-- Practice tables, which belong to no server, count nowhere.
DELETE FROM standings WHERE board_id IN (SELECT id FROM boards WHERE guild_id = 0);
DELETE FROM curve WHERE board_id IN (SELECT id FROM boards WHERE guild_id = 0);
DELETE FROM meetings WHERE board_id IN (SELECT id FROM boards WHERE guild_id = 0);
DELETE FROM tallies WHERE board_id IN (SELECT id FROM boards WHERE guild_id = 0);
DELETE FROM seasons WHERE guild_id = 0;
