-- Evenings are kept like tables, their lines in the same journal under numbers below zero.
CREATE TABLE IF NOT EXISTS evenings (
    no      INTEGER PRIMARY KEY CHECK (no < 0),
    id      TEXT    NOT NULL UNIQUE,    -- the word in the link
    saved   TEXT    NOT NULL,           -- header and settings, as JSON
    phase   TEXT    NOT NULL,           -- going or over
    created INTEGER NOT NULL,           -- unix milliseconds
    updated INTEGER NOT NULL
) STRICT;
