import type { ScriptFetchRefusal } from '#api/fetch-script-file.ts'
import { catalogue } from '#catalogue/catalogue.ts'
import { loadTexts } from '#catalogue/texts.ts'
import type { CatalogueTexts } from '#core/catalogue/catalogue.ts'
import type { ReadingRefusal } from '#core/reading/reading-refusal.ts'
import type { RefusalCode, RefusalDetail, Repair } from '#core/reading/repair.ts'
import type { Script } from '#core/script/script.ts'
import { findHost, findScriptSource, type ScriptSource } from '#core/sharing/script-source.ts'
import { pageLocale } from '#i18n/messages.ts'
import { $catalogueTexts } from '#stores/cast.ts'
import { readInWorker } from '#stores/reading/read-in-worker.ts'
import { type ImportSource, readSourceText, type SourceText } from './import-source.ts'

/** The result of reading the imported text. */
export type ImportOutcome = { kind: 'nothing' } | ReadOutcome | RefusedOutcome | AddressOutcome

export interface ReadOutcome {
  kind: 'read'
  script: Script
  repairs: readonly Repair[]
  /** The catalogue texts used to read it. */
  texts: CatalogueTexts | undefined
}

export interface RefusedOutcome {
  kind: 'refused'
  code: RefusalCode | ReadingRefusal | 'file_unreadable'
  detail: RefusalDetail
  /** The host of an address whose file isn't fetched. */
  host?: string
}

/** The text is the address of a script file, which can be fetched. */
export interface AddressOutcome {
  kind: 'address'
  source: ScriptSource
  /** Why it could not be fetched. */
  failure?: ScriptFetchRefusal
}

/** Reads an opened source: the script in it, or the address of one. */
export async function readImport(
  opened: SourceText,
  source: ImportSource,
  signal: AbortSignal
): Promise<ImportOutcome> {
  if (!opened.ok) return refused(opened)
  if (source.kind === 'text' && opened.text.trim() === '') return { kind: 'nothing' }
  const outcome = await readText(opened.text, signal)
  if (outcome.kind !== 'refused' || outcome.code !== 'link_without_script') return outcome
  const found = findScriptSource(opened.text)
  if (found) return { kind: 'address', source: found }
  const host = findHost(opened.text)
  return host === undefined ? outcome : { ...outcome, host }
}

/** Reads a fetched file. An address in it isn't followed. */
export async function readFile(content: Blob, signal: AbortSignal): Promise<ImportOutcome> {
  const opened = await readSourceText({ kind: 'file', file: new File([content], '') })
  return opened.ok ? readText(opened.text, signal) : refused(opened)
}

async function readText(text: string, signal: AbortSignal): Promise<ReadOutcome | RefusedOutcome> {
  // A script can be read without catalogue texts, so a failure to load them is ignored.
  const texts = $catalogueTexts.get() ?? (await loadTexts(pageLocale()).catch(() => undefined))
  const read = await readInWorker('script', { text, catalogue, texts }, signal)
  return read.ok ? { kind: 'read', ...read.value, texts } : refused(read)
}

const refused = (refusal: { code: RefusedOutcome['code']; detail?: RefusalDetail }): RefusedOutcome => ({
  kind: 'refused',
  code: refusal.code,
  detail: refusal.detail ?? {}
})
