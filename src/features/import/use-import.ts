import { useRef, useState } from 'react'
import { catalogue } from '#catalogue/catalogue.ts'
import { loadTexts } from '#catalogue/texts.ts'
import type { CatalogueTexts } from '#core/catalogue.ts'
import { readAnything } from '#core/read-anything.ts'
import type { RefusalCode, RefusalDetail, Repair } from '#core/reading/repair.ts'
import type { Script } from '#core/script.ts'
import { pageLocale } from '#i18n/messages.ts'
import { $texts } from '#stores/cast.ts'
import { gunzip } from '#stores/gzip.ts'
import { type Offer, openOffer } from './offer.ts'

/** What became of the text that was handed in. */
export type Outcome = { kind: 'nothing' } | Read | Refused

export interface Read {
  kind: 'read'
  script: Script
  repairs: readonly Repair[]
  /** The catalogue's words that the text was read with. */
  texts: CatalogueTexts | undefined
}

export interface Refused {
  kind: 'refused'
  code: RefusalCode | 'file_unreadable'
  detail: RefusalDetail
}

/** Milliseconds without a keystroke before typed text is read. */
const PAUSE = 250

/** From this many characters on the page is painted before the text is read. */
const LONG = 100_000

/** Milliseconds that leave time for a frame. */
const PAINT = 30

/** The dialog's state: what was handed in, and what it was read as. Only the newest offer counts. */
export function useImport() {
  const [text, setText] = useState('')
  const [fileName, setFileName] = useState<string>()
  const [outcome, setOutcome] = useState<Outcome>({ kind: 'nothing' })
  const [isReading, setReading] = useState(false)
  const newest = useRef(0)

  async function take(offer: Offer, pause = 0) {
    newest.current += 1
    const mine = newest.current
    const isFile = offer.kind === 'file'
    setFileName(isFile ? offer.file.name : undefined)
    setReading(true)
    const opened = await openOffer(offer)
    const text = opened.ok ? opened.text : ''
    if (mine === newest.current) setText(isFile ? '' : text)
    if (pause > 0 || text.length > LONG) await wait(Math.max(pause, PAINT))
    const next = opened.ok ? await readText(opened.text) : refused(opened)
    if (mine !== newest.current) return
    setReading(false)
    setOutcome(text.trim() === '' && !isFile && opened.ok ? { kind: 'nothing' } : next)
    // A file that cannot be read is shown as text, so that it can be mended on the spot.
    if (isFile && next.kind === 'refused' && isPlainText(text)) setText(text)
  }

  /** Typed text is shown at once and read after a pause; pasted text is read at once. */
  function type(next: string) {
    setText(next)
    void take({ kind: 'text', text: next }, Math.abs(next.length - text.length) > 1 ? 0 : PAUSE)
  }

  return { text, fileName, outcome, isReading, take, type }
}

async function readText(text: string): Promise<Outcome> {
  // Words that cannot be fetched are no reason to refuse a script.
  const texts = $texts.get() ?? (await loadTexts(pageLocale()).catch(() => undefined))
  const read = await readAnything(text, catalogue, gunzip, texts)
  return read.ok ? { kind: 'read', ...read.value, texts } : refused(read)
}

const refused = (refusal: { code: Refused['code']; detail?: RefusalDetail }): Refused => ({
  kind: 'refused',
  code: refusal.code,
  detail: refusal.detail ?? {}
})

const isPlainText = (text: string) => text.length < LONG && !/[\0\uFFFD]/.test(text)

const wait = (milliseconds: number) => new Promise(resolve => setTimeout(resolve, milliseconds))
