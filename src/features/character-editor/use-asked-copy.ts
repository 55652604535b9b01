import { useStore } from '@nanostores/react'
import { useLayoutEffect, useState } from 'react'
import type { CharacterFields } from '#core/character-fields.ts'
import { newCharacterDraft } from '#stores/character-drafts.ts'
import { notify } from '#stores/notice.ts'
import { $copiedCharacter, openAddress } from '#stores/router.ts'
import { copyOf } from './copy-of.ts'
import type { Desk } from './desk.ts'

/** Makes a copy the draft of the new character when the address asks for one. Answers another number after each. */
export function useAskedCopy({ $script, drafts, newPath }: Desk): number {
  const asked = useStore($copiedCharacter)
  const [copies, setCopies] = useState(0)
  useLayoutEffect(() => {
    if (!asked) return
    const was = drafts.draftOf(newCharacterDraft)
    const copy = copyOf(asked, $script.get())
    // So that a page loaded anew does not throw away what has been written since.
    openAddress(newPath(), true)
    if (!copy) return
    const begin = (fields: CharacterFields) => {
      drafts.keepDraft(newCharacterDraft, fields)
      setCopies(count => count + 1)
    }
    begin(copy)
    if (was) notify({ kind: 'draftDiscarded' }, () => begin(was))
    else notify({ kind: 'copiedFrom', name: copy.name })
  }, [asked, $script, drafts, newPath])
  return copies
}
