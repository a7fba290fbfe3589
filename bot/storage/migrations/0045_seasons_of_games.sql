-- In which season a game was counted (0: to be looked up); a clock that was set back changes nothing.
ALTER TABLE outcomes ADD COLUMN season INTEGER NOT NULL DEFAULT 0;
DELETE FROM seasons WHERE began_at >= ends_at;
UPDATE outcomes SET season = coalesce((
    SELECT seasons.number FROM results JOIN seasons ON seasons.guild_id = results.guild_id
    WHERE results.game_id = outcomes.game_id
      AND seasons.began_at <= results.finished_at AND seasons.ends_at > results.finished_at
), 0);
