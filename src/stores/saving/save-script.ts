import type { SavedDocument, Visibility } from '#core/saving/document.ts'
import {
  beginSave,
  classifyConflict,
  createDocumentLink,
  type DocumentLink,
  type SaveState,
  scriptDigest
} from '#core/saving/document-link.ts'
import type { Script } from '#core/script/script.ts'
import { noteSpace } from '../account-space.ts'
import { notify } from '../notice.ts'
import { randomId } from '../storage/working-copy.ts'
import { markCurrent } from './account-checks.ts'
import { checkLocked } from './check-account.ts'
import { readLinkedScript } from './linked-scripts.ts'
import { $links, getLink, restoreLink, setLink, updateLink } from './links.ts'
import { saveWithImages } from './move-images.ts'
import { getSaveRefusal, setSaveProgress } from './save-progress.ts'
import { isTemporary, type SaveRefusal, type SavingApi } from './saving-api.ts'
import { sendVisibility } from './visibility.ts'

/** How often one save is repeated when the newer version on the server turns out to be our own. */
const maxRounds = 5

/**
 * Saves a local script over the saved script it is linked to. Without unsaved changes, it only checks the account's version.
 *
 * @returns its state afterwards
 */
export const saveScript = (copyId: string, server: SavingApi) =>
  saveWithImages(copyId, () => send(copyId, server, maxRounds))

/**
 * Saves a local script as a new saved script and links it. If an earlier attempt may have reached the server, the same
 * saved script is used. If the save is refused, the former link is restored.
 */
export async function saveAsNew(copyId: string, visibility: Visibility, server: SavingApi) {
  const former = getLink(copyId)
  const next = former?.version === 0 ? former : newLink()
  setLink(copyId, { ...next, visibility, wantsVisibility: visibility })
  const state = await saveScript(copyId, server)
  if (state === 'refused' && !mayExistOnServer(copyId)) restoreLink(copyId, former)
  return state
}

const newLink = () => ({ id: randomId(), publicId: '', version: 0, digest: '', sent: [], wantsSave: false })

/** Whether the server has the script, may have it, or will get it. */
const mayExistOnServer = (copyId: string) =>
  getLink(copyId)?.wantsSave || getSaveRefusal(copyId) === 'server_failed' || getLink(copyId)?.version !== 0

/**
 * Saves a local script over another saved script and links it; the former content stays a version. If the save is
 * refused, the former link is restored.
 *
 * @param former The saved script as last read
 */
export async function overwriteScript(copyId: string, former: SavedDocument<Script>, server: SavingApi) {
  const formerLink = getLink(copyId)
  setLink(copyId, createDocumentLink(former, scriptDigest(former.content)))
  const state = await saveScript(copyId, server)
  const isPending = getLink(copyId)?.wantsSave || getSaveRefusal(copyId) === 'server_failed'
  if (state === 'refused' && !isPending) restoreLink(copyId, formerLink)
  return state
}

/**
 * Undoes an overwrite: saves the former content again and restores the former link.
 *
 * @returns the refusal if that fails
 */
export async function revertOverwrite(
  copyId: string,
  former: SavedDocument<Script>,
  formerLink: DocumentLink | undefined,
  server: SavingApi
): Promise<SaveRefusal | 'version_conflict' | undefined> {
  const { id, content } = former
  const version = getLink(copyId)?.version ?? former.version
  const result = await server.save(id, { content, version, saveId: randomId() })
  if (!result.ok) return result.code
  if (getLink(copyId)?.id === id) restoreLink(copyId, formerLink)
  return undefined
}

/** Sends all pending saves and visibilities; skips those that another tab has sent meanwhile. @returns whether none is left to repeat */
export async function sendPendingSaves(server: SavingApi): Promise<boolean> {
  const pending = Object.entries($links.get()).filter(([, link]) => isPending(link))
  let isDone = true
  for (const [copyId] of pending) {
    const state = await saveWithImages(copyId, () =>
      isPending(getLink(copyId)) ? send(copyId, server, maxRounds) : 'saved'
    )
    // A session that is over needs the user instead.
    const isFailing = state === 'offline' || getSaveRefusal(copyId) === 'server_failed'
    const link = getLink(copyId)
    if (link?.wantsVisibility || (link?.wantsSave && isFailing)) isDone = false
  }
  return isDone
}

/** Whether a save or a visibility is still to be sent, or on its way. */
export const isPending = (link: DocumentLink | undefined) =>
  link !== undefined && (link.wantsSave || link.wantsVisibility !== undefined)

/** Marks a local script to be saved as soon as the server is reachable. */
export function queueSave(copyId: string) {
  const link = getLink(copyId)
  if (link && !link.wantsSave) setLink(copyId, { ...link, wantsSave: true })
}

async function send(copyId: string, server: SavingApi, rounds: number): Promise<SaveState> {
  const link = getLink(copyId)
  const script = link && (await readLinkedScript(copyId))
  if (!link || !script) return 'local'
  const digest = scriptDigest(script)
  if (link.version > 0 && link.digest === digest) {
    updateLink(copyId, link.id, present => ({ ...present, wantsSave: false }))
    await sendVisibility(copyId, server)
    return checkLocked(copyId, server)
  }
  const started = beginSave(link, digest, randomId())
  updateLink(copyId, link.id, () => started)
  setSaveProgress(copyId, { kind: 'saving' })
  const { saveId } = started.begun
  const result = await server.save(link.id, { content: script, version: link.version, saveId })
  if (result.ok) {
    noteSpace(result.value)
    finish(copyId, link, createDocumentLink(result.value, digest))
    if (!(await sendVisibility(copyId, server))) notify({ kind: 'savedPrivate' })
    return 'saved'
  }
  if (result.code === 'missing' && link.version > 0) await checkLocked(copyId, server)
  if (result.code !== 'version_conflict') return handleRefusal(copyId, link, result.code)
  const judged = classifyConflict(started, digest, result.theirs)
  if (judged === 'foreign' || rounds === 0) return handleConflict(copyId, link, result.theirs)
  finish(copyId, link, createDocumentLink(result.theirs, scriptDigest(result.theirs.content)))
  if (judged === 'own') return send(copyId, server, rounds - 1)
  if (!(await sendVisibility(copyId, server))) notify({ kind: 'savedPrivate' })
  return 'saved'
}

function finish(copyId: string, { id }: DocumentLink, next: DocumentLink) {
  // Before the link changes: a link of an unchecked version would be asked for.
  markCurrent(copyId, id)
  updateLink(copyId, id, ({ wantsVisibility }) => ({ ...next, wantsVisibility }))
  setSaveProgress(copyId, undefined)
}

/** @param former the link before the save. A failing server doesn't cancel what was queued before: nobody may be watching. */
function handleRefusal(copyId: string, former: DocumentLink, code: SaveRefusal): SaveState {
  const staysQueued = isTemporary(code) || (code === 'server_failed' && former.wantsSave)
  updateLink(copyId, former.id, link => ({ ...link, wantsSave: staysQueued }))
  setSaveProgress(copyId, code === 'unreachable' ? undefined : { kind: 'refused', code })
  return code === 'unreachable' ? 'offline' : 'refused'
}

/** The script waits for the user's choice and is no longer sent. */
function handleConflict(copyId: string, { id }: DocumentLink, theirs: SavedDocument<Script>): SaveState {
  updateLink(copyId, id, link => ({ ...link, wantsSave: false }))
  setSaveProgress(copyId, { kind: 'conflict', theirs })
  return 'conflict'
}
