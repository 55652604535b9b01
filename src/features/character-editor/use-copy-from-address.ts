import { useStore } from '@nanostores/react'
import { useLayoutEffect, useState } from 'react'
import { catalogue } from '#catalogue/catalogue.ts'
import { type CharacterFields, toCharacterFields } from '#core/character/character-fields.ts'
import { buildWholeCharacter } from '#core/character/whole-character.ts'
import { createCustomId } from '#core/reading/identity.ts'
import type { Script } from '#core/script/script.ts'
import { $catalogueTexts } from '#stores/cast.ts'
import { newCharacterDraftId } from '#stores/drafts/character-drafts.ts'
import { notify } from '#stores/notice.ts'
import { $copySourceId, openUrl } from '#stores/router.ts'
import { openScriptCharacter } from './edited-character.ts'
import type { EditorContextValue } from './editor-context.ts'

/**
 * Makes a copy the draft of the new character when the address names a character to copy.
 *
 * @returns the number of copies made, for use in a React key; undefined before the copy is made: an editor that is shown by
 * then would start blank, and delete the draft since nothing in it has changed
 */
export function useCopyFromAddress({
  $script,
  drafts,
  newCharacterPath
}: EditorContextValue): number | undefined {
  const sourceId = useStore($copySourceId)
  const [copyCount, setCopyCount] = useState(0)
  useLayoutEffect(() => {
    if (!sourceId) return
    const formerDraft = drafts.getDraft(newCharacterDraftId)
    const copy = copyAsCustom(sourceId, $script.get())
    // Without the parameter, reloading the page keeps what was written since.
    openUrl(newCharacterPath(), true)
    if (!copy) return
    const startFrom = (fields: CharacterFields) => {
      drafts.saveDraft(newCharacterDraftId, fields)
      setCopyCount(count => count + 1)
    }
    startFrom(copy)
    if (formerDraft) notify({ kind: 'draftDiscarded' }, () => startFrom(formerDraft))
    else notify({ kind: 'copiedFrom', name: copy.name })
  }, [sourceId, $script, drafts, newCharacterPath])
  return sourceId ? undefined : copyCount
}

/** Fields of a custom copy of a script character or official character, with an unused id. Undefined for an unknown id. */
export function copyAsCustom(id: string, script: Script): CharacterFields | undefined {
  const texts = $catalogueTexts.get()
  const facts = catalogue.characters.get(id)
  const fields =
    (texts && openScriptCharacter(id, script, texts)?.initialFields) ??
    (facts && toCharacterFields(buildWholeCharacter(facts, undefined, texts), ''))
  if (!fields) return undefined
  const takenIds = new Set(script.characters.map(character => character.id))
  // Official editions are not for homebrew characters.
  return {
    ...fields,
    id: createCustomId(id, fields.name, takenIds, catalogue),
    edition: facts ? '' : fields.edition
  }
}
