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

/** What must be chosen before a character can be saved. */
export interface Conflict {
  theirs: Saved<SavedCharacter>
  mine: SavedCharacter
  choose: (choice: Choice | undefined) => void
}

/** Why the last save came to nothing; `count` tells it from the one before, so that it is read out again. */
export interface Refused {
  code: SavedRefusal
  count: number
}

/** What somebody else saved is taken in place of `mine`. */
export type OnTheirs = (theirs: Saved<SavedCharacter>, mine: CharacterFields | undefined) => void

/**
 * The desk of a character that is saved by itself.
 *
 * @param place where its draft is kept: its id, or one word for all that are new
 */
export function useSavedDesk(place: string, { id, version }: Seen, onTheirs?: OnTheirs) {
  const [refused, setRefused] = useState<Refused>()
  const [conflict, setConflict] = useState<Conflict>()

  // biome-ignore lint/correctness/useExhaustiveDependencies: one desk for each version that is opened
  const desk = useMemo(() => {
    const draft = savedDrafts(place, version)
    let seen: Seen = { id, version: draft.version }

    const ask = (mine: SavedCharacter) => (theirs: Saved<SavedCharacter>) =>
      new Promise<Choice | undefined>(resolve => {
        const choose = (choice: Choice | undefined) => {
          setConflict(undefined)
          resolve(choice)
        }
        setConflict({ theirs, mine, choose })
      })

    async function save(entry: Entry): Promise<boolean> {
      setRefused(undefined)
      const mine = contentOf(entry)
      const outcome = await saveToAccount(seen, mine, ask(mine))
      if (outcome.kind === 'saved') notify({ kind: 'savedNew', title: entry.name })
      if (outcome.kind === 'refused') {
        setRefused(was => ({ code: outcome.code, count: (was?.count ?? 0) + 1 }))
        if (outcome.code === 'missing') seen = { id: newCopyId(), version: 0 }
      }
      if (outcome.kind === 'theirs') {
        const written = draft.drafts.draftOf(newCharacterDraft)
        draft.drafts.dropDraft(newCharacterDraft)
        onTheirs?.(outcome.theirs, written)
      }
      return outcome.kind === 'saved'
    }

    return deskOf(draft.drafts, save)
  }, [place, id, version])

  return { desk, refused, conflict }
}

const deskOf = (drafts: DraftShelf, save: (entry: Entry) => Promise<boolean>): Desk => ({
  $script: atom(emptyScript),
  $cast: atom<Cast | undefined>(undefined),
  drafts,
  newPath: copied =>
    copied === undefined
      ? builderPath(pageLocale(), 'newSavedCharacter')
      : copyPath(pageLocale(), copied, 'newSavedCharacter'),
  home: () => ({ href: builderPath(pageLocale(), 'myCharacters'), label: m.homebrew_back() }),
  goHome: () => openScreen('myCharacters'),
  applyLabel: () => m.saving_save(),
  applyLabelShort: m.saving_save,
  unsaved: m.saving_unsaved,
  draftFound: m.homebrew_draft_found,
  save: (_, entry) => save(entry)
})

/** A saved character brings its almanac text along. */
function contentOf({ character, almanacDetails }: Entry): SavedCharacter {
  if (character.kind !== 'custom') throw new Error('Only custom characters are saved by themselves')
  const { kind: _, ...content } = character
  return almanacDetails === '' ? content : { ...content, almanacDetails }
}
