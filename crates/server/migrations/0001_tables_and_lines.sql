-- A table is what was saved of it plus its lines; the lines are the only truth about the game.
CREATE TABLE IF NOT EXISTS tables (
    no      INTEGER PRIMARY KEY,        -- short, because every line carries it
    id      TEXT    NOT NULL UNIQUE,    -- the word in the link
    saved   TEXT    NOT NULL,           -- seats, options and the secret seed, as JSON
    phase   TEXT    NOT NULL,
    created INTEGER NOT NULL,           -- unix milliseconds
    updated INTEGER NOT NULL
) STRICT;

-- Appended to, never changed.
CREATE TABLE IF NOT EXISTS lines (
    table_no INTEGER NOT NULL,
    seq      INTEGER NOT NULL,
    text     TEXT    NOT NULL,
    PRIMARY KEY (table_no, seq)
) STRICT, WITHOUT ROWID;
