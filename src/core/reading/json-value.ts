import type { ReportRepair } from './repair.ts'
import { depthLimit } from './tolerant-json.ts'

export type RawRecord = Readonly<Record<string, unknown>>

export const isRecord = (value: unknown): value is RawRecord =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Whether a value is empty: undefined, null, blank text, an empty list or object. */
export const isEmpty = (value: unknown): boolean =>
  value === undefined ||
  value === null ||
  (typeof value === 'string' && value.trim() === '') ||
  (typeof value === 'object' && Object.keys(value).length === 0)

/** Whether lists and objects are nested deeper than `depthLimit`. Safe for any depth and for cycles. */
export function isTooDeep(value: unknown): boolean {
  let level = [value]
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth > depthLimit) return true
    level = level.flatMap(item => (typeof item === 'object' && item !== null ? Object.values(item) : []))
  }
  return false
}

/**
 * Converts a value to one that JSON can represent; anything else becomes null. Renames the key `__proto__`, so that
 * later copies can't change a prototype.
 */
export function toJsonValue(value: unknown, report: ReportRepair): unknown {
  if (Array.isArray(value)) return value.map(item => toJsonValue(item, report))
  if (isRecord(value)) return tidyRecord(value, report)
  // Adding 0 turns negative zero, which JSON can't represent, into 0.
  if (typeof value === 'number' && Number.isFinite(value)) return value + 0
  if (typeof value === 'string' || typeof value === 'boolean' || value === null) return value
  report('json_word', {}, String(value), 'null')
  return null
}

function tidyRecord(record: RawRecord, report: ReportRepair): RawRecord {
  const entries = Object.entries(record).filter(([, value]) => value !== undefined)
  return Object.fromEntries(
    entries.map(([key, value]) => {
      if (key !== '__proto__') return [key, toJsonValue(value, report)]
      report('key_renamed', {}, key, 'original__proto__')
      return ['original__proto__', toJsonValue(value, report)]
    })
  )
}

/** Whether an entry is a jinx that names both characters: `{characters: [a, b], reason}`. */
export const isPairJinx = (value: unknown): value is RawRecord & { characters: string[] } =>
  isRecord(value) &&
  typeof value.reason === 'string' &&
  Array.isArray(value.characters) &&
  value.characters.length > 1 &&
  value.characters.every(id => typeof id === 'string' && id !== '')
