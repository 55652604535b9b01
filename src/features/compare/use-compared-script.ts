import { useStore } from '@nanostores/react'
import { type DocumentRefusal, savedScripts } from '#api/documents.ts'
import type { Script } from '#core/script/script.ts'
import type { ScriptReference } from '#routes/compare-paths.ts'
import { $localScripts } from '#stores/library/script-list.ts'
import { $workingCopy } from '#stores/script.ts'
import { $session, signInToRetry } from '#stores/session.ts'
import { useAsync } from '#ui/use-async.ts'

/** A script to compare, on its way. `missing`: it isn't there, or can't be read. */
export type ComparedScript =
  | { state: 'none' | 'loading' | 'missing' | 'signedOut' }
  | { state: 'refused'; code: DocumentRefusal; retry: () => void }
  | { state: 'ready'; script: Script; isOpen: boolean }

/** Reads a script by its reference; a local one follows its changes. */
export function useComparedScript(reference: ScriptReference | undefined): ComparedScript {
  const open = useStore($workingCopy)
  const local = useStore($localScripts)
  const { state: session } = useStore($session)
  const [kind, id = ''] = reference?.split(/:(.*)/s) ?? []
  const isSaved = kind === 'account' && session === 'in'
  const saved = useAsync(isSaved ? () => savedScripts.read(id) : undefined, [id, session], {
    onReady: signInToRetry
  })
  if (kind === undefined) return { state: 'none' }
  if (kind === 'open' || (kind === 'device' && id === open.id))
    return { state: 'ready', script: open.script, isOpen: true }
  if (kind === 'device') {
    const found = local?.find(each => each.id === id)
    if (found) return { state: 'ready', script: found.script, isOpen: false }
    return { state: local ? 'missing' : 'loading' }
  }
  if (!isSaved) return { state: session === 'loading' ? 'loading' : 'signedOut' }
  if (saved.state === 'failed') return { state: 'refused', code: 'server_failed', retry: saved.retry }
  if (!saved.value) return { state: 'loading' }
  if (saved.value.ok) {
    const { content, deletedAt } = saved.value.value
    return deletedAt === undefined ? { state: 'ready', script: content, isOpen: false } : { state: 'missing' }
  }
  const { code } = saved.value
  return code === 'missing' ? { state: 'missing' } : { state: 'refused', code, retry: saved.retry }
}
