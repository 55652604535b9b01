const storageKey = 'recent-commands'

/** Commands that are remembered. */
const maxRecent = 6

/** Ids of the commands that ran last on this device, the latest first. */
export function readRecent(): readonly string[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(storageKey) ?? '[]')
    return Array.isArray(stored)
      ? stored.filter(id => typeof id === 'string' && id !== '').slice(0, maxRecent)
      : []
  } catch {
    return []
  }
}

/** Remembers that a command ran. */
export function rememberCommand(id: string) {
  const recent = [id, ...readRecent().filter(each => each !== id)].slice(0, maxRecent)
  try {
    localStorage.setItem(storageKey, JSON.stringify(recent))
  } catch {
    // Storage is blocked or full: the palette shows no recent commands.
  }
}
