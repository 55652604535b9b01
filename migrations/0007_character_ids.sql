-- Finds saved characters by their id on scripts. It isn't unique, since characters saved by earlier releases can share an
-- id; saves refuse a new id that another character has.
CREATE INDEX documents_by_character_id ON documents (owner_id, data ->> '$.id')
  WHERE kind = 'character' AND deleted_at IS NULL;
