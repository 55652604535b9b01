-- Saved scripts and characters are kept alike: a JSON document with an owner, a version and its earlier versions.
-- Nothing was ever saved in the table that this takes the place of.
DROP TABLE scripts;

-- Times are milliseconds since 1970.
CREATE TABLE documents (
  -- Made by the browser, so that saving twice makes one.
  id          TEXT PRIMARY KEY,
  -- What public addresses name; tells nothing of the other.
  public_id   TEXT NOT NULL UNIQUE DEFAULT (lower(hex(randomblob(8)))),
  kind        TEXT NOT NULL CHECK (kind IN ('script', 'character')),
  owner_id    TEXT NOT NULL,
  data        TEXT NOT NULL CHECK (json_valid(data)),
  name        TEXT NOT NULL,
  -- What is searched in, folded as search terms are.
  search      TEXT NOT NULL,
  visibility  TEXT NOT NULL DEFAULT 'private' CHECK (visibility IN ('private', 'unlisted', 'public')),
  -- The version from which on others may see it; earlier ones stay the owner's own.
  shown_from  INTEGER,
  -- Counts saves, from 1.
  version     INTEGER NOT NULL DEFAULT 1,
  -- The save that made this version: who repeats it has saved already.
  save_id     TEXT NOT NULL,
  made_at     INTEGER NOT NULL,
  changed_at  INTEGER NOT NULL,
  -- In the bin since then.
  deleted_at  INTEGER
) STRICT;

CREATE INDEX documents_by_owner ON documents (owner_id, kind, deleted_at, changed_at DESC);
CREATE INDEX documents_in_bin ON documents (deleted_at) WHERE deleted_at IS NOT NULL;

CREATE TABLE versions (
  document_id TEXT NOT NULL REFERENCES documents (id) ON DELETE CASCADE,
  version     INTEGER NOT NULL,
  data        TEXT NOT NULL CHECK (json_valid(data)),
  saved_at    INTEGER NOT NULL,
  PRIMARY KEY (document_id, version)
) STRICT, WITHOUT ROWID;

-- The object in the bucket has the image's id as its key.
CREATE TABLE images (
  id          TEXT PRIMARY KEY,
  owner_id    TEXT NOT NULL,
  name        TEXT NOT NULL,
  search      TEXT NOT NULL,
  type        TEXT NOT NULL,
  bytes       INTEGER NOT NULL,
  width       INTEGER NOT NULL,
  height      INTEGER NOT NULL,
  made_at     INTEGER NOT NULL,
  deleted_at  INTEGER
) STRICT;

CREATE INDEX images_by_owner ON images (owner_id, deleted_at, made_at DESC);
CREATE INDEX images_in_bin ON images (deleted_at) WHERE deleted_at IS NOT NULL;
