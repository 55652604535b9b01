import type { z } from 'zod/mini'
import { isEqual } from '../equal.ts'
import { limits } from '../limits.ts'
import type { RawRecord } from '../reading/json-value.ts'
import type { FileLocation } from '../reading/repair.ts'
import type { ScriptFile } from './script-file.ts'
import { fileCharacterSchema, fileIdSchema, fileMetaSchema } from './script-file-schema.ts'
import { isUri } from './uri.ts'

type Issue = z.core.$ZodIssue

export interface StrictFile {
  file: ScriptFile
  /** What was shortened or left out; [] for a file that is valid already. */
  losses: FileLocation[]
}

/**
 * Makes a written file valid by the format, for tools that refuse others: long texts and lists are shortened, values
 * that the format doesn't know are left out. A file of fewer than five entries stays too short.
 */
export function strictFile(file: ScriptFile): StrictFile {
  const losses: FileLocation[] = []
  const entries = file.flatMap((entry): ScriptFile => {
    if (typeof entry !== 'string') {
      const fitted = fitEntry(entry)
      losses.push(...findLosses(entry, fitted))
      return [fitted]
    }
    if (fileIdSchema.safeParse(entry).success) return [entry]
    losses.push({ id: entry })
    return []
  })
  if (entries.length > limits.script.entries) losses.push({})
  return { file: entries.slice(0, limits.script.entries), losses }
}

/** The changed fields of an entry. */
function findLosses(before: RawRecord, after: RawRecord): FileLocation[] {
  const { id, name } = before
  const location = { id: String(id), ...(typeof name === 'string' ? { name } : {}) }
  return Object.keys(before)
    .filter(field => !isEqual(before[field], after[field]))
    .map(field => ({ ...location, field }))
}

/** Fits an entry in rounds, since the items of a list that is too long have no issues of their own yet. */
function fitEntry(entry: Record<string, unknown>, rounds = 3): Record<string, unknown> {
  const schema = entry.id === '_meta' ? fileMetaSchema : fileCharacterSchema
  const issues = schema.safeParse(entry).error?.issues ?? []
  if (issues.length === 0 || rounds === 0) return entry
  const fitted = Object.entries(entry).map(([key, value]) => [key, fitField(value, key, issues)] as const)
  return fitEntry(Object.fromEntries(fitted.filter(([, value]) => value !== undefined)), rounds - 1)
}

/** Fits one field by its issues. */
function fitField(value: unknown, key: string, issues: readonly Issue[]): unknown {
  const own = issues.filter(({ path }) => path[0] === key)
  const byItem = Map.groupBy(own, ({ path }) => path[1])
  const items = Array.isArray(value)
    ? value.flatMap((item, index) => fitItem(item, byItem.get(index) ?? []))
    : value
  return (byItem.get(undefined) ?? []).reduce(fitValue, items)
}

/** Shortens the text of an item, or leaves the item out. */
function fitItem(item: unknown, issues: readonly Issue[]): unknown[] {
  const fitted = issues.reduce<unknown>((value, issue) => {
    const [, , key] = issue.path
    if (key === undefined) return fitValue(value, issue)
    if (key === 'id') return undefined
    const part = fitValue(new Map(Object.entries(Object(value))).get(String(key)), issue)
    return part === undefined || value === undefined ? undefined : { ...Object(value), [key]: part }
  }, item)
  return fitted === undefined ? [] : [fitted]
}

/** Shortens a text or a list that is too long; undefined for a value with any other issue. */
function fitValue(value: unknown, issue: Issue): unknown {
  if (issue.code !== 'too_big') return undefined
  const maximum = Number(issue.maximum)
  if (typeof value === 'string') return isUri(value) ? undefined : `${value.slice(0, maximum - 1)}…`
  return Array.isArray(value) ? value.slice(0, maximum) : undefined
}
