import type { ReadableAtom } from 'nanostores'
import { createContext, use } from 'react'
import type { Cast } from '#core/cast/cast.ts'
import type { Script, ScriptCharacter } from '#core/script/script.ts'
import { m, pageLocale } from '#i18n/messages.ts'
import { builderPath, copyCharacterPath } from '#routes'
import { $cast } from '#stores/cast.ts'
import { putCharacter } from '#stores/character-edits.ts'
import { type DraftStore, scriptDrafts } from '#stores/drafts/character-drafts.ts'
import { notify } from '#stores/notice.ts'
import { openScreen } from '#stores/router.ts'
import { $script } from '#stores/script.ts'
import { characterIdOf, type EditedCharacter, newCharacter } from './edited-character.ts'

/** The character being edited; form fields compare with its official values. */
export const EditedCharacterContext = createContext<EditedCharacter>(newCharacter)

export const useEditedCharacter = () => use(EditedCharacterContext)

/** A valid character from the form, ready to be saved. */
export interface SubmittedCharacter {
  name: string
  character: ScriptCharacter
  almanacDetails: string
}

/** The environment of the editor: the script around the character, its draft storage, and how it is saved. */
export interface EditorContextValue {
  /** The script of the character, for taken ids and the night order. Empty for a character of the account. */
  $script: ReadableAtom<Script>
  $cast: ReadableAtom<Cast | undefined>
  drafts: DraftStore
  /** Path of the editor for a new character: blank, or a copy of the character with an id. */
  newCharacterPath: (copiedId?: string) => string
  /** Link back to the list of characters. */
  backLink: () => { href: string; label: string }
  openList: () => void
  /** Label of the save button; the short one is for narrow windows. */
  applyLabel: (edited: EditedCharacter) => string
  applyLabelShort: () => string
  /** Status text while there are unsaved changes. */
  unsavedText: () => string
  /** Banner text above a restored draft. */
  draftFoundText: () => string
  /** Returns whether it was saved. Shows the notice or the error itself. */
  save: (edited: EditedCharacter, submitted: SubmittedCharacter) => boolean | Promise<boolean>
}

/** For a character of the open script. */
export const scriptEditorContext: EditorContextValue = {
  $script,
  $cast,
  drafts: scriptDrafts,
  newCharacterPath: copiedId =>
    copiedId === undefined
      ? builderPath(pageLocale(), 'newCharacter')
      : copyCharacterPath(pageLocale(), copiedId),
  backLink: () => ({ href: builderPath(pageLocale(), 'script'), label: m.characters_back() }),
  openList: () => openScreen('script'),
  applyLabel: ({ kind }) => (kind === 'new' ? m.editor_add() : m.editor_apply()),
  applyLabelShort: m.editor_apply,
  unsavedText: m.editor_not_applied,
  draftFoundText: m.editor_draft_found,
  save(edited, { name, character, almanacDetails }) {
    const { ok } = putCharacter(characterIdOf(edited), character, almanacDetails)
    if (ok) notify(edited.kind === 'new' ? { kind: 'added', name } : { kind: 'changed', name })
    return ok
  }
}

export const EditorContext = createContext<EditorContextValue>(scriptEditorContext)

export const useEditorContext = () => use(EditorContext)
