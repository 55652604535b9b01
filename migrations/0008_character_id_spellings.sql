-- Finds saved characters by their id on scripts in any spelling: `pit-hag` and `pit_hag` are one id to every reference.
DROP INDEX documents_by_character_id;
CREATE INDEX documents_by_character_id
  ON documents (owner_id, lower(replace(replace(data ->> '$.id', '-', ''), '_', '')))
  WHERE kind = 'character' AND deleted_at IS NULL;
