-- What whoever keeps the house has done on the host's page. It only grows.
CREATE TABLE IF NOT EXISTS acts (
    no   INTEGER PRIMARY KEY,
    at   INTEGER NOT NULL,              -- unix milliseconds
    what TEXT    NOT NULL
) STRICT;
CREATE TRIGGER IF NOT EXISTS acts_stay_as_they_are BEFORE UPDATE ON acts
    BEGIN SELECT RAISE(ABORT, 'what was done was done'); END;
CREATE TRIGGER IF NOT EXISTS acts_stay BEFORE DELETE ON acts
    BEGIN SELECT RAISE(ABORT, 'what was done was done'); END;
