-- Finished games with hindsight, so that nobody thinks about one twice. They can always be made again from the lines.
CREATE TABLE IF NOT EXISTS reviews (
    table_no INTEGER PRIMARY KEY,
    edition  INTEGER NOT NULL,          -- of what is told
    line     INTEGER NOT NULL,          -- with which the game ended
    review   BLOB    NOT NULL           -- JSON, as it travels
) STRICT;
