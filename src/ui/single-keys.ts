const storageKey = 'single-keys'

/** What was chosen on this page, should the browser block its storage. */
let chosen: boolean | undefined

/** Whether single keys such as `?` and `/` are shortcuts. Who dictates or hits keys by accident turns them off (WCAG 2.1.4). */
export function areSingleKeysOn(): boolean {
  try {
    return localStorage.getItem(storageKey) !== 'off' && chosen !== false
  } catch {
    return chosen ?? true
  }
}

/** Turns single keys on or off on this device. */
export function setSingleKeys(isOn: boolean) {
  chosen = isOn
  try {
    if (isOn) localStorage.removeItem(storageKey)
    else localStorage.setItem(storageKey, 'off')
  } catch {
    // Storage is blocked: the choice lasts until the page is left.
  }
}
