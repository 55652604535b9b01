import type { SavedDocument } from '#core/saving/document.ts'
import { createDocumentLink, decideOpening, scriptDigest } from '#core/saving/document-link.ts'
import type { Script } from '#core/script/script.ts'
import {
  openLocalScript,
  restoreVersion,
  saveOpenToLibrary,
  startScript
} from '../library/library-actions.ts'
import { $openScriptId } from '../script.ts'
import { forgetCheck, markCurrent } from './account-checks.ts'
import { findLinkedScripts } from './linked-scripts.ts'
import { getLink, setLink } from './links.ts'
import { getConflict, setSaveProgress } from './save-progress.ts'
import { saveScript } from './save-script.ts'
import { $isConflictDialogOpen } from './save-status.ts'
import type { SavingApi } from './saving-api.ts'

/** Resolves a conflict by saving the local script over the newer saved one, which stays a version. */
export async function keepMine(copyId: string, server: SavingApi) {
  const theirs = getConflict(copyId)
  if (theirs) setLink(copyId, linkToSaved(theirs))
  return saveScript(copyId, server)
}

/**
 * Resolves a conflict of the open script by loading the newer saved one. The local state becomes a version; undo brings it
 * back.
 *
 * @returns false if this browser can't store the local state; then nothing changed
 */
export async function takeTheirs(copyId: string): Promise<boolean> {
  const theirs = getConflict(copyId)
  if (!theirs || (await saveOpenToLibrary()).state === 'lost') return false
  if (!(await restoreVersion(copyId, theirs.content))) return false
  setLink(copyId, linkToSaved(theirs))
  setSaveProgress(copyId, undefined)
  forgetCheck(copyId)
  return true
}

/**
 * Opens a saved script: as the local script that is linked to it, updated unless it has unsaved changes, or as a new local
 * script.
 *
 * @returns `conflict` if both have changed (opens the conflict dialog); `failed` if the open script can't be stored
 */
export async function openSavedScript(
  saved: SavedDocument<Script>
): Promise<'opened' | 'conflict' | 'failed'> {
  const copy = (await findLinkedScripts(saved.id))[0]
  const link = copy && getLink(copy.id)
  if (!copy || !link) {
    await startScript(saved.content)
    const copyId = $openScriptId.get()
    setLink(copyId, linkToSaved(saved))
    markCurrent(copyId, saved.id)
    return 'opened'
  }
  const judged = decideOpening(link, scriptDigest(copy.script), saved)
  const opens = judged === 'take' ? restoreVersion(copy.id, saved.content) : openLocalScript(copy.id)
  if (!(await opens)) return 'failed'
  if (judged === 'take' || judged === 'adopt') setLink(copy.id, linkToSaved(saved))
  markCurrent(copy.id, saved.id)
  if (judged !== 'conflict') return 'opened'
  setSaveProgress(copy.id, { kind: 'conflict', theirs: saved })
  $isConflictDialogOpen.set(true)
  return 'conflict'
}

const linkToSaved = (saved: SavedDocument<Script>) => createDocumentLink(saved, scriptDigest(saved.content))
