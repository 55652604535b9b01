import { onMount } from 'nanostores'
import { builderPath } from '#routes'
import { findPage, locale } from './builder-page.ts'
import { defaultBackground } from './dialog-screens.ts'
import { type HistoryEntry, newVisit, readEntry } from './history-entry.ts'
import { $place, currentAddress, currentEntry, isDialog, showPlace } from './place.ts'

interface NavigationOptions {
  /** Replaces the history entry of the current screen, which is still the same visit. */
  replaces?: boolean
  /** A link in a dialog leads back to the dialog; an action that leaves a dialog has finished it. */
  isLink?: boolean
}

/** Milliseconds after which a step back counts as refused: browsers limit how many there are in a while. */
const backTimeout = 1000

/** Navigations that wait until the browser is back at the screen behind a dialog. Undefined while it isn't going back. */
let waiting: (() => void)[] | undefined
let backTimer: ReturnType<typeof setTimeout> | undefined

/**
 * Opens a URL of the builder. The history has no entries for closed dialogs: the way to the screen behind a dialog is the
 * way back, and a dialog that opens from a dialog replaces it.
 */
export function navigate(address: string, options: NavigationOptions = {}) {
  if (waiting) return void waiting.push(() => navigate(address, options))
  const { replaces = false, isLink = false } = options
  const page = findPage(address)
  if (!page || (address === currentAddress() && !replaces)) return
  const entry = currentEntry()
  if (entry.behind === address) return goBack(entry)
  const leavesDialog = isDialog(findPage(currentAddress())) && (isDialog(page) || !isLink)
  writeEntry(address, nextEntry(address, entry, replaces), replaces || leavesDialog)
  showPlace()
}

function nextEntry(address: string, entry: HistoryEntry, replaces: boolean): HistoryEntry {
  const current = findPage(currentAddress())
  if (isDialog(findPage(address))) {
    if (entry.behind !== undefined || !current || isDialog(current)) return entry
    return { visit: entry.visit, behind: current.address }
  }
  const isSameScreen = pathOf(address) === pathOf(entry.behind ?? currentAddress())
  return { visit: replaces || isSameScreen ? entry.visit : newVisit() }
}

/** Closes the dialog at the current URL, if it is one. */
export function closeDialog() {
  if (waiting || !isDialog(findPage(currentAddress()))) return
  const entry = currentEntry()
  if (entry.behind === undefined) navigate(builderPath(locale, defaultBackground), { replaces: true })
  else goBack(entry)
}

/** Shows the screen behind the dialog at once: the browser goes back a moment later. */
function goBack({ visit, behind = '' }: HistoryEntry) {
  waiting = []
  history.back()
  backTimer = setTimeout(() => {
    writeEntry(behind, { visit }, true)
    runWaiting()
  }, backTimeout)
  showPlace(behind, { visit })
}

function runWaiting() {
  const runs = waiting ?? []
  waiting = undefined
  clearTimeout(backTimer)
  for (const run of runs) run()
}

// While anything shows the place, it follows the browser's back and forward buttons.
onMount($place, () => {
  if (typeof window === 'undefined') return
  showPlace()
  addEventListener('popstate', followHistory)
  return () => removeEventListener('popstate', followHistory)
})

function followHistory() {
  // A link to a part of the screen, such as the one that skips the menu, makes an entry without state.
  if (!readEntry(history.state))
    history.replaceState({ visit: $place.get().visit } satisfies HistoryEntry, '')
  showPlace()
  runWaiting()
}

/**
 * Marks the history entry that the page opened with. A dialog with a typed URL gets an entry for the screen behind it, where
 * the back button leads.
 */
export function markFirstEntry() {
  if (readEntry(history.state)) return
  const entry: HistoryEntry = { visit: newVisit() }
  const address = currentAddress() + location.hash
  if (!isDialog(findPage(address))) {
    history.replaceState(entry, '')
    return showPlace()
  }
  const behind = builderPath(locale, defaultBackground)
  writeEntry(behind, entry, true)
  writeEntry(address, { ...entry, behind }, false)
  showPlace()
}

function writeEntry(address: string, entry: HistoryEntry, replaces: boolean) {
  if (typeof history === 'undefined') return
  if (replaces) history.replaceState(entry, '', address)
  else history.pushState(entry, '', address)
}

const pathOf = (address: string) => new URL(address, 'http://builder').pathname
