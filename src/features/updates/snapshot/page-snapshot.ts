import { storeForReload, takeAfterReload } from '#stores/storage/reload-state.ts'
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
  language: string
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
    language: document.documentElement.lang,
    fields: fields.map(({ field, ...position }) => ({ ...position, value: readField(field) })),
    focus: focused && index >= 0 ? { field: index, ...selectionOf(focused) } : undefined,
    scroll: { page: scrollY, dialog: dialogBody()?.scrollTop ?? 0 }
  }
  storeForReload(snapshotKey, snapshot)
}

/** Takes the snapshot out of the storage. Undefined unless the same page was left to come here, by a build with this format. */
export function takeSnapshot(): PageSnapshot | undefined {
  const snapshot = takeAfterReload(snapshotKey) as PageSnapshot | null | undefined
  return snapshot?.version === VERSION ? snapshot : undefined
}

/** The page without its menu, whose choices are stored. */
export const content = (): ParentNode => document.querySelector('main') ?? document.body

/** The scrolling part of the open dialog. */
export const dialogBody = () => document.querySelector('dialog[open] .dialog-body')

/** Fields of numbers and choices have no selection. */
const selectionOf = (field: Field) =>
  field instanceof HTMLSelectElement
    ? { start: null, end: null }
    : { start: field.selectionStart, end: field.selectionEnd }
