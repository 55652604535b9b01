import type { Saved } from '#core/saved.ts'
import { judgeOpening, linkTo, scriptDigest } from '#core/saving.ts'
import type { Script } from '#core/script.ts'
import { openCopy, restoreVersion, startCopy } from '../library/acts.ts'
import { $openCopyId } from '../script.ts'
import { $isChoiceAsked } from '../shown-saving.ts'
import { linkedCopies } from './linked-copies.ts'
import { linkOf, setLink } from './links.ts'
import { saveCopy } from './save.ts'
import { conflictOf, tellNews } from './saving.ts'
import type { SavingServer } from './server.ts'

/** Saves the copy over what somebody else saved, which stays a version. */
export async function keepMine(copyId: string, server: SavingServer) {
  const theirs = conflictOf(copyId)
  if (theirs) setLink(copyId, linkToSeen(theirs))
  return saveCopy(copyId, server)
}

/** Takes what somebody else saved; what the copy was becomes a version of this device, and undo brings it back. */
export async function takeTheirs(copyId: string): Promise<boolean> {
  const theirs = conflictOf(copyId)
  if (!theirs || !(await restoreVersion(copyId, theirs.content))) return false
  setLink(copyId, linkToSeen(theirs))
  tellNews(copyId, undefined)
  return true
}

/**
 * Opens a saved script: as the copy of this device that is linked to it, where there is one, which is brought up to date
 * unless it has changes of its own; else as a new copy.
 *
 * @returns `conflict` when both have changed, which is asked about, and `failed` where the open script cannot be kept
 */
export async function openSaved(saved: Saved<Script>): Promise<'opened' | 'conflict' | 'failed'> {
  const copy = (await linkedCopies(saved.id))[0]
  const link = copy && linkOf(copy.id)
  if (!copy || !link) {
    await startCopy(saved.content)
    setLink($openCopyId.get(), linkToSeen(saved))
    return 'opened'
  }
  const judged = judgeOpening(link, scriptDigest(copy.script), saved)
  const opens = judged === 'take' ? restoreVersion(copy.id, saved.content) : openCopy(copy.id)
  if (!(await opens)) return 'failed'
  if (judged === 'take' || judged === 'adopt') setLink(copy.id, linkToSeen(saved))
  if (judged !== 'conflict') return 'opened'
  tellNews(copy.id, { kind: 'conflict', theirs: saved })
  $isChoiceAsked.set(true)
  return 'conflict'
}

const linkToSeen = (saved: Saved<Script>) => linkTo(saved, scriptDigest(saved.content))
