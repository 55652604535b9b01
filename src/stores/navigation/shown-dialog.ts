import { atom } from 'nanostores'
import type { Team } from '#core/character/team.ts'

/** A dialog without a URL, which any part of the builder may show over any screen. */
export type ShownDialog =
  /** The command palette. */
  | { kind: 'palette' }
  /** The list of keyboard shortcuts. */
  | { kind: 'shortcuts' }
  /** Suggests characters that fit the script; of this team, if there is one. */
  | { kind: 'suggest'; team?: Team }
  /** Fills the script with random characters. */
  | { kind: 'fill' }
  /** Swaps the character with this id for another one, in place. */
  | { kind: 'swap'; id: string }
  /** Copies the characters with these ids to another script. */
  | { kind: 'copyTo'; ids: readonly string[] }

/** The dialog that is shown; undefined without one. */
export const $shownDialog = atom<ShownDialog | undefined>()

/** Shows a dialog, instead of the one that is shown. */
export const showDialog = (dialog: ShownDialog) => $shownDialog.set(dialog)

export const hideDialog = () => $shownDialog.set(undefined)
