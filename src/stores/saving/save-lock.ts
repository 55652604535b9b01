let lastWork: Promise<unknown> = Promise.resolve()

/** Runs one save or check of a script at a time across all tabs; only within this tab if the browser has no Web Locks. */
export function withSaveLock<Value>(
  copyId: string,
  work: () => Value | Promise<Value>
): Promise<Awaited<Value>> {
  const { locks } = navigator
  if (locks) return locks.request(`belfry:save:${copyId}`, async () => await work())
  const done = lastWork.then(work)
  lastWork = done.catch(() => undefined)
  return Promise.resolve(done)
}
