const prefix = '#text='

/**
 * The id of the character whose text is open, from the URL's fragment: there it survives a reload and a change of the
 * language. Undefined for the introduction.
 */
export function readSelectedText(): string | undefined {
  if (!location.hash.startsWith(prefix)) return undefined
  try {
    return decodeURIComponent(location.hash.slice(prefix.length))
  } catch {
    return undefined
  }
}

/** Puts the id of the character whose text is open into the URL, without an entry in the history. */
export function writeSelectedText(id: string | undefined) {
  const fragment = id === undefined ? '' : prefix + encodeURIComponent(id)
  history.replaceState(history.state, '', location.pathname + location.search + fragment)
}
