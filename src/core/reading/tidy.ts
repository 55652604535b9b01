import type { Note } from './repair.ts'
import { depthLimit } from './tolerant-json.ts'

export type RawRecord = Readonly<Record<string, unknown>>

export const isRecord = (value: unknown): value is RawRecord =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Whether a value says nothing: absent, null, blank text, an empty list or object. */
export const isEmpty = (value: unknown): boolean =>
  value === undefined ||
  value === null ||
  (typeof value === 'string' && value.trim() === '') ||
  (typeof value === 'object' && Object.keys(value).length === 0)

/** Whether lists and objects stand in each other deeper than a script file needs. Safe for any depth and for cycles. */
export function isTooDeep(value: unknown): boolean {
  let level = [value]
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth > depthLimit) return true
    level = level.flatMap(item => (typeof item === 'object' && item !== null ? Object.values(item) : []))
  }
  return false
}

/**
 * The value as JSON would carry it: what JSON cannot say becomes null. A key that would reach into an
 * object's prototype is renamed, so that no later copy can do harm with it.
 */
export function tidy(value: unknown, note: Note): unknown {
  if (Array.isArray(value)) return value.map(item => tidy(item, note))
  if (isRecord(value)) return tidyRecord(value, note)
  // Adding 0 turns a negative zero, which JSON cannot write, into a plain one.
  if (typeof value === 'number' && Number.isFinite(value)) return value + 0
  if (typeof value === 'string' || typeof value === 'boolean' || value === null) return value
  note('json_word', {}, String(value), 'null')
  return null
}

function tidyRecord(record: RawRecord, note: Note): RawRecord {
  const entries = Object.entries(record).filter(([, value]) => value !== undefined)
  return Object.fromEntries(
    entries.map(([key, value]) => {
      if (key !== '__proto__') return [key, tidy(value, note)]
      note('key_renamed', {}, key, 'original__proto__')
      return ['original__proto__', tidy(value, note)]
    })
  )
}

/** Whether an entry says by itself whom it is about, as `{characters: [a, b], reason}`. */
export const isPairJinx = (value: unknown): value is RawRecord & { characters: string[] } =>
  isRecord(value) &&
  typeof value.reason === 'string' &&
  Array.isArray(value.characters) &&
  value.characters.length > 1 &&
  value.characters.every(id => typeof id === 'string' && id !== '')
