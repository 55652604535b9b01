import { useState } from 'react'
import { m } from '#i18n/messages.ts'
import { scriptRefusalText } from '#i18n/refusals/document-refusal-texts.ts'
import { $cast } from '#stores/cast.ts'
import { type CopyRefusal, type CopyTarget, copyTo } from '#stores/selection/copy-to.ts'
import { stopSelection } from '#stores/selection/selection.ts'
import { unlessSessionOver } from '#stores/session.ts'

/** Copies characters of the open script to the script with a key of the picker. `refusal` says why that failed. */
export function useCopy(ids: readonly string[], onClose: () => void) {
  const [isRunning, setRunning] = useState(false)
  const [refusal, setRefusal] = useState<CopyRefusal>()

  async function copy(chosen: string) {
    setRunning(true)
    setRefusal(undefined)
    const names = new Map($cast.get()?.characters.map(({ id, name }) => [id, name]))
    const copied = await copyTo(ids, targetOf(chosen), id => names.get(id) ?? id)
    setRunning(false)
    if (!copied.ok) return setRefusal(unlessSessionOver(copied.code, () => void copy(chosen)))
    onClose()
    stopSelection()
  }
  return { isRunning, refusal: refusal && refusalText(refusal), copy }
}

function targetOf(key: string): CopyTarget {
  const [kind, id = ''] = key.split(':')
  return kind === 'device' || kind === 'account' ? { kind, id } : { kind: 'new' }
}

function refusalText(code: CopyRefusal) {
  if (code === 'library_full') return m.device_full()
  return code === 'library_blocked' ? m.device_blocked() : scriptRefusalText(code)
}
