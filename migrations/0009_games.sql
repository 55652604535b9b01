-- Games of the grimoire, so that they go on on another device. Unlike documents, they have no earlier versions and no bin,
-- and nobody else sees them.
CREATE TABLE games (
  -- Made by the browser: the game has the same id on each device.
  id           TEXT PRIMARY KEY,
  owner_id     TEXT NOT NULL,
  name         TEXT NOT NULL,
  script_name  TEXT NOT NULL,
  -- The saved script that it is played with, if there is one; else ''.
  script_id    TEXT NOT NULL,
  -- Milliseconds since 1970.
  started_at   INTEGER NOT NULL,
  changed_at   INTEGER NOT NULL,
  -- Counts saves, from 1.
  version      INTEGER NOT NULL DEFAULT 1,
  -- The save that made this version, and the SHA-256 of its content.
  save_id      TEXT NOT NULL,
  hash         TEXT NOT NULL,
  -- The game file, compressed by gzip.
  data         BLOB NOT NULL
) STRICT;

CREATE INDEX games_by_owner ON games (owner_id, changed_at DESC);

-- Games count with the documents of their account.
CREATE TRIGGER game_inserted AFTER INSERT ON games BEGIN
  INSERT INTO account_bytes (owner_id, documents) VALUES (new.owner_id, length(new.data))
    ON CONFLICT (owner_id) DO UPDATE SET documents = documents + excluded.documents;
END;

CREATE TRIGGER game_updated AFTER UPDATE OF data ON games BEGIN
  UPDATE account_bytes SET documents = documents + length(new.data) - length(old.data) WHERE owner_id = new.owner_id;
END;

CREATE TRIGGER game_deleted AFTER DELETE ON games BEGIN
  UPDATE account_bytes SET documents = documents - length(old.data) WHERE owner_id = old.owner_id;
END;
