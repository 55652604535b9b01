import { useRef, useState } from 'react'
import { catalogue } from '#catalogue/catalogue.ts'
import { loadTexts } from '#catalogue/texts.ts'
import type { CatalogueTexts } from '#core/catalogue/catalogue.ts'
import { readAnything } from '#core/reading/read-anything.ts'
import type { RefusalCode, RefusalDetail, Repair } from '#core/reading/repair.ts'
import type { Script } from '#core/script/script.ts'
import { pageLocale } from '#i18n/messages.ts'
import { $catalogueTexts } from '#stores/cast.ts'
import { gunzip } from '#stores/gzip.ts'
import { type ImportSource, readSourceText } from './import-source.ts'

/** The result of reading the imported text. */
export type ImportOutcome = { kind: 'nothing' } | ReadOutcome | RefusedOutcome

export interface ReadOutcome {
  kind: 'read'
  script: Script
  repairs: readonly Repair[]
  /** The catalogue texts used to read it. */
  texts: CatalogueTexts | undefined
}

export interface RefusedOutcome {
  kind: 'refused'
  code: RefusalCode | 'file_unreadable'
  detail: RefusalDetail
}

/** Milliseconds after the last keystroke before typed text is read. */
const typingDelay = 250

/** From this many characters on, the page is painted before the text is read, since reading it blocks. */
const longText = 100_000

/** Milliseconds that leave time for a frame. */
const frameDelay = 30

/** State of the import dialog: the source and its outcome. A newer source cancels the reading of an older one. */
export function useImport() {
  const [text, setText] = useState('')
  const [fileName, setFileName] = useState<string>()
  const [outcome, setOutcome] = useState<ImportOutcome>({ kind: 'nothing' })
  const [isReading, setReading] = useState(false)
  const newestRead = useRef(0)

  async function readSource(source: ImportSource, delay = 0) {
    newestRead.current += 1
    const thisRead = newestRead.current
    const isFile = source.kind === 'file'
    setFileName(isFile ? source.file.name : undefined)
    setReading(true)
    const opened = await readSourceText(source)
    const text = opened.ok ? opened.text : ''
    if (thisRead === newestRead.current) setText(isFile ? '' : text)
    if (delay > 0 || text.length > longText) await wait(Math.max(delay, frameDelay))
    const next = opened.ok ? await readText(opened.text) : refused(opened)
    if (thisRead !== newestRead.current) return
    setReading(false)
    setOutcome(text.trim() === '' && !isFile && opened.ok ? { kind: 'nothing' } : next)
    // The text of an unreadable file is shown, so that the user can correct it here.
    if (isFile && next.kind === 'refused' && isPlainText(text)) setText(text)
  }

  /** Shows changed text at once. Reads typed text after a delay, pasted text at once. */
  function changeText(next: string) {
    setText(next)
    void readSource({ kind: 'text', text: next }, Math.abs(next.length - text.length) > 1 ? 0 : typingDelay)
  }

  return { text, fileName, outcome, isReading, readSource, changeText }
}

async function readText(text: string): Promise<ImportOutcome> {
  // A script can be read without catalogue texts, so a failure to load them is ignored.
  const texts = $catalogueTexts.get() ?? (await loadTexts(pageLocale()).catch(() => undefined))
  const read = await readAnything(text, catalogue, gunzip, texts)
  return read.ok ? { kind: 'read', ...read.value, texts } : refused(read)
}

const refused = (refusal: { code: RefusedOutcome['code']; detail?: RefusalDetail }): RefusedOutcome => ({
  kind: 'refused',
  code: refusal.code,
  detail: refusal.detail ?? {}
})

const isPlainText = (text: string) => text.length < longText && !/[\0\uFFFD]/.test(text)

const wait = (milliseconds: number) => new Promise(resolve => setTimeout(resolve, milliseconds))
