import { decodeUtf8 } from './base64.ts'
import { idOfNumber } from './numbered-ids.ts'

/** A part of the bytes with its type. Its length has two bytes, the higher first. */
interface Block {
  type: number
  bytes: Uint8Array
}

/** The fields of the meta entry that are texts, by their types. */
const textFields = new Map([
  [0, 'name'],
  [1, 'author'],
  [3, 'logo'],
  [4, 'background'],
  [5, 'almanac']
])

/** The night orders of the meta entry, by their types. */
const nightFields = new Map([
  [7, 'firstNight'],
  [8, 'otherNight']
])

const types = { meta: 0, hideTitle: 2, rule: 6, text: 255 } as const

/**
 * Reads a script from the bytes of a link of s-thom's script viewer, `/ns/…`, and returns it as JSON. A byte from 1 to
 * 254 is an official character. 0 begins a block of metadata, 255 one with the JSON of a custom character. Undefined when
 * the bytes aren't a script.
 */
export function readNumberStore(bytes: Uint8Array): string | undefined {
  const entries: string[] = []
  for (const item of itemsOf(bytes)) {
    if (item === undefined) return undefined
    if (typeof item === 'number') entries.push(JSON.stringify(idOfNumber(item)))
    else {
      const entry = item.type === types.meta ? readMeta(item.bytes) : readJson(item.bytes)
      if (entry === undefined) return undefined
      entries.push(entry)
    }
  }
  return entries.length > 0 ? `[${entries.join(',')}]` : undefined
}

/** The numbers and blocks, to the first block that is cut off, in whose place is undefined. */
function* itemsOf(bytes: Uint8Array): Generator<number | Block | undefined, undefined> {
  for (let at = 0; at < bytes.length; ) {
    const type = bytes[at] ?? 0
    if (type !== types.meta && type !== types.text) {
      at += 1
      yield type
      continue
    }
    const block = blockAt(bytes, at)
    yield block
    if (!block) return
    at += 3 + block.bytes.length
  }
}

/** Undefined when the bytes end before the block. */
function blockAt(bytes: Uint8Array, at: number): Block | undefined {
  const [type = 0, high = 0, low = 0] = bytes.subarray(at, at + 3)
  const [start, end] = [at + 3, at + 3 + high * 256 + low]
  return end > bytes.length ? undefined : { type, bytes: bytes.subarray(start, end) }
}

/** Custom characters are JSON already: one, or a list of several. */
function readJson(bytes: Uint8Array): string | undefined {
  const json = decodeUtf8(bytes)
  try {
    return json === undefined ? undefined : JSON.stringify(JSON.parse(json))
  } catch {
    return undefined
  }
}

function readMeta(bytes: Uint8Array): string | undefined {
  const meta: Record<string, unknown> = { id: '_meta' }
  const rules: unknown[] = []
  for (let at = 0; at < bytes.length; ) {
    const block = blockAt(bytes, at)
    if (!block) return undefined
    at += 3 + block.bytes.length
    const text = textFields.get(block.type)
    const night = nightFields.get(block.type)
    if (text !== undefined) meta[text] = decodeUtf8(block.bytes)
    else if (night !== undefined) meta[night] = readNight(block.bytes)
    else if (block.type === types.hideTitle) meta.hideTitle = block.bytes[0] !== 0
    else if (block.type === types.rule) rules.push(decodeUtf8(block.bytes))
  }
  return JSON.stringify(rules.length > 0 ? { ...meta, bootlegger: rules } : meta)
}

const readNight = (bytes: Uint8Array): string[] =>
  [...itemsOf(bytes)].flatMap(item =>
    typeof item === 'number'
      ? [idOfNumber(item)]
      : item?.type === types.text
        ? [decodeUtf8(item.bytes) ?? '']
        : []
  )
