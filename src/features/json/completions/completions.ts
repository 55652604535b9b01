import * as z from 'zod/mini'
import { normalizeId } from '#core/id.ts'
import { isStepId, nights, stepIds } from '#core/night/night.ts'
import { fileCharacterSchema, fileMetaSchema } from '#core/script/script-file-schema.ts'
import { type JsonCursor, type JsonPath, jsonCursor } from './json-cursor.ts'

/** What kind of word a completion is; it decides the text beside the word. */
export type CompletionKind = 'key' | 'meta' | 'character' | 'step' | 'edition' | 'word'

export interface Completion {
  kind: CompletionKind
  word: string
  /** Text beside the word: the name of the character or of the field. */
  about: string | undefined
  /** Text that replaces the word. */
  insert: string
  /** Position of the cursor afterwards, from the start of the inserted text. */
  cursor: number
}

/** The completions for a range of the text: offsets, `to` exclusive. */
export interface Completions {
  from: number
  to: number
  options: Completion[]
}

/** The data that completions are made from. */
export interface CompletionData {
  /** `script`: the text is a list of entries. `character`: the text is one character. */
  root: 'script' | 'character'
  /** Ids of all official characters. */
  official: readonly string[]
  editions: readonly string[]
  /** Ids of the script's characters, needed if the text is only one of them. */
  onScript: readonly string[]
  /** Name of a word in the page's language; `path` is the path of the word in its entry. */
  nameOf: (kind: CompletionKind, word: string, path: JsonPath) => string | undefined
}

const maxCompletions = 80

/** Completions at an offset of the text, best match first; undefined if there are none. */
export function completionsAt(text: string, offset: number, data: CompletionData): Completions | undefined {
  const cursor = jsonCursor(text, offset)
  if (!cursor) return undefined
  const words = cursor.kind === 'key' ? keysAt(cursor, data) : valuesAt(cursor, data)
  const options = words
    .filter(({ word }) => !cursor.present.has(word))
    .map(each => ({ ...each, about: data.nameOf(each.kind, each.word, pathInEntry(cursor, data)) }))
    .map(each => ({ each, rank: rankOf(cursor.typed, each) }))
    .filter(({ rank }) => rank < noMatch)
    .sort((one, other) => one.rank - other.rank)
    .slice(0, maxCompletions)
    .map(({ each }) => each)
  return options.length > 0 ? { from: cursor.from, to: cursor.to, options } : undefined
}

type BareCompletion = Omit<Completion, 'about'>

const noMatch = 4

/** How well a word matches, 0 is best: prefix of the word, prefix of its name, inside the word, inside the name. */
function rankOf(typed: string, { word, about = '' }: { word: string; about: string | undefined }): number {
  const query = normalizeId(typed)
  if (query === '' || normalizeId(word).startsWith(query)) return 0
  if (normalizeId(about).startsWith(query)) return 1
  if (normalizeId(word).includes(query)) return 2
  return normalizeId(about).includes(query) ? 3 : noMatch
}

/** Path of the cursor within its entry. */
const pathInEntry = ({ path }: JsonCursor, { root }: CompletionData) =>
  root === 'script' ? path.slice(1) : path

function keysAt(cursor: JsonCursor, data: CompletionData): BareCompletion[] {
  if (data.root === 'script' && cursor.path.length === 0) return []
  return schemasAt(cursor, data).flatMap(schema =>
    Object.entries(schema.properties ?? {}).map(([key, of]) => keyCompletion(key, of, cursor.hasColon))
  )
}

