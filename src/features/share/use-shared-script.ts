import { useRef, useSyncExternalStore } from 'react'
import { catalogue } from '#catalogue/catalogue.ts'
import { loadTexts } from '#catalogue/texts.ts'
import { buildCast, type Cast } from '#core/cast/cast.ts'
import type { CatalogueTexts } from '#core/catalogue/catalogue.ts'
import type { ReadingRefusal } from '#core/reading/reading-refusal.ts'
import type { RefusalCode, RefusalDetail } from '#core/reading/repair.ts'
import type { Script } from '#core/script/script.ts'
import { pageLocale } from '#i18n/messages.ts'
import { readInWorker } from '#stores/reading/read-in-worker.ts'
import { useAsync } from '#ui/use-async.ts'
import { limitCast } from '#views/limits/limit-cast.ts'
import { createPageBudget, type Omitted } from '#views/limits/page-budget.ts'

/** The script in the fragment of the address (after `#`). */
export type SharedScriptState =
  | { kind: 'reading'; stop: () => void }
  /** The texts of the characters could not be loaded. */
  | { kind: 'unreachable'; retry: () => void }
  | { kind: 'refused'; code: RefusalCode | ReadingRefusal; detail: RefusalDetail; retry: () => void }
  | { kind: 'nothing' }
  /** The whole script, the part of its cast that the page shows, and what that leaves out. */
  | { kind: 'read'; script: Script; cast: Cast; omitted: Omitted; texts: CatalogueTexts }

type Refused = Omit<Extract<SharedScriptState, { kind: 'refused' }>, 'retry'>
type Read = Extract<SharedScriptState, { kind: 'nothing' | 'read' }>

/** The script in the page's address. Follows changes of the fragment, as when another link is opened in the same page. */
export function useSharedScript(): SharedScriptState {
  const hash = useSyncExternalStore(listenToHash, () => location.hash)
  const running = useRef<AbortController>(undefined)
  const { state, value, retry } = useAsync(
    signal => {
      running.current = new AbortController()
      return readShared(hash, AbortSignal.any([signal, running.current.signal]))
    },
    [hash]
  )
  if (value) return value.kind === 'refused' ? { ...value, retry } : value
  if (state === 'failed') return { kind: 'unreachable', retry }
  return { kind: 'reading', stop: () => running.current?.abort() }
}

function listenToHash(listener: () => void) {
  addEventListener('hashchange', listener)
  return () => removeEventListener('hashchange', listener)
}

async function readShared(hash: string, signal: AbortSignal): Promise<Read | Refused> {
  if (hash.length <= 1) return { kind: 'nothing' }
  const texts = await loadTexts(pageLocale())
  const read = await readInWorker('script', { text: hash, catalogue, texts }, signal)
  if (!read.ok) return { kind: 'refused', code: read.code, detail: read.detail ?? {} }
  const { script } = read.value
  const budget = createPageBudget()
  const cast = limitCast(buildCast(script, catalogue, texts), budget)
  return { kind: 'read', script, cast, omitted: budget.omitted, texts }
}
