import type { D1Database } from '@cloudflare/workers-types'
import { withinDeadline } from './deadline.ts'

/** Identifies a session. */
export interface SessionKey {
  ownerId: string
  /** Stays the same when the session is renewed. */
  sessionId: string
  /** Milliseconds since 1970. */
  startedAt: number
}

/** The `session_id` of rows that end all sessions of an owner. */
const allSessions = ''

/** SQL condition: the session of these parameters hasn't ended. Writes have it where they must not come after the end. */
export const isRunning = (ownerId: string, sessionId: string, startedAt: string) =>
  `NOT EXISTS (SELECT 1 FROM ended_sessions WHERE owner_id = ${ownerId}
    AND session_id IN (${sessionId}, '${allSessions}')
    AND (session_id <> '${allSessions}' OR ended_at >= ${startedAt}))`

/** Whether a session has ended. Throws when the database is unreachable. */
export async function hasEnded(
  db: D1Database,
  { ownerId, sessionId, startedAt }: SessionKey
): Promise<boolean> {
  const query = db
    .prepare(`SELECT ${isRunning('?1', '?2', '?3')} AS running`)
    .bind(ownerId, sessionId, startedAt)
    .first<number>('running')
  return (await withinDeadline(query)) !== 1
}

/** Ends one session for good. */
export const endSession = (db: D1Database, { ownerId, sessionId }: SessionKey, now: number) =>
  db
    .prepare('INSERT INTO ended_sessions VALUES (?, ?, ?) ON CONFLICT DO NOTHING')
    .bind(ownerId, sessionId, now)
    .run()

/**
 * Ends all sessions of an owner that have begun so far. The asking one ends by its id too, since it can have begun on a
 * server whose clock is ahead.
 */
export const endAllSessions = (db: D1Database, { ownerId, sessionId }: SessionKey, now: number) =>
  db
    .prepare(
      `INSERT INTO ended_sessions VALUES (?1, '${allSessions}', ?3), (?1, ?2, ?3)
        ON CONFLICT DO UPDATE SET ended_at = max(ended_at, ?3)`
    )
    .bind(ownerId, sessionId, now)
    .run()

/** Deletes the rows of sessions that ended until `time`, once the cookies of those have expired. */
export const deleteEndedSessions = (db: D1Database, time: number) =>
  db.prepare('DELETE FROM ended_sessions WHERE ended_at <= ?').bind(time).run()
