import { useSyncExternalStore } from 'react'
import { catalogue } from '#catalogue/catalogue.ts'
import { loadTexts } from '#catalogue/texts.ts'
import { buildCast, type Cast } from '#core/cast/cast.ts'
import { readAnything } from '#core/reading/read-anything.ts'
import type { RefusalCode } from '#core/reading/repair.ts'
import type { Script } from '#core/script/script.ts'
import { pageLocale } from '#i18n/messages.ts'
import { gunzip } from '#stores/gzip.ts'
import { useAsync } from '#ui/use-async.ts'

/** The script in the fragment of the address (after `#`). */
export type SharedScriptState =
  | { kind: 'reading' }
  | { kind: 'nothing' }
  /** The texts of the characters could not be loaded. */
  | { kind: 'unreachable'; retry: () => void }
  | { kind: 'refused'; code: RefusalCode }
  | { kind: 'read'; script: Script; cast: Cast }

type ReadState = Exclude<SharedScriptState, { kind: 'unreachable' }>

/** The script in the page's address. Follows changes of the fragment, as when another link is opened in the same page. */
export function useSharedScript(): SharedScriptState {
  const hash = useSyncExternalStore(listenToHash, () => location.hash)
  const { state, value, retry } = useAsync(() => readShared(hash), [hash])
  if (value) return value
  return state === 'failed' ? { kind: 'unreachable', retry } : { kind: 'reading' }
}

function listenToHash(listener: () => void) {
  addEventListener('hashchange', listener)
  return () => removeEventListener('hashchange', listener)
}

async function readShared(hash: string): Promise<ReadState> {
  if (hash.length <= 1) return { kind: 'nothing' }
  const texts = await loadTexts(pageLocale())
  const read = await readAnything(hash, catalogue, gunzip, texts)
  if (!read.ok) return { kind: 'refused', code: read.code }
  const { script } = read.value
  return { kind: 'read', script, cast: buildCast(script, catalogue, texts) }
}
