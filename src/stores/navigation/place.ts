import { atom } from 'nanostores'
import { builderPath } from '#routes'
import { type BuilderPage, findPage, locale } from './builder-page.ts'
import { defaultBackground, dialogScreens } from './dialog-screens.ts'
import { type HistoryEntry, readEntry } from './history-entry.ts'

/** Where the user is in the builder. */
export interface Place {
  /** The screen or dialog at the URL; undefined outside of the builder. */
  page: BuilderPage | undefined
  /** The same screen, or the one behind the dialog. */
  background: BuilderPage | undefined
  /** The visit of `background`. */
  visit: string
}

/** Shows a new place by calling `show`: at once or, if something must be loaded first, later. */
export type Presenter = (place: Place, show: () => void) => void

const showAtOnce: Presenter = (_place, show) => show()
let present = showAtOnce
let latest: Place | undefined

/** Sets who shows new places. Returns what removes it. */
export function presentWith(presenter: Presenter) {
  present = presenter
  return () => {
    if (present === presenter) present = showAtOnce
  }
}

const firstVisit: HistoryEntry = { visit: '' }

/** The entry of the current URL. */
export const currentEntry = (): HistoryEntry => readEntry(globalThis.history?.state) ?? firstVisit

/** Path and query of the current URL. */
export const currentAddress = () =>
  globalThis.location ? globalThis.location.pathname + globalThis.location.search : '/'

export const isDialog = (page: BuilderPage | undefined) => page !== undefined && dialogScreens.has(page.route)

/** The place that users see. It follows the URL, from which it differs while a screen is loaded. */
export const $place = atom<Place>(placeAt(currentAddress(), currentEntry()))

function placeAt(address: string, { visit, behind }: HistoryEntry): Place {
  const page = findPage(address)
  const background = isDialog(page) ? findPage(behind ?? builderPath(locale, defaultBackground)) : page
  return { page, background, visit }
}

/** Shows the place at an address. Only the latest one is ever shown. */
export function showPlace(address = currentAddress(), entry = currentEntry()) {
  const place = placeAt(address, entry)
  latest = place
  present(place, () => {
    if (place === latest) $place.set(withFormerPages(place, $place.get()))
  })
}

/** The same page stays the same object, so that who follows it is told of changes alone. */
function withFormerPages({ page, background, visit }: Place, former: Place): Place {
  const known = [former.page, former.background]
  const reuse = (each: BuilderPage | undefined) =>
    known.find(other => other?.address === each?.address) ?? each
  return { page: reuse(page), background: reuse(background), visit }
}
