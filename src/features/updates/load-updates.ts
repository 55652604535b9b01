// A bundle of its own, and its address: a dynamic import would bring the builder's loader to pages that are read.

import { snapshotKey } from './snapshot/snapshot-key.ts'
import startUpdates from './start-updates.ts?worker&url'

/** Milliseconds between the load of the page and that of the code for updates, which nobody waits for. */
const delay = 2000

/**
 * Loads and starts the code for updates: at once if a reload has something to restore, or when the user enters a field,
 * whose text it stores for a reload; else when the page is at rest.
 */
export function loadUpdates() {
  if (hasSnapshot() || isField(document.activeElement)) return load()
  document.addEventListener('focusin', ({ target }) => void (isField(target) && load()))
  const loadLater = () => setTimeout(load, delay)
  if (document.readyState === 'complete') loadLater()
  else addEventListener('load', loadLater)
}

/** Not the field that the page has before its island's code runs: the island's own takes the focus over. */
const isField = (target: EventTarget | null) =>
  target instanceof Element &&
  target.matches('input, select, textarea') &&
  !target.closest('astro-island[ssr]')

/** Again and again, if need be: the code runs once. */
async function load() {
  try {
    await import(/* @vite-ignore */ startUpdates)
  } catch {
    // Without a network. The browser itself looks for a new version at the next visit.
  }
}

function hasSnapshot(): boolean {
  try {
    return sessionStorage.getItem(snapshotKey) !== null
  } catch {
    return false
  }
}
