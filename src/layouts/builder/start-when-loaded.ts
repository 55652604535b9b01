/**
 * Loads code and runs it until `signal` aborts. If it can't be loaded, tries again once the browser is online; until then
 * the script is in local storage.
 *
 * @param load resolves to a function that starts something and returns what stops it
 */
export function startWhenLoaded(load: () => Promise<() => () => void>, signal: AbortSignal) {
  load().then(
    start => {
      if (!signal.aborted) signal.addEventListener('abort', start())
    },
    () => addEventListener('online', () => startWhenLoaded(load, signal), { once: true, signal })
  )
}
