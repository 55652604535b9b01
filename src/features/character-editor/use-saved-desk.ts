import { atom } from 'nanostores'
import { useMemo, useState } from 'react'
import type { SavedRefusal } from '#api/saved-work.ts'
import type { Cast } from '#core/cast.ts'
import type { CharacterFields } from '#core/character-fields.ts'
import type { Saved, SavedCharacter } from '#core/saved.ts'
import { emptyScript } from '#core/script.ts'
import { m, pageLocale } from '#i18n/messages.ts'
import { builderPath, copyPath } from '#routes'
import { type DraftShelf, newCharacterDraft, savedDrafts } from '#stores/character-drafts.ts'
import { notify } from '#stores/notice.ts'
import { openScreen } from '#stores/router.ts'
import { newCopyId } from '#stores/stored-script.ts'
import type { Desk, Entry } from './desk.ts'
import { type Choice, type Seen, saveToAccount } from './save-to-account.ts'

/** A version conflict that the user must resolve before the character can be saved. */
export interface Conflict {
  theirs: Saved<SavedCharacter>
  mine: SavedCharacter
  choose: (choice: Choice | undefined) => void
}

/** Why the last save failed. `count` differs for each failure, so that screen readers announce the same reason again. */
export interface Refused {
  code: SavedRefusal
  count: number
}

/** Called when the user takes the version that was saved elsewhere; `mine` is the discarded draft. */
export type OnTheirs = (theirs: Saved<SavedCharacter>, mine: CharacterFields | undefined) => void

/**
 * The editor context of a character of the account.
 *
 * @param draftKey its id, or `new` for all characters that are not saved yet
 */
export function useSavedDesk(draftKey: string, { id, version }: Seen, onTakeTheirs?: OnTheirs) {
  const [failure, setFailure] = useState<Refused>()
  const [conflict, setConflict] = useState<Conflict>()

  // biome-ignore lint/correctness/useExhaustiveDependencies: one context for each opened version
  const context = useMemo(() => {
    const draft = savedDrafts(draftKey, version)
    let known: Seen = { id, version: draft.version }

    const openConflict = (mine: SavedCharacter) => (theirs: Saved<SavedCharacter>) =>
      new Promise<Choice | undefined>(resolve => {
        const choose = (choice: Choice | undefined) => {
          setConflict(undefined)
          resolve(choice)
        }
        setConflict({ theirs, mine, choose })
      })

    async function save(submitted: Entry): Promise<boolean> {
      setFailure(undefined)
      const mine = toContent(submitted)
      const outcome = await saveToAccount(known, mine, openConflict(mine))
      if (outcome.kind === 'saved') notify({ kind: 'savedNew', title: submitted.name })
      if (outcome.kind === 'refused') {
        setFailure(former => ({ code: outcome.code, count: (former?.count ?? 0) + 1 }))
        if (outcome.code === 'missing') known = { id: newCopyId(), version: 0 }
      }
      if (outcome.kind === 'theirs') {
        const mineDraft = draft.drafts.draftOf(newCharacterDraft)
        draft.drafts.dropDraft(newCharacterDraft)
        onTakeTheirs?.(outcome.theirs, mineDraft)
      }
      return outcome.kind === 'saved'
    }

    return createSavedContext(draft.drafts, save)
  }, [draftKey, id, version])

  return { context, failure, conflict }
}

const createSavedContext = (drafts: DraftShelf, save: (submitted: Entry) => Promise<boolean>): Desk => ({
  $script: atom(emptyScript),
  $cast: atom<Cast | undefined>(undefined),
  drafts,
  newCharacterPath: copiedId =>
    copiedId === undefined
      ? builderPath(pageLocale(), 'newSavedCharacter')
      : copyPath(pageLocale(), copiedId, 'newSavedCharacter'),
  backLink: () => ({ href: builderPath(pageLocale(), 'myCharacters'), label: m.homebrew_back() }),
  openList: () => openScreen('myCharacters'),
  applyLabel: () => m.saving_save(),
  applyLabelShort: m.saving_save,
  unsavedText: m.saving_unsaved,
  draftFoundText: m.homebrew_draft_found,
  save: (_, submitted) => save(submitted)
})

/** A saved character includes its almanac text. */
function toContent({ character, almanacDetails }: Entry): SavedCharacter {
  if (character.kind !== 'custom') throw new Error('Only custom characters can be saved to the account')
  const { kind: _, ...content } = character
  return almanacDetails === '' ? content : { ...content, almanacDetails }
}
