import { limits } from '../limits.ts'
import { type Refusal, refuseFile } from '../reading/repair.ts'
import type { ScriptFile } from '../script/script-file.ts'
import { decodeBase64, encodeBase64 } from './base64.ts'
import { findLinkContent, type LinkContent } from './link-formats.ts'
import { findLinks } from './links.ts'
import { readNumberStore } from './number-store.ts'
import { type Decompress, unpackJson } from './unpack.ts'

export type ShareLinkResult = { ok: true; value: string } | Refusal

/** Links of one text that are unpacked. Each costs up to 0.3 seconds when it is hostile. */
const maxAttempts = 3

/**
 * Reads the JSON text of a script from a link of any tool in `link-formats.ts`, or from bare base64. Undefined when the
 * text has neither. Refuses unreadable data with `link_unreadable`, more than `limits.file.bytes` bytes with
 * `file_too_large`, and the address of a file with `link_without_script`.
 */
export async function readShareLink(
  text: string,
  decompress: Decompress
): Promise<ShareLinkResult | undefined> {
  if (isJson(text)) return undefined
  const contents = findLinks(text).flatMap(link => findLinkContent(link) ?? [])
  let refused: Refusal | undefined
  for (const content of contents.slice(0, maxAttempts)) {
    const read = await readContent(content, decompress)
    if (read.ok) return read
    refused ??= read
  }
  return refused ?? readBareBase64(text, decompress)
}

/** Whether a text begins like JSON. A link in quotation marks or in square brackets doesn't: `[text](https://…)`. */
export const isJson = (text: string): boolean =>
  /^\uFEFF?\s*[[{"]/.test(text) && !/^\s*(?:"|\[[^[\]"{]*\]\()\s*<?https?:/i.test(text)

async function readContent(content: LinkContent, decompress: Decompress): Promise<ShareLinkResult> {
  if (content.kind === 'address') return refuseFile('link_without_script')
  if (content.kind === 'packed') return readPacked(content.text, decompress)
  if (content.kind === 'numbered') return readNumbered(content.text, decompress)
  const meta = content.title === '' ? [] : [{ id: '_meta', name: content.title }]
  return { ok: true, value: JSON.stringify([...meta, ...content.ids]) }
}

async function readPacked(text: string, decompress: Decompress): Promise<ShareLinkResult> {
  const limit = limits.file.bytes
  if (text.length > limit * 2) return refuseFile('file_too_large', { limit })
  if (/^\s*[[{]/.test(text)) return { ok: true, value: text }
  const json = await unpackJson(text, decompress, limit)
  if (json === 'tooLarge') return refuseFile('file_too_large', { limit })
  return json === undefined ? refuseFile('link_unreadable') : { ok: true, value: json }
}

async function readNumbered(text: string, decompress: Decompress): Promise<ShareLinkResult> {
  const limit = limits.file.bytes
  if (text.length > limit) return refuseFile('file_too_large', { limit })
  const packed = decodeBase64(text)
  const bytes = packed && (await decompress(packed, 'deflate-raw').catch(() => undefined))
  if (bytes && bytes.length > limit) return refuseFile('file_too_large', { limit })
  const json = bytes && readNumberStore(bytes)
  return json === undefined ? refuseFile('link_unreadable') : { ok: true, value: json }
}

/** A shorter text is a name. */
const minBase64Length = 16

/** Reads a text that is nothing but base64, in lines or not. */
async function readBareBase64(text: string, decompress: Decompress): Promise<ShareLinkResult | undefined> {
  const base64 = text.replace(/\s+/g, '')
  if (base64.length < minBase64Length || !/^[\w+/-]+={0,2}$/.test(base64)) return undefined
  const read = await readPacked(base64, decompress)
  return read.ok || read.code === 'file_too_large' || base64.startsWith(gzipStart) ? read : undefined
}

/** The mark of gzip in base64. */
const gzipStart = 'H4sI'

/** Compresses the UTF-8 bytes of a text with gzip. */
export type Gzip = (text: string) => Promise<Uint8Array>

/**
 * Encodes a script file for the `script=` parameter of a link: gzipped JSON as plain base64. The publisher's script
 * tool reads the same format. `readShareLink` decodes it and must keep decoding links of every earlier version.
 */
export const packScript = async (file: ScriptFile, gzip: Gzip): Promise<string> =>
  encodeBase64(await gzip(JSON.stringify(file)))
