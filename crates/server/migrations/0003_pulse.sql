-- When the house last wrote, by its own clock: one row.
CREATE TABLE IF NOT EXISTS pulse (
    one INTEGER PRIMARY KEY CHECK (one = 1),
    at  INTEGER NOT NULL                -- unix milliseconds
) STRICT;
