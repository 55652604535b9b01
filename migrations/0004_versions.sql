-- Earlier versions get a table without their contents, which are compressed, stored once per owner, and moved to the
-- bucket. SQL can't compress or write to the bucket, so the contents of existing versions stay in `versions` until the
-- daily job moves them. The Worker of migration 0003 goes on working with this database: what it saves into `versions`
-- becomes an earlier version here too.

-- What the save that made a document's version changed, as JSON; NULL for the first version.
ALTER TABLE documents ADD COLUMN changes TEXT CHECK (json_valid(changes));

CREATE TABLE earlier_versions (
  document_id TEXT NOT NULL REFERENCES documents (id) ON DELETE CASCADE,
  version     INTEGER NOT NULL,
  owner_id    TEXT NOT NULL,
  saved_at    INTEGER NOT NULL,
  changes     TEXT CHECK (json_valid(changes)),
  -- The content in `contents`; NULL while it is in `versions`.
  hash        TEXT,
  PRIMARY KEY (document_id, version)
) STRICT, WITHOUT ROWID;

CREATE INDEX earlier_versions_by_content ON earlier_versions (owner_id, hash);
CREATE INDEX earlier_versions_by_age ON earlier_versions (owner_id, saved_at);
CREATE INDEX earlier_versions_to_compress ON earlier_versions (document_id) WHERE hash IS NULL;

INSERT INTO earlier_versions (document_id, version, owner_id, saved_at)
  SELECT document_id, versions.version, owner_id, saved_at
  FROM versions JOIN documents ON documents.id = document_id;

CREATE TRIGGER version_inserted AFTER INSERT ON versions BEGIN
  INSERT INTO earlier_versions (document_id, version, owner_id, saved_at)
    SELECT new.document_id, new.version, owner_id, new.saved_at FROM documents WHERE id = new.document_id
    ON CONFLICT (document_id, version) DO NOTHING;
END;

CREATE TRIGGER version_deleted AFTER DELETE ON versions BEGIN
  DELETE FROM earlier_versions WHERE document_id = old.document_id AND version = old.version AND hash IS NULL;
END;

-- One content per owner, whichever versions have it. Contents are never shared between owners, since that would tell one
-- of the other's.
CREATE TABLE contents (
  owner_id  TEXT NOT NULL,
  -- SHA-256 of the JSON, as hex digits.
  hash      TEXT NOT NULL,
  -- Size of the compressed JSON.
  bytes     INTEGER NOT NULL,
  -- The JSON, compressed by gzip, until it is in the bucket.
  data      BLOB,
  -- Its key in the bucket, which no other object ever has.
  object    TEXT,
  PRIMARY KEY (owner_id, hash),
  CHECK ((data IS NULL) <> (object IS NULL))
) STRICT;

CREATE INDEX contents_to_move ON contents (owner_id) WHERE data IS NOT NULL;

-- The bytes that each account stores. Triggers count them, so no statement can forget it. Contents of versions count
-- compressed; those in `versions` count once they are compressed.
CREATE TABLE account_bytes (
  owner_id   TEXT PRIMARY KEY,
  documents  INTEGER NOT NULL DEFAULT 0,
  versions   INTEGER NOT NULL DEFAULT 0,
  images     INTEGER NOT NULL DEFAULT 0
) STRICT, WITHOUT ROWID;

INSERT INTO account_bytes (owner_id, documents) SELECT owner_id, sum(octet_length(data)) FROM documents GROUP BY owner_id;
INSERT INTO account_bytes (owner_id, images) SELECT owner_id, sum(bytes) FROM images WHERE true GROUP BY owner_id
  ON CONFLICT (owner_id) DO UPDATE SET images = excluded.images;

CREATE TRIGGER document_inserted AFTER INSERT ON documents BEGIN
  INSERT INTO account_bytes (owner_id, documents) VALUES (new.owner_id, octet_length(new.data))
    ON CONFLICT (owner_id) DO UPDATE SET documents = documents + excluded.documents;
END;

CREATE TRIGGER document_updated AFTER UPDATE OF data ON documents BEGIN
  UPDATE account_bytes SET documents = documents + octet_length(new.data) - octet_length(old.data)
    WHERE owner_id = new.owner_id;
END;

CREATE TRIGGER document_deleted AFTER DELETE ON documents BEGIN
  UPDATE account_bytes SET documents = documents - octet_length(old.data) WHERE owner_id = old.owner_id;
END;

CREATE TRIGGER image_inserted AFTER INSERT ON images BEGIN
  INSERT INTO account_bytes (owner_id, images) VALUES (new.owner_id, new.bytes)
    ON CONFLICT (owner_id) DO UPDATE SET images = images + excluded.images;
END;

CREATE TRIGGER image_deleted AFTER DELETE ON images BEGIN
  UPDATE account_bytes SET images = images - old.bytes WHERE owner_id = old.owner_id;
END;

CREATE TRIGGER content_inserted AFTER INSERT ON contents BEGIN
  INSERT INTO account_bytes (owner_id, versions) VALUES (new.owner_id, new.bytes)
    ON CONFLICT (owner_id) DO UPDATE SET versions = versions + excluded.versions;
END;

-- An object in the bucket that no content has is loose: the daily job deletes it.
CREATE TRIGGER content_deleted AFTER DELETE ON contents BEGIN
  UPDATE account_bytes SET versions = versions - old.bytes WHERE owner_id = old.owner_id;
  INSERT INTO loose_objects (id, owner_id, due) SELECT old.object, old.owner_id, 0 WHERE old.object IS NOT NULL;
END;

-- A content goes with the last version that has it.
CREATE TRIGGER earlier_version_deleted AFTER DELETE ON earlier_versions BEGIN
  DELETE FROM versions WHERE document_id = old.document_id AND version = old.version;
  DELETE FROM contents WHERE owner_id = old.owner_id AND hash = old.hash
    AND NOT EXISTS (SELECT 1 FROM earlier_versions WHERE owner_id = old.owner_id AND hash = old.hash);
END;

-- The images that a document uses, by their ids in its content, whether they exist or not.
CREATE TABLE image_uses (
  owner_id    TEXT NOT NULL,
  image_id    TEXT NOT NULL,
  document_id TEXT NOT NULL REFERENCES documents (id) ON DELETE CASCADE,
  PRIMARY KEY (owner_id, image_id, document_id)
) STRICT, WITHOUT ROWID;

CREATE INDEX image_uses_by_document ON image_uses (document_id);

INSERT INTO image_uses (owner_id, image_id, document_id)
  SELECT DISTINCT documents.owner_id, images.id, documents.id
  FROM documents JOIN json_tree(documents.data) AS text JOIN images ON images.owner_id = documents.owner_id
  WHERE instr(documents.data, '/images/u/') > 0 AND text.type = 'text' AND instr(text.atom, '/images/u/') > 0
    AND instr(text.atom, '/images/u/' || images.id) > 0;

-- Has all that sitemaps list, in the order of their pages.
CREATE INDEX documents_public ON documents (kind, public_id, name, changed_at)
  WHERE visibility = 'public' AND deleted_at IS NULL;