function keyCompletion(key: string, of: unknown, hasColon: boolean): BareCompletion {
  const word = JSON.stringify(key)
  const begun = hasColon ? word : `${word}: ${emptyValue(of)}`
  const isInside = !hasColon && /["\]}]$/.test(begun.slice(word.length))
  return { kind: 'key', word: key, insert: begun, cursor: begun.length - (isInside ? 1 : 0) }
}

/** An empty value of a schema, to insert after a key. */
function emptyValue(of: unknown): string {
  const { type, enum: choices, const: only } = readSchema(of)
  if (only !== undefined) return JSON.stringify(only)
  if (type === 'array') return '[]'
  if (type === 'object') return '{}'
  return type === 'string' || choices ? '""' : ''
}

function valuesAt(cursor: JsonCursor, data: CompletionData): BareCompletion[] {
  const path = pathInEntry(cursor, data)
  const [field, , inner] = path
  const isInList = data.root === 'script' && cursor.path.length === 1
  if (isInList)
    return data.official.filter(id => !cursor.ids.includes(id)).map(id => wordCompletion('character', id))
  if (path.length === 1 && field === 'id') return idValues(cursor, data)
  if (field === 'edition') return data.editions.map(word => wordCompletion('edition', word))
  if (field === 'jinxes' && inner === 'id') return jinxValues(cursor, data)
  if (nights.some(night => night === field) && path.length === 2) return nightValues(cursor)
  return schemasAt(cursor, data).flatMap(schemaValues)
}

const wordCompletion = (kind: CompletionKind, word: string): BareCompletion => {
  const insert = JSON.stringify(word)
  return { kind, word, insert, cursor: insert.length }
}

function idValues({ ids }: JsonCursor, { root, official }: CompletionData): BareCompletion[] {
  const free = official.filter(id => !ids.includes(id)).map(id => wordCompletion('character', id))
  return root === 'script' ? [wordCompletion('meta', '_meta'), ...free] : free
}

/** Other characters that a jinx can be with: the script's first, then the other official ones. */
function jinxValues({ ids, entryId }: JsonCursor, { onScript, official }: CompletionData): BareCompletion[] {
  const all = new Set([...ids, ...onScript, ...official])
  return [...all].filter(id => id !== entryId).map(id => wordCompletion('character', id))
}

const nightValues = ({ ids }: JsonCursor): BareCompletion[] =>
  [...stepIds, ...ids].map(id => wordCompletion(isStepId(id) ? 'step' : 'character', id))

function schemaValues({ type, enum: choices, const: only }: Schema): BareCompletion[] {
  if (type === 'boolean')
    return ['false', 'true'].map(word => ({ kind: 'word', word, insert: word, cursor: word.length }))
  return [...(choices ?? []), ...(only === undefined ? [] : [only])].map(word =>
    wordCompletion('word', String(word))
  )
}

interface Schema {
  type?: string | undefined
  enum?: readonly unknown[] | undefined
  const?: unknown
  properties?: Readonly<Record<string, unknown>> | undefined
  items?: unknown
  anyOf?: readonly unknown[] | undefined
}

const schemaSchema = z.object({
  type: z.optional(z.string()),
  enum: z.optional(z.array(z.unknown())),
  const: z.optional(z.unknown()),
  properties: z.optional(z.record(z.string(), z.unknown())),
  items: z.optional(z.unknown()),
  anyOf: z.optional(z.array(z.unknown()))
})

const readSchema = (of: unknown): Schema => schemaSchema.safeParse(of).data ?? {}

const metaSchema = readSchema(z.toJSONSchema(fileMetaSchema))
const characterSchema = readSchema(z.toJSONSchema(fileCharacterSchema))

/** The JSON schemas that may apply at the cursor. The first entry counts as the meta entry until it has an id. */
function schemasAt(cursor: JsonCursor, data: CompletionData): Schema[] {
  const path = pathInEntry(cursor, data)
  return entrySchemas(cursor, data).flatMap(schema => schemasAtPath(schema, path))
}

function entrySchemas({ entryId, path }: JsonCursor, { root }: CompletionData): Schema[] {
  if (root === 'character') return [characterSchema]
  if (entryId === '_meta') return [metaSchema]
  return entryId === undefined && path[0] === 0 ? [metaSchema] : [characterSchema]
}

function schemasAtPath(schema: Schema, path: JsonPath): Schema[] {
  const [step, ...rest] = path
  if (step === undefined) return schema.anyOf ? schema.anyOf.map(readSchema) : [schema]
  const next = typeof step === 'number' ? schema.items : schema.properties?.[step]
  return [schema, ...(schema.anyOf ?? []).map(readSchema)].flatMap(each => {
    const of = each === schema ? next : typeof step === 'number' ? each.items : each.properties?.[step]
    return of === undefined ? [] : schemasAtPath(readSchema(of), rest)
  })
}
