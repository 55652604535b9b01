/** Milliseconds that a reader waits for the database. */
const deadline = 3000

/** The database didn't answer in time. */
export class DatabaseTimeout extends Error {
  override name = 'DatabaseTimeout'
}

/** The result of a query. Throws `DatabaseTimeout` after the deadline; a write may still happen then. */
export async function withinDeadline<Result>(query: Promise<Result>): Promise<Result> {
  const { promise, reject } = Promise.withResolvers<never>()
  const timer = setTimeout(() => reject(new DatabaseTimeout()), deadline)
  try {
    return await Promise.race([query, promise])
  } finally {
    clearTimeout(timer)
  }
}

/** Whether an error says that the database is unreachable for now, rather than that a statement is wrong. */
export function isDatabaseAway(error: unknown): boolean {
  if (error instanceof DatabaseTimeout) return true
  return error instanceof Error && /^D1_/.test(error.message) && !isStatementError.test(error.message)
}

/** SQLite's codes, except those for a database that is busy, full or can't be read or opened. */
const isStatementError = /SQLITE_(?!BUSY|FULL|IOERR|CANTOPEN)/
