import { splitLocale } from '#routes'
import { type Field, type FieldPosition, listFields, readField } from './page-fields.ts'
import { snapshotKey } from './snapshot-key.ts'

/** Changes with the shape of the snapshot: the page that restores it may be of another build. */
const VERSION = 1

export interface StoredField extends FieldPosition {
  value: string | boolean
}

/** What a page contains that its stores don't know. */
export interface PageSnapshot {
  version: typeof VERSION
  /** Without the prefix of the language, and with the query. */
  path: string
  language: string
  /** Milliseconds since the epoch. */
  savedAt: number
  fields: StoredField[]
  /** Index in `fields` of the field with the focus, and its selection. */
  focus?: { field: number; start: number | null; end: number | null } | undefined
  /** Distances in pixels that the page and the open dialog are scrolled. */
  scroll: { page: number; dialog: number }
}

/** Stores the fields, focus and scroll positions of the page. @param focused the field that the user was in last */
export function saveSnapshot(focused: Field | undefined) {
  const fields = listFields(content())
  const index = fields.findIndex(({ field }) => field === focused)
  const snapshot: PageSnapshot = {
    version: VERSION,
    path: barePath(),
    language: document.documentElement.lang,
    savedAt: Date.now(),
    fields: fields.map(({ field, ...position }) => ({ ...position, value: readField(field) })),
    focus: focused && index >= 0 ? { field: index, ...selectionOf(focused) } : undefined,
    scroll: { page: scrollY, dialog: dialogBody()?.scrollTop ?? 0 }
  }
  try {
    sessionStorage.setItem(snapshotKey, JSON.stringify(snapshot))
  } catch {
    // Storage is full or blocked: what isn't in a store is lost.
  }
}

/**
 * Takes the snapshot out of the storage.
 *
 * @returns undefined unless it is of this address and the page was left to come here: for a reload, not for a later visit
 */
export function takeSnapshot(): PageSnapshot | undefined {
  try {
    const text = sessionStorage.getItem(snapshotKey)
    sessionStorage.removeItem(snapshotKey)
    const snapshot: PageSnapshot | null = JSON.parse(text ?? 'null')
    return snapshot?.version === VERSION && snapshot.path === barePath() && isRecent(snapshot)
      ? snapshot
      : undefined
  } catch {
    return undefined
  }
}

/** The former page is left only after the navigation to this one has begun. The clocks may differ a little. */
const isRecent = ({ savedAt }: PageSnapshot) => savedAt > performance.timeOrigin - 1000

const barePath = () => splitLocale(location.pathname).path + location.search

/** The page without its menu, whose choices are stored. */
export const content = (): ParentNode => document.querySelector('main') ?? document.body

/** The scrolling part of the open dialog. */
export const dialogBody = () => document.querySelector('dialog[open] .dialog-body')

/** Fields of numbers and choices have no selection. */
const selectionOf = (field: Field) =>
  field instanceof HTMLSelectElement
    ? { start: null, end: null }
    : { start: field.selectionStart, end: field.selectionEnd }
