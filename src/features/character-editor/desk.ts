import type { ReadableAtom } from 'nanostores'
import { createContext, use } from 'react'
import type { Cast } from '#core/cast.ts'
import type { Script, ScriptCharacter } from '#core/script.ts'
import { m, pageLocale } from '#i18n/messages.ts'
import { builderPath, copyPath } from '#routes'
import { $cast } from '#stores/cast.ts'
import { type DraftShelf, scriptDrafts } from '#stores/character-drafts.ts'
import { saveCharacter } from '#stores/character-edits.ts'
import { notify } from '#stores/notice.ts'
import { openScreen } from '#stores/router.ts'
import { $script } from '#stores/script.ts'
import { idOf, type Subject } from './subject.ts'

/** A character as the form would save it. */
export interface Entry {
  name: string
  character: ScriptCharacter
  almanacDetails: string
}

/** Where the character that is edited lives: among whom, where its draft is kept, and what becomes of it. */
export interface Desk {
  /** Among whom it stands: whose ids are taken, who wakes beside it. */
  $script: ReadableAtom<Script>
  $cast: ReadableAtom<Cast | undefined>
  drafts: DraftShelf
  /** Where a new character is begun: blank, or as a copy of another one. */
  newPath: (copied?: string) => string
  /** The list that it belongs to, and the way back to it. */
  home: () => { href: string; label: string }
  goHome: () => void
  /** The button that saves it, in few words. */
  applyLabel: (subject: Subject) => string
  applyLabelShort: () => string
  /** While it is changed and not saved. */
  unsaved: () => string
  /** What a draft lacks. */
  draftFound: () => string
  /** Answers whether it is saved; says itself that it is, or why it is not. */
  save: (subject: Subject, entry: Entry) => boolean | Promise<boolean>
}

/** The script that is open. */
export const scriptDesk: Desk = {
  $script,
  $cast,
  drafts: scriptDrafts,
  newPath: copied =>
    copied === undefined ? builderPath(pageLocale(), 'newCharacter') : copyPath(pageLocale(), copied),
  home: () => ({ href: builderPath(pageLocale(), 'script'), label: m.characters_back() }),
  goHome: () => openScreen('script'),
  applyLabel: ({ kind }) => (kind === 'new' ? m.editor_add() : m.editor_apply()),
  applyLabelShort: m.editor_apply,
  unsaved: m.editor_not_applied,
  draftFound: m.editor_draft_found,
  save(subject, { name, character, almanacDetails }) {
    const { ok } = saveCharacter(idOf(subject), character, almanacDetails)
    if (ok) notify(subject.kind === 'new' ? { kind: 'added', name } : { kind: 'changed', name })
    return ok
  }
}

export const DeskContext = createContext<Desk>(scriptDesk)

export const useDesk = () => use(DeskContext)
