-- The drawing of which an image was made, so that the image can be edited again on any device. Its file is in the bucket.
-- The Worker of migration 0009 goes on working with this database: it adds no drawings, and triggers delete and count those
-- that exist.

-- Its key in the bucket, which no other object ever has; NULL for an image without a drawing.
ALTER TABLE images ADD COLUMN drawing TEXT;
-- The size of the drawing's file.
ALTER TABLE images ADD COLUMN drawing_bytes INTEGER NOT NULL DEFAULT 0;

-- A drawing counts with the images of its account. An image has one from the start only in a restored backup.
DROP TRIGGER image_inserted;
CREATE TRIGGER image_inserted AFTER INSERT ON images BEGIN
  INSERT INTO account_bytes (owner_id, images) VALUES (new.owner_id, new.bytes + new.drawing_bytes)
    ON CONFLICT (owner_id) DO UPDATE SET images = images + excluded.images;
END;

CREATE TRIGGER image_drawing_added AFTER UPDATE OF drawing_bytes ON images BEGIN
  UPDATE account_bytes SET images = images + new.drawing_bytes - old.drawing_bytes WHERE owner_id = new.owner_id;
END;

-- A drawing goes with its image: its object is loose, and the daily job deletes it.
DROP TRIGGER image_deleted;
CREATE TRIGGER image_deleted AFTER DELETE ON images BEGIN
  UPDATE account_bytes SET images = images - old.bytes - old.drawing_bytes WHERE owner_id = old.owner_id;
  INSERT INTO loose_objects (id, owner_id, due) SELECT old.drawing, old.owner_id, 0 WHERE old.drawing IS NOT NULL;
END;
