import { type Refusal, type RepairCode, type ReportRepair, refuseFile } from './repair.ts'

/** Maximum nesting depth of lists and objects; script files need about 10. */
export const depthLimit = 64

/** Closing quotation mark for each opening one. */
const quotes = new Map([
  ['"', '"'],
  ["'", "'"],
  ['“', '”'],
  ['”', '”'],
  ['„', '“']
])

const escapes = new Map(Object.entries({ b: '\b', f: '\f', n: '\n', r: '\r', t: '\t' }))

/** Literals of JSON and of other notations, with their JSON values. */
const literals = new Map<string, unknown>([
  ['true', true],
  ['false', false],
  ['null', null],
  ['True', true],
  ['False', false],
  ['None', null],
  ['undefined', null],
  ['NaN', null],
  ['Infinity', null],
  ['-Infinity', null]
])

const jsonLiterals = new Set(['true', 'false', 'null'])

/** Thrown and caught only in this file; `parseTolerantly` turns it into a refusal. */
class ParseError extends Error {
  readonly isTooDeep: boolean
  constructor(isTooDeep: boolean) {
    super()
    this.isTooDeep = isTooDeep
  }
}

interface Scan {
  readonly text: string
  readonly report: ReportRepair
  /** Codes already reported. Each kind of mistake is reported once, with the location of the first. */
  readonly reported: Set<RepairCode>
  at: number
}

/** Parses JSON with common mistakes in linear time, and reports each repair. */
export function parseTolerantly(text: string, report: ReportRepair): { ok: true; value: unknown } | Refusal {
  const scan: Scan = { text, report, reported: new Set(), at: 0 }
  try {
    const value = readValue(scan, 0)
    skipSpace(scan)
    while (scan.text[scan.at] === ';' || scan.text[scan.at] === ',') {
      reportOnce(scan, 'json_comma')
      scan.at += 1
      skipSpace(scan)
    }
    if (scan.at < text.length) throw new ParseError(false)
    return { ok: true, value }
  } catch (error) {
    if (!(error instanceof ParseError)) throw error
    return error.isTooDeep
      ? refuseFile('file_too_deep', { limit: depthLimit })
      : refuseFile('file_not_json', lineAndColumn(text, scan.at))
  }
}

function lineAndColumn(text: string, at: number) {
  const lines = text.slice(0, at).split('\n')
  return { line: lines.length, column: (lines.at(-1)?.length ?? 0) + 1 }
}

/** Reports a repair at the current location, once per code. */
function reportOnce(scan: Scan, code: RepairCode, before?: unknown, after?: unknown) {
  if (scan.reported.has(code)) return
  scan.reported.add(code)
  const { line, column } = lineAndColumn(scan.text, scan.at)
  scan.report(code, { field: `${line}:${column}` }, before, after)
}

function readValue(scan: Scan, depth: number): unknown {
  skipSpace(scan)
  if (depth > depthLimit) throw new ParseError(true)
  const first = scan.text[scan.at]
  if (first === '[') return readList(scan, depth)
  if (first === '{') return readRecord(scan, depth)
  if (first !== undefined && quotes.has(first)) return readString(scan, first)
  return readLiteral(scan)
}

function readList(scan: Scan, depth: number): unknown[] {
  const list: unknown[] = []
  readEntries(scan, ']', () => list.push(readValue(scan, depth + 1)))
  return list
}

function readRecord(scan: Scan, depth: number): Record<string, unknown> {
  const entries: [string, unknown][] = []
  readEntries(scan, '}', () => {
    const key = readKey(scan)
    skipSpace(scan)
    if (scan.text[scan.at] !== ':') throw new ParseError(false)
    scan.at += 1
    entries.push([key, readValue(scan, depth + 1)])
  })
  return Object.fromEntries(entries)
}

/** Reads entries up to the closing bracket, with any number of commas between them. */
function readEntries(scan: Scan, end: string, readEntry: () => void) {
  scan.at += 1
  for (let count = 0; ; count += 1) {
    const commas = skipCommas(scan)
    const closed = scan.text[scan.at] === end
    if (commas !== (closed || count === 0 ? 0 : 1)) reportOnce(scan, 'json_comma')
    if (closed) break
    readEntry()
  }
  scan.at += 1
}

function skipCommas(scan: Scan): number {
  let count = 0
  skipSpace(scan)
  while (scan.text[scan.at] === ',') {
    count += 1
    scan.at += 1
    skipSpace(scan)
  }
  return count
}

function readKey(scan: Scan): string {
  skipSpace(scan)
  const first = scan.text[scan.at]
  if (first !== undefined && quotes.has(first)) return readString(scan, first)
  const word = matchAt(scan, /[\p{L}_$][\p{L}\p{N}_$-]*/uy)
  if (word === undefined) throw new ParseError(false)
  reportOnce(scan, 'json_quotes', word)
  return word
}

function readString(scan: Scan, open: string): string {
  const close = quotes.get(open) ?? open
  const { text } = scan
  let value = ''
  let from = scan.at + 1
  let raw = false
  for (let at = from; at < text.length; at += 1) {
    const character = text[at]
    if (character === close) {
      value += text.slice(from, at)
      scan.at = at + 1
      if (open !== '"') reportOnce(scan, 'json_quotes', value)
      if (raw) reportOnce(scan, 'json_control', value)
      return value
    }
    if (character === '\\') {
      const [read, length] = readEscape(text, at)
      value += text.slice(from, at) + read
      at += length - 1
      from = at + 1
    } else if (character !== undefined && character < ' ') raw = true
  }
  throw new ParseError(false)
}

/** Returns the character of an escape and the escape's length. An unknown escape means the escaped character itself. */
function readEscape(text: string, at: number): [string, number] {
  const next = text[at + 1] ?? ''
  const hex = next === 'u' ? text.slice(at + 2, at + 6) : ''
  if (/^[\da-f]{4}$/i.test(hex)) return [String.fromCharCode(Number.parseInt(hex, 16)), 6]
  return [escapes.get(next) ?? next, 2]
}

function readLiteral(scan: Scan): unknown {
  const word = matchAt(scan, /[-+.\w]+/y)
  if (word === undefined) throw new ParseError(false)
  if (literals.has(word)) {
    if (!jsonLiterals.has(word)) reportOnce(scan, 'json_word', word, String(literals.get(word)))
    return literals.get(word)
  }
  const number = /\d/.test(word) ? Number(word) : Number.NaN
  if (!Number.isFinite(number)) {
    scan.at -= word.length
    throw new ParseError(false)
  }
  if (!/^-?(0|[1-9])/.test(word) || word.endsWith('.')) reportOnce(scan, 'json_word', word, number)
  return number
}

function skipSpace(scan: Scan) {
  for (;;) {
    matchAt(scan, /[\s\uFEFF]+/y)
    const comment = matchAt(scan, /\/\/[^\n]*|\/\*[\s\S]*?\*\//y)
    if (comment === undefined) return
    reportOnce(scan, 'json_comment', comment)
  }
}

function matchAt(scan: Scan, pattern: RegExp): string | undefined {
  pattern.lastIndex = scan.at
  const match = pattern.exec(scan.text)?.[0]
  if (match !== undefined) scan.at += match.length
  return match
}
