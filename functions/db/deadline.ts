/** Milliseconds that a reader waits for the database and the bucket, all reads of a request together. */
const maxWait = 3000

/** The database or the bucket didn't answer in time. */
export class StorageTimeout extends Error {
  override name = 'StorageTimeout'
}

/** The bucket answered with a failure. */
export class BucketFailure extends Error {
  override name = 'BucketFailure'
}

/** Waits for reads until all of them together have taken three seconds. */
export interface Deadline {
  /** The result of a read. Throws `StorageTimeout` after the deadline; use it for reads only, since a write may still happen. */
  within: <Result>(read: Promise<Result>) => Promise<Result>
  /** Ends the deadline: later reads may take any time. */
  lift: () => void
}

/** A deadline that reads share, one after another or at the same time. Time between reads doesn't count. */
export function createDeadline(): Deadline {
  let spent = 0
  let running = 0
  let since = 0
  let isLifted = false

  async function within<Result>(read: Promise<Result>): Promise<Result> {
    if (isLifted) return read
    if (running === 0) since = Date.now()
    running += 1
    const { promise, reject } = Promise.withResolvers<never>()
    const left = Math.max(0, maxWait - spent - (Date.now() - since))
    const timer = setTimeout(() => reject(new StorageTimeout()), left)
    try {
      return await Promise.race([read, promise])
    } finally {
      clearTimeout(timer)
      running -= 1
      if (running === 0) spent += Date.now() - since
    }
  }

  return {
    within,
    lift: () => {
      isLifted = true
    }
  }
}

/** The result of a single read, with a deadline of its own. Throws `StorageTimeout`. */
export const withinDeadline = <Result>(read: Promise<Result>): Promise<Result> =>
  createDeadline().within(read)

/** Whether an error says that the database or the bucket is unreachable for now, rather than that a statement is wrong. */
export function isStorageAway(error: unknown): boolean {
  if (error instanceof StorageTimeout || error instanceof BucketFailure) return true
  return error instanceof Error && /^D1_/.test(error.message) && !isStatementError.test(error.message)
}

/** SQLite's codes, except those for a database that is busy, full or can't be read or opened. */
const isStatementError = /SQLITE_(?!BUSY|FULL|IOERR|CANTOPEN)/
