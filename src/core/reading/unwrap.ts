import type { Catalogue } from '../catalogue/catalogue.ts'
import { normalizeId } from '../id.ts'
import { isGameState, scriptOfGame } from './game-state.ts'
import { isEmpty, isRecord, isTooDeep, type RawRecord, toJsonValue } from './json-value.ts'
import type { ReportRepair } from './repair.ts'

/** A script's list and the objects around it, innermost first. These may contain metadata of the script. */
export interface Unwrapped {
  items: readonly unknown[]
  outerRecords: readonly RawRecord[]
}

/** Keys of the list in files of other tools, the most likely first. */
const listKeys = [
  'content',
  'script',
  'characters',
  'characterlist',
  'roles',
  'data',
  'json',
  'items',
  'scripts',
  'results'
]

/** Keys of a list of several scripts. */
export const collectionKeys: ReadonlySet<string> = new Set(['scripts', 'results'])

/** Keys of metadata in a collection that a meta entry has too. */
const metadataKeys = ['name', 'title', 'displayName', 'author', 'logo', 'background', 'almanac', 'bootlegger']

/** Finds a script's list in any value; undefined when there is none. */
export function unwrap(input: unknown, catalogue: Catalogue, report: ReportRepair): Unwrapped | undefined {
  if (Array.isArray(input)) return unwrapList(input, catalogue, report)
  if (typeof input === 'string') return unwrapText(input, catalogue, report)
  if (!isRecord(input)) return undefined
  if (isGameState(input)) {
    report('game_opened', {})
    return { items: scriptOfGame(input, catalogue), outerRecords: [] }
  }
  const keys = new Map(
    Object.keys(input)
      .toReversed()
      .map(key => [normalizeId(key), key] as const)
  )
  for (const plain of listKeys) {
    const key = keys.get(plain)
    const found = key === undefined ? undefined : unwrapKey(input, key, catalogue, report)
    if (found) return found
  }
  return isEntry(input) ? { items: [input], outerRecords: [] } : undefined
}

/** A list is a script, or it has a game as its only item. */
const unwrapList = (
  list: readonly unknown[],
  catalogue: Catalogue,
  report: ReportRepair
): Unwrapped | undefined =>
  list.length === 1 && isGameState(list[0])
    ? unwrap(list[0], catalogue, report)
    : { items: list, outerRecords: [] }

/** Unwraps JSON inside a JSON string; undefined for other text. */
function unwrapText(text: string, catalogue: Catalogue, report: ReportRepair): Unwrapped | undefined {
  if (!/^\s*[[{]/.test(text)) return undefined
  const value = parseJson(text)
  return value === undefined || isTooDeep(value)
    ? undefined
    : unwrap(toJsonValue(value, report), catalogue, report)
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

function unwrapKey(
  input: RawRecord,
  key: string,
  catalogue: Catalogue,
  report: ReportRepair
): Unwrapped | undefined {
  const plain = normalizeId(key)
  const inner = plain === 'characters' || plain === 'roles' ? toList(input[key]) : input[key]
  if (collectionKeys.has(plain)) return unwrapOneScript(input, key, catalogue, report)
  const found = unwrap(inner, catalogue, report)
  if (!found) return undefined
  report('wrapper_opened', {}, key)
  const rest = without(input, key)
  const described = plain === 'characters' || !Array.isArray(rest.characters) ? [] : rest.characters
  if (!described.some(isRecord)) return withAround(found, rest)
  return withAround(joinDescriptions(found, described), without(rest, 'characters'))
}

/** Opens the selected script of several, else the first. */
function unwrapOneScript(
  input: RawRecord,
  key: string,
  catalogue: Catalogue,
  report: ReportRepair
): Unwrapped | undefined {
  const scripts = input[key]
  if (!Array.isArray(scripts)) return undefined
  const selected = scripts[Number(input.currentScriptIdx ?? 0)]
  const found = unwrap(isScript(selected) ? selected : scripts.find(isScript), catalogue, report)
  if (!found) return undefined
  report('wrapper_opened', {}, key)
  return withAround(found, input)
}

/** Whether an item of a list of scripts is one: an object, or JSON as text. */
export const isScript = (item: unknown) =>
  isRecord(item) || (typeof item === 'string' && /^\s*[[{]/.test(item))

/** Adds an outer object to the result, and the collection's metadata if no object has a name. */
function withAround(found: Unwrapped, rest: RawRecord): Unwrapped {
  const around = [...found.outerRecords, rest]
  const isNamed = around.some(record => !isEmpty(record.name ?? record.title))
  if (!isNamed && isRecord(rest.collection)) around.push(pickMetadata(rest.collection))
  return { items: found.items, outerRecords: around.filter(record => !isEmpty(record)) }
}

const pickMetadata = (record: RawRecord): RawRecord =>
  Object.fromEntries(
    Object.entries(record).filter(([key, value]) => metadataKeys.includes(key) && !isEmpty(value))
  )

const without = (record: RawRecord, key: string): RawRecord =>
  Object.fromEntries(Object.entries(record).filter(([name]) => name !== key))

/** Merges a list of ids in play order with a list of descriptions: each description replaces its id. */
function joinDescriptions(found: Unwrapped, described: readonly unknown[]): Unwrapped {
  const records = described.filter(isRecord)
  const bySlug = new Map(records.flatMap(record => namesOf(record).map(name => [name, record] as const)))
  const placed = new Set<unknown>()
  const items = found.items.map(item => {
    const record = typeof item === 'string' ? bySlug.get(item) : undefined
    if (!record || placed.has(record)) return item
    placed.add(record)
    return record
  })
  return {
    items: [...items, ...described.filter(item => !placed.has(item))],
    outerRecords: found.outerRecords
  }
}

const namesOf = (record: RawRecord) =>
  [record.name, record.slug, record.id].filter(name => typeof name === 'string')

/** Converts `{imp: {…}, chef: {…}}` to a list of characters with ids; other values stay unchanged. */
function toList(value: unknown): unknown {
  if (!isRecord(value) || isEmpty(value) || isEntry(value)) return value
  const entries = Object.entries(value)
  return entries.every(([, item]) => isRecord(item))
    ? entries.map(([id, item]) => ({ id, ...Object(item) }))
    : value
}

/** Whether an object is a single entry of a script: the meta entry or a character. */
const isEntry = (record: RawRecord) =>
  record.id === '_meta' ||
  (!isEmpty(record.id ?? record.name) && (!isEmpty(record.ability) || !isEmpty(record.team)))
