import { limits } from '#core/limits.ts'
import { type Refusal, refuseFile } from '#core/reading/repair.ts'
import type { DroppedContent } from '#ui/use-drop-and-paste.ts'

/** What the user imports: text, or a file to be read. */
export type ImportSource = DroppedContent

export type SourceText = { ok: true; text: string } | Refusal | { ok: false; code: 'file_unreadable' }

/** The text to import. Refuses what is over the size limit without reading it, so that it cannot freeze the page. */
export async function readSourceText(source: ImportSource): Promise<SourceText> {
  const size = source.kind === 'file' ? source.file.size : source.text.length
  if (size > limits.file.bytes) return refuseFile('file_too_large', { limit: limits.file.bytes })
  if (source.kind === 'text') return { ok: true, text: source.text }
  try {
    return { ok: true, text: decode(await source.file.arrayBuffer()) }
  } catch {
    return { ok: false, code: 'file_unreadable' }
  }
}

/** Decodes UTF-8, and UTF-16 with a byte order mark, as some Windows editors save it. */
function decode(bytes: ArrayBuffer): string {
  const [first, second] = new Uint8Array(bytes, 0, Math.min(2, bytes.byteLength))
  const encoding =
    first === 0xff && second === 0xfe ? 'utf-16le' : first === 0xfe && second === 0xff ? 'utf-16be' : 'utf-8'
  return new TextDecoder(encoding, { ignoreBOM: encoding === 'utf-8' }).decode(bytes)
}

/** From this many characters on, text isn't shown in the field. */
const longText = 100_000

/** Whether text can be corrected in the field: not long, and without the bytes of another kind of file. */
export const isPlainText = (text: string): boolean => text.length < longText && !/[\0\uFFFD]/.test(text)
