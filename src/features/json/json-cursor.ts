export type JsonPath = readonly (string | number)[]

/** Where in a JSON text, which may be half written, the cursor stands. */
export interface JsonCursor {
  kind: 'key' | 'value'
  /** The keys and numbers that lead to the value, or to the object that the key is of. */
  path: JsonPath
  /** What the word at the cursor takes, quotation marks included; nothing where none has been begun. */
  from: number
  to: number
  /** The word as far as it is written before the cursor. */
  typed: string
  /** Whether a colon follows the key already. */
  hasColon: boolean
  /** Keys of the object, or texts of the list, at the cursor; without the word itself. */
  present: ReadonlySet<string>
  /** The `id` of the entry of the outermost list, or of the outermost object, that the cursor is in. */
  entryId: string | undefined
  /** Ids of the outermost list's entries. */
  ids: readonly string[]
}

interface Level {
  isList: boolean
  key: string
  index: number
  /** In an object: whether a colon came after the last comma. */
  isAfterColon: boolean
  isFilled: boolean
  words: { text: string; from: number }[]
  keys: { text: string; from: number }[]
  id: string | undefined
}

const token = /"(?:[^"\\\n]|\\.)*"?|[[\]{}:,]|[^\s[\]{}:,"]+/g

/** Reads tokens alone, so that a text is understood while it is being written. Undefined where nothing can be put. */
export function jsonCursor(text: string, at: number): JsonCursor | undefined {
  const root = newLevel(true)
  const stack: Level[] = [root]
  let found: { frame: Found; from: number; to: number } | undefined
  const hit = (from: number, to: number) => {
    found ??= { frame: foundIn(stack), from, to }
  }
  let last: { text: string; from: number } | undefined
  const outer: Level[] = []
  for (const match of text.matchAll(token)) {
    const [word] = match
    const from = match.index
    const to = from + word.length
    if (from >= at) hit(at, at)
    else if (isWord(word) && at <= to) hit(from, to)
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
    last = isWord(word) ? { text: bare(word), from } : undefined
  }
  hit(at, at)
  return found && answer(text, at, found, outer)
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
    if (level.isList) level.words.push({ text: bare(word), from })
    else if (level.key === 'id') level.id = bare(word)
  }
}

/** What is known of the cursor's place when its token is met; the levels themselves are filled to their ends later. */
interface Found {
  path: (string | number)[]
  kind: JsonCursor['kind'] | undefined
  level: Level
  entry: Level | undefined
}

function foundIn(stack: readonly Level[]): Found {
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

function answer(
  text: string,
  at: number,
  { frame, from, to }: { frame: Found; from: number; to: number },
  outer: readonly Level[]
): JsonCursor | undefined {
  const { path, kind, level, entry } = frame
  const word = text.slice(from, to)
  // Right after a closed text there is nothing to add to it.
  const isClosed = word.length > 1 && word.startsWith('"') && word.endsWith('"') && at === to
  if (kind === undefined || isClosed) return undefined
  const others = kind === 'key' ? level.keys : level.words
  const [list] = outer
  return {
    kind,
    path,
    from,
    to,
    typed: text.slice(from, at).replace(/^"/, ''),
    hasColon: /^\s*:/.test(text.slice(to, to + 50)),
    present: new Set(others.filter(other => other.from !== from).map(other => other.text)),
    entryId: entry?.id,
    ids: list?.isList ? [...idsIn(list, outer)] : []
  }
}

/** Levels come in the order of the text: those after the list are its entries. */
const idsIn = (list: Level, outer: readonly Level[]) =>
  new Set([
    ...list.words.map(({ text }) => text),
    ...outer.slice(1).flatMap(({ isList, id }) => (isList || id === undefined || id === '_meta' ? [] : [id]))
  ])

const isWord = (word: string) => !/^[[\]{}:,]$/.test(word)

const bare = (word: string) => word.replace(/^"|"$/g, '')
