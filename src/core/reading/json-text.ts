import { limits } from '../limits.ts'
import { type Refusal, type Repair, refuseFile, reportRepairsTo } from './repair.ts'
import { parseTolerantly } from './tolerant-json.ts'

export type JsonText = { ok: true; value: unknown; repairs: Repair[] } | Refusal

/**
 * Parses JSON with common mistakes: a byte-order mark, comments, extra or missing commas, unusual quotation marks, NaN.
 * Lists its repairs; characters inside texts never change. Refuses texts over `limits.file.bytes` bytes of UTF-8.
 * A refusal of invalid JSON has the line and the column.
 *
 * @example parseJsonText('[1, 2,]') // { ok: true, value: [1, 2], repairs: [{ code: 'json_comma', … }] }
 */
export function parseJsonText(text: string): JsonText {
  const limit = limits.file.bytes
  if (isLongerThan(text, limit)) return refuseFile('file_too_large', { limit })
  const repairs: Repair[] = []
  const report = reportRepairsTo(repairs)
  const body = text.startsWith('\uFEFF') ? text.slice(1) : text
  if (body !== text) report('json_mark', {})
  try {
    return { ok: true, value: JSON.parse(body), repairs }
  } catch {
    const read = parseTolerantly(body, report)
    return read.ok ? { ok: true, value: read.value, repairs } : read
  }
}

/** Whether a text has more than `bytes` bytes as UTF-8. */
function isLongerThan(text: string, bytes: number): boolean {
  if (text.length > bytes) return true
  if (text.length * 3 <= bytes) return false
  let count = 0
  for (const character of text) {
    const code = character.codePointAt(0) ?? 0
    count += code < 0x80 ? 1 : code < 0x800 ? 2 : code < 0x10000 ? 3 : 4
  }
  return count > bytes
}
