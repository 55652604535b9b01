/** The keys of what a user writes and chooses in this browser. Links to the account and the user's name aren't among them. */
const contentKeys = /^belfry:(?!saved$|last-user$|unreadable$)/

const unreadableKey = 'belfry:unreadable'

/**
 * Removes what this browser stores of the open script, drafts and choices, so that the builder opens empty. A copy of all of
 * it takes the place of text that couldn't be read, which the builder then offers for download. Does nothing where storage
 * is blocked or has no room for the copy.
 */
export function setStoredDataAside(): void {
  try {
    const [local, session] = [readTexts(localStorage), readTexts(sessionStorage)]
    const unreadable = localStorage.getItem(unreadableKey)
    const copy = JSON.stringify({ ...session, ...local, ...(unreadable && { unreadable }) })
    // First, so that there is room for the copy.
    for (const key of Object.keys(local)) localStorage.removeItem(key)
    try {
      localStorage.setItem(unreadableKey, copy)
    } catch {
      for (const [key, text] of Object.entries(local)) localStorage.setItem(key, text)
      return
    }
    for (const key of Object.keys(session)) sessionStorage.removeItem(key)
  } catch {
    // Storage is blocked: nothing is stored.
  }
}

const readTexts = (storage: Storage): Record<string, string> =>
  Object.fromEntries(Object.entries({ ...storage }).filter(([key]) => contentKeys.test(key)))
