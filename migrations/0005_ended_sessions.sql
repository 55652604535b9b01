-- Sessions that ended before their cookies expire. A row ends one session; with an empty session_id, all sessions of the
-- owner that began until then (after signing out everywhere, or deleting the account).
CREATE TABLE ended_sessions (
  owner_id   TEXT NOT NULL,
  session_id TEXT NOT NULL,
  -- Milliseconds since 1970.
  ended_at   INTEGER NOT NULL,
  PRIMARY KEY (owner_id, session_id)
) STRICT, WITHOUT ROWID;

CREATE INDEX ended_sessions_by_time ON ended_sessions (ended_at);
