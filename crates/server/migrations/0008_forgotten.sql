-- Somebody was forgotten since the file was last written anew: names may still be left in pages that are free, and in SQLite's log. One
-- row, or none.
CREATE TABLE IF NOT EXISTS forgotten (
    one  INTEGER PRIMARY KEY CHECK (one = 1),
    anew INTEGER NOT NULL               -- 1: the file was, but not yet its log
) STRICT;
