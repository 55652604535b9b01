import type { Catalogue } from '../catalogue/catalogue.ts'
import { normalizeId } from '../id.ts'
import { isGameState, scriptOfGame } from './game-state.ts'
import { isEmpty, isPairJinx, isRecord, isTooDeep, type RawRecord, toJsonValue } from './json-value.ts'
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
  const { collection } = input
  const inCollection =
    isRecord(collection) && unwrapOneScript(input, collection, 'scripts', catalogue, report)
  if (inCollection) return inCollection
  return isEntry(input) ? { items: [input], outerRecords: [] } : undefined
}

/** A list is a script, or it has a game as its only item, or it has several scripts, of which the first is opened. */
function unwrapList(
  list: readonly unknown[],
  catalogue: Catalogue,
  report: ReportRepair
): Unwrapped | undefined {
  if (list.length === 1 && isGameState(list[0])) return unwrap(list[0], catalogue, report)
  const scripts = isScriptList(list) ? scriptsOf(list) : []
  const found = scripts.length > 0 && unwrap(scripts[0], catalogue, report)
  if (!found) return { items: list, outerRecords: [] }
  if (scripts.length > 1) report('scripts_dropped', {}, scripts.length)
  return found
}

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
  if (collectionKeys.has(plain)) return unwrapOneScript(input, input, key, catalogue, report)
  const found = unwrap(inner, catalogue, report)
  if (!found) return undefined
  report('wrapper_opened', {}, key)
  const rest = without(input, key)
  const described = plain === 'characters' || !Array.isArray(rest.characters) ? [] : rest.characters
  if (!described.some(isRecord)) return withAround(found, rest)
  return withAround(joinDescriptions(found, described), without(rest, 'characters'))
}

/** Opens the selected script of several, else the first. `holder` is `input` or a part of it. */
function unwrapOneScript(
  input: RawRecord,
  holder: RawRecord,
  key: string,
  catalogue: Catalogue,
  report: ReportRepair
): Unwrapped | undefined {
  const value = holder[key]
  const scripts = scriptsOf(value)
  const selected = Array.isArray(value) ? value[Number(input.currentScriptIdx ?? 0)] : undefined
  const found = unwrap(scripts.includes(selected) ? selected : scripts[0], catalogue, report)
  if (!found) return undefined
  report('wrapper_opened', {}, key)
  return withAround(found, input)
}

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

/** Keys of a list of several scripts. */
export const collectionKeys: ReadonlySet<string> = new Set(['scripts', 'results'])

/** Keys of a script's list in an object that is a script. */
const scriptKeys: ReadonlySet<string> = new Set(['content', 'script', 'characters', 'characterlist', 'roles'])

/** The scripts in a value of `collectionKeys`: those of a list, of an object with a script by name, or a single one. */
export function scriptsOf(value: unknown): unknown[] {
  if (Array.isArray(value)) return value.filter(item => isRecord(item) || isBareScript(item))
  if (!isRecord(value) || isEmpty(value)) return []
  if (isScriptObject(value)) return [value]
  const entries = Object.entries(value)
  const isNamed = entries.every(([, item]) => isScriptObject(item) || isBareScript(item))
  return isNamed ? entries.map(([name, item]) => nameScript(name, item)) : []
}

/**
 * Whether a list has whole scripts as its items, as some tools export all of their scripts. Lists in a list are several
 * scripts only if each has a meta entry; otherwise they are parts of one.
 */
export function isScriptList(list: readonly unknown[]): boolean {
  const items = list.filter(item => !isEmpty(item))
  if (items.length === 0) return false
  if (items.every(item => isScriptObject(item) || isJsonText(item))) return true
  return items.length > 1 && items.every(item => isScriptObject(item) || isJsonText(item) || hasMeta(item))
}

/** Whether a value is an object with a script's list, and neither a character nor a jinx. */
const isScriptObject = (value: unknown): value is RawRecord =>
  isRecord(value) &&
  isEmpty(value.ability) &&
  isEmpty(value.team) &&
  !isMeta(value) &&
  !isPairJinx(value) &&
  Object.entries(value).some(([key, list]) => scriptKeys.has(normalizeId(key)) && isBareScript(list))

/** Whether a value is a script's list itself, or JSON as text. */
const isBareScript = (value: unknown) =>
  isJsonText(value) ||
  (Array.isArray(value) &&
    value.length > 0 &&
    value.every(item => isRecord(item) || typeof item === 'string'))

const isJsonText = (value: unknown) => typeof value === 'string' && /^\s*[[{]/.test(value)

const hasMeta = (value: unknown) => Array.isArray(value) && value.some(item => isRecord(item) && isMeta(item))

const isMeta = ({ id }: RawRecord) => typeof id === 'string' && normalizeId(id) === 'meta'

/** Gives a script without a name the one that it has in its collection. */
function nameScript(name: string, script: unknown): unknown {
  if (isRecord(script)) return isEmpty(script.name ?? script.title) ? { ...script, name } : script
  return hasMeta(script) || isJsonText(script) ? script : { name, content: script }
}
