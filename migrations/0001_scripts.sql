-- A saved script: one JSON document, with what lists are made of read out of it.
CREATE TABLE scripts (
  id         TEXT PRIMARY KEY,
  public_id  TEXT NOT NULL UNIQUE DEFAULT (lower(hex(randomblob(8)))),
  owner_id   TEXT NOT NULL,
  data       TEXT NOT NULL CHECK (json_valid(data)),
  title      TEXT GENERATED ALWAYS AS (data ->> '$.title') VIRTUAL,
  created_at INTEGER NOT NULL DEFAULT (unixepoch()),
  updated_at INTEGER NOT NULL DEFAULT (unixepoch())
) STRICT;

CREATE INDEX scripts_by_owner ON scripts (owner_id, updated_at DESC);
