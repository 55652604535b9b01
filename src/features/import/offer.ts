import { limits } from '#core/limits.ts'
import { type Refusal, refuseFile } from '#core/reading/repair.ts'

/** What a storyteller hands in: the text itself, or a file that still has to be opened. */
export type Offer = { kind: 'text'; text: string } | { kind: 'file'; file: File }

/** What a drop or a paste carries, a file before text; undefined for nothing that can be read. */
export function offerOf(transfer: DataTransfer): Offer | undefined {
  const [file] = transfer.files
  if (file) return { kind: 'file', file }
  const text = transfer.getData('text/plain') || transfer.getData('text/uri-list')
  return text.trim() === '' ? undefined : { kind: 'text', text }
}

export type OpenedText = { ok: true; text: string } | Refusal | { ok: false; code: 'file_unreadable' }

/** The text of an offer. What is over the limit is refused unopened, so that it cannot freeze the page. */
export async function openOffer(offer: Offer): Promise<OpenedText> {
  const size = offer.kind === 'file' ? offer.file.size : offer.text.length
  if (size > limits.file.bytes) return refuseFile('file_too_large', { limit: limits.file.bytes })
  if (offer.kind === 'text') return { ok: true, text: offer.text }
  try {
    return { ok: true, text: decode(await offer.file.arrayBuffer()) }
  } catch {
    return { ok: false, code: 'file_unreadable' }
  }
}

/** Some editors of Windows save UTF-16, which begins with a mark of its own. */
function decode(bytes: ArrayBuffer): string {
  const [first, second] = new Uint8Array(bytes, 0, Math.min(2, bytes.byteLength))
  const encoding =
    first === 0xff && second === 0xfe ? 'utf-16le' : first === 0xfe && second === 0xff ? 'utf-16be' : 'utf-8'
  return new TextDecoder(encoding, { ignoreBOM: encoding === 'utf-8' }).decode(bytes)
}
