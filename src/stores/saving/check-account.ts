import type { DocumentInfo, SavedDocument } from '#core/saving/document.ts'
import {
  classifyConflict,
  createDocumentLink,
  type DocumentLink,
  type SaveState,
  scriptDigest
} from '#core/saving/document-link.ts'
import type { Script } from '#core/script/script.ts'
import { dismissNotice, notify } from '../notice.ts'
import { $openScriptId, $script } from '../script.ts'
import { unlessSessionOver } from '../session.ts'
import { markCurrent, setAccountCheck } from './account-checks.ts'
import { readLinkedScript } from './linked-scripts.ts'
import { getLink, updateLink } from './links.ts'
import { withSaveLock } from './save-lock.ts'
import { getConflict, setSaveProgress } from './save-progress.ts'
import type { SavingApi } from './saving-api.ts'
import { changeVisibility, updateVisibility } from './visibility.ts'

/** How often a check is repeated when the link changes while the account is asked. */
const maxRounds = 3

/**
 * Asks which version of a linked script the account has. A newer one becomes a conflict, which the user resolves; a script
 * deleted elsewhere is marked as deleted; a visibility chosen elsewhere is taken over.
 *
 * @returns the save state afterwards, unless there are unsaved changes
 */
export const checkAccount = (copyId: string, server: SavingApi) =>
  withSaveLock(copyId, () => checkLocked(copyId, server))

/** As `checkAccount`, for callers that hold the lock of the script. */
export async function checkLocked(copyId: string, server: SavingApi, rounds = maxRounds): Promise<SaveState> {
  const link = getLink(copyId)
  if (!link) return 'local'
  if (navigator.onLine === false) return markUnreachable(copyId, link)
  const asked = await server.readInfo(link.id)
  const present = getLink(copyId)
  if (rounds > 0 && (present?.id !== link.id || present.version !== link.version))
    return checkLocked(copyId, server, rounds - 1)
  if (!asked.ok)
    return asked.code === 'missing' ? markDeleted(copyId, link, false) : markUnreachable(copyId, link)
  if (asked.value.deletedAt !== undefined) return markDeleted(copyId, link, true)
  takeVisibility(copyId, link, asked.value, server)
  if (asked.value.version === link.version) return handleCurrent(copyId, link)
  const theirs = await server.read(link.id)
  return theirs.ok ? compare(copyId, link, theirs.value) : markUnreachable(copyId, link)
}

/** Compares the account's version with the local script, when their version numbers differ. */
async function compare(
  copyId: string,
  link: DocumentLink,
  theirs: SavedDocument<Script>
): Promise<SaveState> {
  const script = await readLinkedScript(copyId)
  if (!script) return 'local'
  if (classifyConflict(link, scriptDigest(script), theirs) === 'foreign') {
    setSaveProgress(copyId, { kind: 'conflict', theirs })
    markCurrent(copyId, link.id)
    return 'conflict'
  }
  updateLink(copyId, link.id, () => createDocumentLink(theirs, scriptDigest(theirs.content)))
  return handleCurrent(copyId, link)
}

/**
 * The account has the version of the link. A conflict that another tab has resolved is over. If the network has gone
 * since the account was asked, nothing counts as checked.
 */
function handleCurrent(copyId: string, link: DocumentLink): SaveState {
  if (getConflict(copyId)) setSaveProgress(copyId, undefined)
  if (navigator.onLine === false) return markUnreachable(copyId, link)
  markCurrent(copyId, link.id)
  return 'saved'
}

function markDeleted(copyId: string, { id }: DocumentLink, isInBin: boolean): SaveState {
  setAccountCheck(copyId, { id, state: isInBin ? 'in bin' : 'gone' })
  return 'deleted'
}

function markUnreachable(copyId: string, { id }: DocumentLink): SaveState {
  setAccountCheck(copyId, { id, state: 'unreachable' })
  return 'unchecked'
}

/** Takes over a visibility that was chosen elsewhere. If the script is open, a notice says so and can undo it. */
function takeVisibility(
  copyId: string,
  { visibility: former }: DocumentLink,
  info: DocumentInfo,
  server: SavingApi
) {
  const { visibility } = info
  if (visibility === former) return
  updateVisibility(copyId, info)
  if (copyId !== $openScriptId.get()) return
  const { title } = $script.get()
  async function undo() {
    dismissNotice()
    const refusal = await changeVisibility(copyId, former, server)
    if (!refusal) return notify({ kind: 'visibilityChanged', title, to: former })
    const shown = unlessSessionOver(refusal, () => void undo())
    if (shown) notify({ kind: 'visibilityNotChanged', refusal: shown })
  }
  notify({ kind: 'visibilityChangedElsewhere', title, to: visibility }, () => void undo())
}
