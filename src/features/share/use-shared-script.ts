import { useEffect, useState } from 'react'
import { catalogue } from '#catalogue/catalogue.ts'
import { loadTexts } from '#catalogue/texts.ts'
import { buildCast, type Cast } from '#core/cast/cast.ts'
import { readAnything } from '#core/reading/read-anything.ts'
import type { RefusalCode } from '#core/reading/repair.ts'
import type { Script } from '#core/script/script.ts'
import { pageLocale } from '#i18n/messages.ts'
import { gunzip } from '#stores/gzip.ts'

/** The script in the fragment of the address (after `#`). */
export type SharedScriptState =
  | { kind: 'reading' }
  | { kind: 'nothing' }
  | { kind: 'refused'; code: RefusalCode }
  | { kind: 'read'; script: Script; cast: Cast }

/** The script in the page's address. Follows changes of the fragment, as when another link is opened in the same page. */
export function useSharedScript(): SharedScriptState {
  const [shared, setShared] = useState<SharedScriptState>({ kind: 'reading' })

  useEffect(() => {
    let newestRead = 0
    async function read() {
      newestRead += 1
      const thisRead = newestRead
      const next = await readShared(location.hash)
      if (thisRead === newestRead) setShared(next)
    }
    void read()
    addEventListener('hashchange', read)
    return () => {
      newestRead += 1
      removeEventListener('hashchange', read)
    }
  }, [])

  return shared
}

async function readShared(hash: string): Promise<SharedScriptState> {
  if (hash.length <= 1) return { kind: 'nothing' }
  const texts = await loadTexts(pageLocale())
  const read = await readAnything(hash, catalogue, gunzip, texts)
  if (!read.ok) return { kind: 'refused', code: read.code }
  const { script } = read.value
  return { kind: 'read', script, cast: buildCast(script, catalogue, texts) }
}
