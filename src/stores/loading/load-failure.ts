/**
 * Why code or data couldn't be loaded: without a network, from an earlier build whose files are no longer on the server, or
 * for another reason.
 */
export type LoadFailure = 'offline' | 'updated' | 'failed'

/** Milliseconds that the question to the server may take. */
const maxWait = 3000

/** Finds out why a module couldn't be loaded: asks the server for its file, or for this one, which an update replaces too. */
export async function explainLoadFailure(error: unknown): Promise<LoadFailure> {
  if (!navigator.onLine) return 'offline'
  try {
    const { status } = await fetch(fileUrl(error) ?? import.meta.url, {
      method: 'HEAD',
      cache: 'no-store',
      signal: AbortSignal.timeout(maxWait)
    })
    return status === 404 ? 'updated' : 'failed'
  } catch {
    return 'offline'
  }
}

/** Whether an error is that of a module or its style sheet that couldn't be fetched. Browsers have no code for it. */
export const isLoadFailure = (error: unknown): boolean =>
  error instanceof Error &&
  /dynamically imported module|importing a module script|preload CSS/i.test(error.message)

/** The URL of a module or style sheet of this site in the error's message, without its query; Safari names none. */
export function fileUrl(error: unknown): string | undefined {
  const [named] = (error instanceof Error && error.message.match(/https?:\/\/[^\s'"]+/)) || []
  return named?.startsWith(location.origin) ? named.split('?')[0] : undefined
}
