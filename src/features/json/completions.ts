import { z } from 'zod'
import { plainId } from '#core/id.ts'
import { isStepId, nights, stepIds } from '#core/night.ts'
import { fileCharacterSchema, fileMetaSchema } from '#core/script-file-schema.ts'
import { type JsonCursor, type JsonPath, jsonCursor } from './json-cursor.ts'

/** What a suggested word is, for the words beside it. */
export type Sort = 'key' | 'meta' | 'character' | 'step' | 'edition' | 'word'

export interface Suggestion {
  sort: Sort
  word: string
  /** What stands beside it: the character's name, what a field is called. */
  about: string | undefined
  /** What is put in the place of the word. */
  insert: string
  /** Where the cursor stands then, from the start of what was put in. */
  cursor: number
}

export interface Suggestions {
  from: number
  to: number
  options: Suggestion[]
}

export interface SuggestionSources {
  /** `character`: the text is one character, not a list. */
  root: 'script' | 'character'
  /** Ids of all official characters. */
  official: readonly string[]
  editions: readonly string[]
  /** Ids of the script's characters, for a text that is one of them. */
  onScript: readonly string[]
  /** What a word is called in the page's language; `path` is the word's place in its entry. */
  nameOf: (sort: Sort, word: string, path: JsonPath) => string | undefined
}

/** Suggestions beyond these are found by typing on. */
const most = 80

/** What can stand at a place of the text, the likeliest first; undefined where nothing can. */
export function suggestionsAt(text: string, at: number, sources: SuggestionSources): Suggestions | undefined {
  const cursor = jsonCursor(text, at)
  if (!cursor) return undefined
  const words = cursor.kind === 'key' ? keysAt(cursor, sources) : valuesAt(cursor, sources)
  const options = words
    .filter(({ word }) => !cursor.present.has(word))
    .map(each => ({ ...each, about: sources.nameOf(each.sort, each.word, inEntry(cursor, sources)) }))
    .map(each => ({ each, rank: rankOf(cursor.typed, each) }))
    .filter(({ rank }) => rank < noMatch)
    .sort((one, other) => one.rank - other.rank)
    .slice(0, most)
    .map(({ each }) => each)
  return options.length > 0 ? { from: cursor.from, to: cursor.to, options } : undefined
}

type Bare = Omit<Suggestion, 'about'>

const noMatch = 4

/** How well a word fits what was typed: its beginning, its name's, within either, not at all. */
function rankOf(typed: string, { word, about = '' }: { word: string; about: string | undefined }): number {
  const wanted = plainId(typed)
  if (wanted === '' || plainId(word).startsWith(wanted)) return 0
  if (plainId(about).startsWith(wanted)) return 1
  if (plainId(word).includes(wanted)) return 2
  return plainId(about).includes(wanted) ? 3 : noMatch
}

/** The place within the entry of the list. */
const inEntry = ({ path }: JsonCursor, { root }: SuggestionSources) =>
  root === 'script' ? path.slice(1) : path

function keysAt(cursor: JsonCursor, sources: SuggestionSources): Bare[] {
  if (sources.root === 'script' && cursor.path.length === 0) return []
  return schemasAt(cursor, sources).flatMap(schema =>
    Object.entries(schema.properties ?? {}).map(([key, of]) => keySuggestion(key, of, cursor.hasColon))
  )
}

function keySuggestion(key: string, of: unknown, hasColon: boolean): Bare {
  const word = JSON.stringify(key)
  const begun = hasColon ? word : `${word}: ${emptyValue(of)}`
  const isInside = !hasColon && /["\]}]$/.test(begun.slice(word.length))
  return { sort: 'key', word: key, insert: begun, cursor: begun.length - (isInside ? 1 : 0) }
}

/** How a value of a schema begins, so that the cursor can stand in it. */
function emptyValue(of: unknown): string {
  const { type, enum: choices, const: only } = readSchema(of)
  if (only !== undefined) return JSON.stringify(only)
  if (type === 'array') return '[]'
  if (type === 'object') return '{}'
  return type === 'string' || choices ? '""' : ''
}

function valuesAt(cursor: JsonCursor, sources: SuggestionSources): Bare[] {
  const path = inEntry(cursor, sources)
  const [field, , inner] = path
  const isInList = sources.root === 'script' && cursor.path.length === 1
  if (isInList)
    return sources.official.filter(id => !cursor.ids.includes(id)).map(id => ofWord('character', id))
  if (path.length === 1 && field === 'id') return idValues(cursor, sources)
  if (field === 'edition') return sources.editions.map(word => ofWord('edition', word))
  if (field === 'jinxes' && inner === 'id') return jinxValues(cursor, sources)
  if (nights.some(night => night === field) && path.length === 2) return nightValues(cursor)
  return schemasAt(cursor, sources).flatMap(wordsOf)
}

const ofWord = (sort: Sort, word: string): Bare => {
  const insert = JSON.stringify(word)
  return { sort, word, insert, cursor: insert.length }
}

function idValues({ ids }: JsonCursor, { root, official }: SuggestionSources): Bare[] {
  const free = official.filter(id => !ids.includes(id)).map(id => ofWord('character', id))
  return root === 'script' ? [ofWord('meta', '_meta'), ...free] : free
}

/** With whom: those of the script first, then the other official ones. */
function jinxValues({ ids, entryId }: JsonCursor, { onScript, official }: SuggestionSources): Bare[] {
  const all = new Set([...ids, ...onScript, ...official])
  return [...all].filter(id => id !== entryId).map(id => ofWord('character', id))
}

const nightValues = ({ ids }: JsonCursor): Bare[] =>
  [...stepIds, ...ids].map(id => ofWord(isStepId(id) ? 'step' : 'character', id))

function wordsOf({ type, enum: choices, const: only }: Schema): Bare[] {
  if (type === 'boolean')
    return ['false', 'true'].map(word => ({ sort: 'word', word, insert: word, cursor: word.length }))
  return [...(choices ?? []), ...(only === undefined ? [] : [only])].map(word => ofWord('word', String(word)))
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
  type: z.string().optional(),
  enum: z.array(z.unknown()).optional(),
  const: z.unknown().optional(),
  properties: z.record(z.string(), z.unknown()).optional(),
  items: z.unknown().optional(),
  anyOf: z.array(z.unknown()).optional()
})

const readSchema = (of: unknown): Schema => schemaSchema.safeParse(of).data ?? {}

const meta = readSchema(z.toJSONSchema(fileMetaSchema))
const character = readSchema(z.toJSONSchema(fileCharacterSchema))

/** The schemas that the place may have: of the entry that it is in, of both where that is not said yet. */
function schemasAt(cursor: JsonCursor, sources: SuggestionSources): Schema[] {
  const path = inEntry(cursor, sources)
  return entrySchemas(cursor, sources).flatMap(schema => stepDown(schema, path))
}

function entrySchemas({ entryId, path }: JsonCursor, { root }: SuggestionSources): Schema[] {
  if (root === 'character') return [character]
  if (entryId === '_meta') return [meta]
  return entryId === undefined && path[0] === 0 ? [meta] : [character]
}

function stepDown(schema: Schema, path: JsonPath): Schema[] {
  const [step, ...rest] = path
  if (step === undefined) return schema.anyOf ? schema.anyOf.map(readSchema) : [schema]
  const next = typeof step === 'number' ? schema.items : schema.properties?.[step]
  return [schema, ...(schema.anyOf ?? []).map(readSchema)].flatMap(each => {
    const of = each === schema ? next : typeof step === 'number' ? each.items : each.properties?.[step]
    return of === undefined ? [] : stepDown(readSchema(of), rest)
  })
}
