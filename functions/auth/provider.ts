/** Milliseconds that the provider may take to answer (specification, section 9). */
const patience = 10_000

/** Asks the identity provider, and gives up after ten seconds. */
export const fetchProvider: typeof fetch = (input, init) =>
  fetch(input, { ...init, signal: AbortSignal.timeout(patience) })
