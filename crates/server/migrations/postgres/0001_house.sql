-- Who keeps house here: one row. Whoever opens one counts `epoch` up, and whatever is written names the epoch in which it is written, so
-- that a house that was taken for dead can write nothing more. `commits` counts what this epoch has written, one by one.
CREATE TABLE house (
    one     integer     PRIMARY KEY CHECK (one = 1),
    node    text        NOT NULL,       -- the data folder of the house
    epoch   bigint      NOT NULL,
    commits bigint      NOT NULL,
    expires timestamptz NOT NULL        -- until then nobody else opens a house here, by this database's clock
) WITH (fillfactor = 50);
INSERT INTO house VALUES (1, '', 0, 0, '-infinity');

-- A table is what was saved of it plus its lines; the lines are the only truth about the game.
CREATE TABLE tables (
    no      bigint PRIMARY KEY,         -- short, because every line carries it
    id      text   NOT NULL UNIQUE,     -- the word in the link
    saved   text   NOT NULL,            -- seats, options and the secret seed, as JSON
    phase   text   NOT NULL,
    created bigint NOT NULL,            -- unix milliseconds
    updated bigint NOT NULL,
    day     bigint,                     -- of the daily challenge
    evening text                        -- that it belongs to
);
CREATE INDEX challenges ON tables (day) WHERE day IS NOT NULL;
CREATE INDEX of_evening ON tables (evening) WHERE evening IS NOT NULL;

-- Appended to, and never changed but where a name is forgotten. Evenings' lines stand here too, under numbers below zero.
CREATE TABLE lines (
    table_no bigint NOT NULL,
    seq      bigint NOT NULL,
    text     text   NOT NULL,
    PRIMARY KEY (table_no, seq)
);

CREATE TABLE evenings (
    no      bigint PRIMARY KEY CHECK (no < 0),
    id      text   NOT NULL UNIQUE,     -- the word in the link
    saved   text   NOT NULL,            -- header and settings, as JSON
    phase   text   NOT NULL,            -- going, over or gone
    created bigint NOT NULL,            -- unix milliseconds
    updated bigint NOT NULL
);

-- Finished games with hindsight, so that nobody thinks about one twice. They can always be made again from the lines.
CREATE TABLE reviews (
    table_no bigint PRIMARY KEY,
    edition  bigint NOT NULL,           -- of what is told
    line     bigint NOT NULL,           -- with which the game ended
    review   bytea  NOT NULL            -- JSON, as it travels
);

-- What whoever keeps the house has done on the host's page. It only grows.
CREATE TABLE acts (
    no   bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    at   bigint NOT NULL,               -- unix milliseconds
    what text   NOT NULL
);
CREATE FUNCTION what_was_done_was_done() RETURNS trigger LANGUAGE plpgsql AS
    $$ BEGIN RAISE EXCEPTION 'what was done was done'; END $$;
CREATE TRIGGER acts_stay_as_they_are BEFORE UPDATE OR DELETE OR TRUNCATE ON acts
    EXECUTE FUNCTION what_was_done_was_done();

-- Somebody was forgotten since the tables were last written anew: names may still be left in rows that are dead. One row, or none.
CREATE TABLE forgotten (
    one integer PRIMARY KEY CHECK (one = 1)
);

-- When the house last wrote, by its own clock: one row.
CREATE TABLE pulse (
    one integer PRIMARY KEY CHECK (one = 1),
    at  bigint  NOT NULL                -- unix milliseconds
);
