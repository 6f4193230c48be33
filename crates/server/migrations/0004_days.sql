-- Tables of the daily challenge are found by their day.
CREATE INDEX IF NOT EXISTS challenges ON tables (json_extract(saved, '$.challenge.day'))
    WHERE json_extract(saved, '$.challenge.day') IS NOT NULL;
