import { plainId } from '../id.ts'
import type { Note } from './repair.ts'
import { isEmpty, isRecord, type RawRecord } from './tidy.ts'

/** The list of a script, and what stood around it: entries that may name the script, the closest first. */
export interface Unwrapped {
  items: readonly unknown[]
  around: readonly RawRecord[]
}

/** Keys under which other tools keep the list, the likeliest first. */
const listKeys = [
  'content',
  'script',
  'characters',
  'characterlist',
  'roles',
  'data',
  'json',
  'items',
  'scripts'
]

/** Keys of what an inner object says about the script that a `_meta` entry says too. */
const naming = ['name', 'title', 'displayName', 'author', 'logo', 'background', 'almanac', 'bootlegger']

/** Finds the list in whatever a file holds; undefined when there is none. */
export function unwrap(input: unknown, note: Note): Unwrapped | undefined {
  if (Array.isArray(input)) return { items: input, around: [] }
  if (typeof input === 'string') return unwrapText(input, note)
  if (!isRecord(input)) return undefined
  for (const plain of listKeys) {
    const key = Object.keys(input).find(name => plainId(name) === plain)
    const found = key === undefined ? undefined : unwrapKey(input, key, note)
    if (found) return found
  }
  return isEntry(input) ? { items: [input], around: [] } : undefined
}

/** JSON that stands in the file as text. Plain words are no list, and their refusal is the caller's. */
function unwrapText(text: string, note: Note): Unwrapped | undefined {
  if (!/^\s*[[{]/.test(text)) return undefined
  try {
    return unwrap(JSON.parse(text), note)
  } catch {
    return undefined
  }
}

function unwrapKey(input: RawRecord, key: string, note: Note): Unwrapped | undefined {
  const plain = plainId(key)
  const inner = plain === 'characters' || plain === 'roles' ? listOf(input[key]) : input[key]
  if (plain === 'scripts') return unwrapFirstScript(input, inner, note)
  const found = unwrap(inner, note)
  if (!found) return undefined
  note('wrapper_opened', {}, key)
  const rest = without(input, key)
  const described = plain === 'characters' || !Array.isArray(rest.characters) ? [] : rest.characters
  if (!described.some(isRecord)) return withAround(found, rest)
  return withAround(joinDescriptions(found, described), without(rest, 'characters'))
}

/** Of several scripts the first is opened; all of them stay in the file. */
function unwrapFirstScript(input: RawRecord, scripts: unknown, note: Note): Unwrapped | undefined {
  const found = Array.isArray(scripts) ? unwrap(scripts.find(isRecord), note) : undefined
  if (!found) return undefined
  note('wrapper_opened', {}, 'scripts')
  return withAround(found, input)
}

/** What stood around a list: the inner object first, and a collection's name where nothing else has one. */
function withAround(found: Unwrapped, rest: RawRecord): Unwrapped {
  const around = [...found.around, rest]
  const isNamed = around.some(record => !isEmpty(record.name ?? record.title))
  if (!isNamed && isRecord(rest.collection)) around.push(pick(rest.collection))
  return { items: found.items, around: around.filter(record => !isEmpty(record)) }
}

const pick = (record: RawRecord): RawRecord =>
  Object.fromEntries(Object.entries(record).filter(([key, value]) => naming.includes(key) && !isEmpty(value)))

const without = (record: RawRecord, key: string): RawRecord =>
  Object.fromEntries(Object.entries(record).filter(([name]) => name !== key))

/** A list of ids in play order and a list of descriptions become one list; each description takes its id's place. */
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
  return { items: [...items, ...described.filter(item => !placed.has(item))], around: found.around }
}

const namesOf = (record: RawRecord) =>
  [record.name, record.slug, record.id].filter(name => typeof name === 'string')

/** `{imp: {…}, chef: {…}}` as a list of characters with their ids. */
function listOf(value: unknown): unknown {
  if (!isRecord(value) || isEmpty(value) || isEntry(value)) return value
  const entries = Object.entries(value)
  return entries.every(([, item]) => isRecord(item))
    ? entries.map(([id, item]) => ({ id, ...Object(item) }))
    : value
}

/** Whether an object is itself one entry of a script: its `_meta`, or a character. */
const isEntry = (record: RawRecord) =>
  record.id === '_meta' ||
  (!isEmpty(record.id ?? record.name) && (!isEmpty(record.ability) || !isEmpty(record.team)))
