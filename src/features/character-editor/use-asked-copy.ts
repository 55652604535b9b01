import { useStore } from '@nanostores/react'
import { useLayoutEffect, useState } from 'react'
import type { CharacterFields } from '#core/character-fields.ts'
import { newCharacterDraft } from '#stores/character-drafts.ts'
import { notify } from '#stores/notice.ts'
import { $copiedCharacter, openAddress } from '#stores/router.ts'
import { copyOf } from './copy-of.ts'
import type { Desk } from './desk.ts'

/**
 * Makes a copy the draft of the new character when the address names a character to copy. Returns the number of copies
 * made, for use in a React key.
 */
export function useAskedCopy({ $script, drafts, newCharacterPath }: Desk): number {
  const sourceId = useStore($copiedCharacter)
  const [copyCount, setCopyCount] = useState(0)
  useLayoutEffect(() => {
    if (!sourceId) return
    const formerDraft = drafts.draftOf(newCharacterDraft)
    const copy = copyOf(sourceId, $script.get())
    // Without the parameter, reloading the page keeps what was written since.
    openAddress(newCharacterPath(), true)
    if (!copy) return
    const startFrom = (fields: CharacterFields) => {
      drafts.keepDraft(newCharacterDraft, fields)
      setCopyCount(count => count + 1)
    }
    startFrom(copy)
    if (formerDraft) notify({ kind: 'draftDiscarded' }, () => startFrom(formerDraft))
    else notify({ kind: 'copiedFrom', name: copy.name })
  }, [sourceId, $script, drafts, newCharacterPath])
  return copyCount
}
