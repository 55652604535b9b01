-- Names and search texts are for lists. Saves cut them from now on; a title of a megabyte made every list as long.
UPDATE documents SET name = substr(name, 1, 249) || '…' WHERE length(name) > 250;
UPDATE documents SET search = substr(search, 1, 500) WHERE length(search) > 501;
