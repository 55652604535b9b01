import { atom } from 'nanostores'
import { useRef, useState } from 'react'
import type { DocumentRefusal } from '#api/documents.ts'
import type { Cast } from '#core/cast/cast.ts'
import type { CharacterFields } from '#core/character/character-fields.ts'
import type { SavedCharacter, SavedDocument } from '#core/saving/document.ts'
import { emptyScript } from '#core/script/script.ts'
import { m, pageLocale } from '#i18n/messages.ts'
import { builderPath, copyCharacterPath } from '#routes'
import { type DraftStore, newCharacterDraftId, savedDrafts } from '#stores/drafts/character-drafts.ts'
import { notify } from '#stores/notice.ts'
import { openScreen } from '#stores/router.ts'
import { randomId } from '#stores/storage/working-copy.ts'
import type { EditorContextValue, SubmittedCharacter } from '../editor-context.ts'
import { type ConflictChoice, type KnownVersion, saveToAccount } from './save-to-account.ts'

/** A version conflict that the user must resolve before the character can be saved. */
export interface CharacterConflict {
  theirs: SavedDocument<SavedCharacter>
  mine: SavedCharacter
  choose: (choice: ConflictChoice | undefined) => void
}

/** Why the last save failed. `count` differs for each failure, so that screen readers announce the same reason again. */
export interface SaveFailure {
  code: DocumentRefusal
  count: number
}

/** Called when the user takes the version that was saved elsewhere; `mine` is the discarded draft. */
export type OnTakeTheirs = (theirs: SavedDocument<SavedCharacter>, mine: CharacterFields | undefined) => void

/**
 * The editor context of a character of the account: one per mounted editor, which another version needs anew.
 *
 * @param draftKey its id, or `new` for all characters that are not saved yet
 */
export function useSavedEditorContext(
  draftKey: string,
  { id, version }: KnownVersion,
  onTakeTheirs?: OnTakeTheirs
) {
  const [failure, setFailure] = useState<SaveFailure>()
  const [conflict, setConflict] = useState<CharacterConflict>()

  const [draft] = useState(() => savedDrafts(draftKey, version))
  const known = useRef<KnownVersion>({ id, version: draft.version })

  const openConflict = (mine: SavedCharacter) => (theirs: SavedDocument<SavedCharacter>) =>
    new Promise<ConflictChoice | undefined>(resolve => {
      const choose = (choice: ConflictChoice | undefined) => {
        setConflict(undefined)
        resolve(choice)
      }
      setConflict({ theirs, mine, choose })
    })

  async function save(submitted: SubmittedCharacter): Promise<boolean> {
    setFailure(undefined)
    const mine = toContent(submitted)
    const outcome = await saveToAccount(known.current, mine, openConflict(mine))
    if (outcome.kind === 'saved') notify({ kind: 'savedNew', title: submitted.name })
    if (outcome.kind === 'refused') {
      setFailure(former => ({ code: outcome.code, count: (former?.count ?? 0) + 1 }))
      if (outcome.code === 'missing') known.current = { id: randomId(), version: 0 }
    }
    if (outcome.kind === 'theirs') {
      const mineDraft = draft.drafts.getDraft(newCharacterDraftId)
      draft.drafts.deleteDraft(newCharacterDraftId)
      onTakeTheirs?.(outcome.theirs, mineDraft)
    }
    return outcome.kind === 'saved'
  }

  const [context] = useState(() => createSavedContext(draft.drafts, save))
  return { context, failure, conflict }
}

const createSavedContext = (
  drafts: DraftStore,
  save: (submitted: SubmittedCharacter) => Promise<boolean>
): EditorContextValue => ({
  $script: atom(emptyScript),
  $cast: atom<Cast | undefined>(undefined),
  drafts,
  newCharacterPath: copiedId =>
    copiedId === undefined
      ? builderPath(pageLocale(), 'newSavedCharacter')
      : copyCharacterPath(pageLocale(), copiedId, 'newSavedCharacter'),
  backLink: () => ({ href: builderPath(pageLocale(), 'myCharacters'), label: m.homebrew_back() }),
  openList: () => openScreen('myCharacters'),
  applyLabel: () => m.saving_save(),
  applyLabelShort: m.saving_save,
  unsavedText: m.saving_unsaved,
  draftFoundText: m.homebrew_draft_found,
  save: (_, submitted) => save(submitted)
})

/** A saved character includes its almanac text. */
function toContent({ character, almanacDetails }: SubmittedCharacter): SavedCharacter {
  if (character.kind !== 'custom') throw new Error('Only custom characters can be saved to the account')
  const { kind: _, ...content } = character
  return almanacDetails === '' ? content : { ...content, almanacDetails }
}
