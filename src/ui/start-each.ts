/** Starts parts of a page one after another. One that throws is reported, and the others start all the same. */
export function startEach(starts: readonly (() => unknown)[]): void {
  for (const start of starts) {
    try {
      start()
    } catch (error) {
      reportError(error)
    }
  }
}
