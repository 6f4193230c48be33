-- What was written at once, by whatever tables: rows of `table_no seq line`. Folded into `lines` by and by; there, one row now
-- holds several lines of a table, and `seq` is the number of the first.
CREATE TABLE IF NOT EXISTS journal (
    no   INTEGER PRIMARY KEY,
    text TEXT NOT NULL
) STRICT;

-- An older house would not look into the journal: without this it does not open the file.
DROP TABLE IF EXISTS _sqlx_migrations;
