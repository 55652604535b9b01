-- Objects in the bucket that are no image's: those of uploads until they have their row, and of images that were
-- forgotten. A daily round deletes what is due, so that none stays behind when something breaks off in between.
CREATE TABLE loose_objects (
  id        TEXT PRIMARY KEY,
  owner_id  TEXT NOT NULL,
  -- When it may be deleted, in milliseconds since 1970.
  due       INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

CREATE INDEX loose_objects_due ON loose_objects (due);
CREATE INDEX loose_objects_by_owner ON loose_objects (owner_id);
