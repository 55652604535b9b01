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

/** Resolves a conflict by saving the local script over the newer saved one, which stays a version. */
export async function keepMine(copyId: string, server: SavingServer) {
  const theirs = conflictOf(copyId)
  if (theirs) setLink(copyId, linkToSaved(theirs))
  return saveCopy(copyId, server)
}

/** Resolves a conflict by loading the newer saved script. The local state becomes a version; undo brings it back. */
export async function takeTheirs(copyId: string): Promise<boolean> {
  const theirs = conflictOf(copyId)
  if (!theirs || !(await restoreVersion(copyId, theirs.content))) return false
  setLink(copyId, linkToSaved(theirs))
  tellNews(copyId, undefined)
  return true
}

/**
 * Opens a saved script: as the local script that is linked to it, updated unless it has unsaved changes, or as a new local
 * script.
 *
 * @returns `conflict` if both have changed (opens the conflict dialog); `failed` if the open script can't be stored
 */
export async function openSaved(saved: Saved<Script>): Promise<'opened' | 'conflict' | 'failed'> {
  const copy = (await linkedCopies(saved.id))[0]
  const link = copy && linkOf(copy.id)
  if (!copy || !link) {
    await startCopy(saved.content)
    setLink($openCopyId.get(), linkToSaved(saved))
    return 'opened'
  }
  const judged = judgeOpening(link, scriptDigest(copy.script), saved)
  const opens = judged === 'take' ? restoreVersion(copy.id, saved.content) : openCopy(copy.id)
  if (!(await opens)) return 'failed'
  if (judged === 'take' || judged === 'adopt') setLink(copy.id, linkToSaved(saved))
  if (judged !== 'conflict') return 'opened'
  tellNews(copy.id, { kind: 'conflict', theirs: saved })
  $isChoiceAsked.set(true)
  return 'conflict'
}

const linkToSaved = (saved: Saved<Script>) => linkTo(saved, scriptDigest(saved.content))
