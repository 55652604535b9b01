export type JsonPath = readonly (string | number)[]

/** Position of the cursor in a JSON text, which may be incomplete. `from` and `to` are offsets. */
export interface JsonCursor {
  kind: 'key' | 'value'
  /** Keys and indexes that lead to the value, or to the object that has the key. */
  path: JsonPath
  /** Range of the word at the cursor, with quotation marks; empty if no word has begun. */
  from: number
  to: number
  /** The part of the word before the cursor. */
  typed: string
  /** Whether a colon follows the word. */
  hasColon: boolean
  /** Other keys of the same object, or other texts of the same list. */
  present: ReadonlySet<string>
  /** The `id` of the entry at the cursor: an item of the outermost list, or the outermost object. */
  entryId: string | undefined
  /** Ids of the entries of the outermost list. */
  ids: readonly string[]
}

/** An open object or list while the text is read. */
interface Level {
  isList: boolean
  key: string
  index: number
  /** In an object: whether a colon followed the last comma. */
  isAfterColon: boolean
  /** Whether the current value is present. */
  isFilled: boolean
  words: { text: string; from: number }[]
  keys: { text: string; from: number }[]
  id: string | undefined
}

const token = /"(?:[^"\\\n]|\\.)*"?|[[\]{}:,]|[^\s[\]{}:,"]+/g

/** Finds the cursor by tokens, so that incomplete text works. Undefined if nothing can be inserted at the offset. */
export function jsonCursor(text: string, offset: number): JsonCursor | undefined {
  const root = newLevel(true)
  const stack: Level[] = [root]
  let found: { context: CursorContext; from: number; to: number } | undefined
  const setFound = (from: number, to: number) => {
    found ??= { context: contextIn(stack), from, to }
  }
  let last: { text: string; from: number } | undefined
  const outer: Level[] = []
  for (const match of text.matchAll(token)) {
    const [word] = match
    const from = match.index
    const to = from + word.length
    if (from >= offset) setFound(offset, offset)
    else if (isWord(word) && offset <= to) setFound(from, to)
    const level = stack.at(-1) ?? root
    if (word === '[' || word === '{') {
      level.isFilled = true
      const next = newLevel(word === '[')
      if (stack.length <= 2) outer.push(next)
      stack.push(next)
    } else if (word === ']' || word === '}') {
      if (stack.length > 1) stack.pop()
    } else if (word === ',') {
      level.index += 1
      level.isAfterColon = false
      level.isFilled = false
    } else if (word === ':') {
      if (last) level.keys.push(last)
      level.key = last?.text ?? ''
      level.isAfterColon = true
      level.isFilled = false
    } else takeWord(level, word, from)
    last = isWord(word) ? { text: unquote(word), from } : undefined
  }
  setFound(offset, offset)
  return found && toCursor(text, offset, found, outer)
}

const newLevel = (isList: boolean): Level => ({
  isList,
  key: '',
  index: 0,
  isAfterColon: false,
  isFilled: false,
  words: [],
  keys: [],
  id: undefined
})

function takeWord(level: Level, word: string, from: number) {
  if (level.isList || level.isAfterColon) {
    level.isFilled = true
    if (level.isList) level.words.push({ text: unquote(word), from })
    else if (level.key === 'id') level.id = unquote(word)
  }
}

/** The state when the token at the cursor is read. The levels are completed afterwards, to the end of the text. */
interface CursorContext {
  path: (string | number)[]
  kind: JsonCursor['kind'] | undefined
  level: Level
  entry: Level | undefined
}

function contextIn(stack: readonly Level[]): CursorContext {
  const [, ...inner] = stack
  const level = stack.at(-1) ?? newLevel(true)
  const path = inner.slice(0, -1).map(stepOf)
  const entry = inner.find(({ isList }) => !isList)
  if (inner.length === 0) return { path, kind: level.isFilled ? undefined : 'value', level, entry }
  if (level.isList || level.isAfterColon) {
    return { path: [...path, stepOf(level)], kind: level.isFilled ? undefined : 'value', level, entry }
  }
  return { path, kind: 'key', level, entry }
}

const stepOf = (level: Level) => (level.isList ? level.index : level.key)

function toCursor(
  text: string,
  offset: number,
  { context, from, to }: { context: CursorContext; from: number; to: number },
  outer: readonly Level[]
): JsonCursor | undefined {
  const { path, kind, level, entry } = context
  const word = text.slice(from, to)
  // After its closing quotation mark a text is complete.
  const isClosed = word.length > 1 && word.startsWith('"') && word.endsWith('"') && offset === to
  if (kind === undefined || isClosed) return undefined
  const others = kind === 'key' ? level.keys : level.words
  const [list] = outer
  return {
    kind,
    path,
    from,
    to,
    typed: text.slice(from, offset).replace(/^"/, ''),
    hasColon: /^\s*:/.test(text.slice(to, to + 50)),
    present: new Set(others.filter(other => other.from !== from).map(other => other.text)),
    entryId: entry?.id,
    ids: list?.isList ? [...idsIn(list, outer)] : []
  }
}

/** `outer` has the list first, then its entries, in the order of the text. */
const idsIn = (list: Level, outer: readonly Level[]) =>
  new Set([
    ...list.words.map(({ text }) => text),
    ...outer.slice(1).flatMap(({ isList, id }) => (isList || id === undefined || id === '_meta' ? [] : [id]))
  ])

const isWord = (word: string) => !/^[[\]{}:,]$/.test(word)

const unquote = (word: string) => word.replace(/^"|"$/g, '')
