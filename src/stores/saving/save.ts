import type { Saved, Visibility } from '#core/saved.ts'
import {
  beginSave,
  judgeConflict,
  linkTo,
  type SavingLink,
  type SavingState,
  scriptDigest
} from '#core/saving.ts'
import type { Script } from '#core/script.ts'
import { readCopies } from '../library/kept-copies.ts'
import { $workingCopy } from '../script.ts'
import { newCopyId } from '../stored-script.ts'
import { $links, changeLink, linkAgain, linkOf, setLink } from './links.ts'
import { refusalOf, tellNews } from './saving.ts'
import type { SaveRefusal, SavingServer } from './server.ts'

/** How often one save is repeated when the newer version on the server turns out to be our own. */
const maxRounds = 5

/** Saves a local script over the saved script it is linked to. @returns its state afterwards */
export const saveCopy = (copyId: string, server: SavingServer) =>
  withLock(copyId, () => send(copyId, server, maxRounds))

/**
 * Saves a local script as a new saved script and links it. If an earlier attempt may have reached the server, the same
 * saved script is used. If the save is refused, the former link is restored.
 */
export async function saveAsNew(copyId: string, visibility: Visibility, server: SavingServer) {
  const former = linkOf(copyId)
  const next = former?.version === 0 ? former : newLink()
  setLink(copyId, { ...next, visibility })
  const state = await saveCopy(copyId, server)
  if (state === 'refused' && !mayExistOnServer(copyId)) linkAgain(copyId, former)
  return state
}

const newLink = () => ({ id: newCopyId(), publicId: '', version: 0, digest: '', sent: [], wantsSave: false })

/** Whether the server has the script, may have it, or will get it. */
const mayExistOnServer = (copyId: string) =>
  linkOf(copyId)?.wantsSave || refusalOf(copyId) === 'server_failed' || linkOf(copyId)?.version !== 0

/**
 * Saves a local script over another saved script and links it; the former content stays a version. If the save is
 * refused, the former link is restored.
 *
 * @param former The saved script as last read
 */
export async function saveOver(copyId: string, former: Saved<Script>, server: SavingServer) {
  const formerLink = linkOf(copyId)
  setLink(copyId, linkTo(former, scriptDigest(former.content)))
  const state = await saveCopy(copyId, server)
  const isPending = linkOf(copyId)?.wantsSave || refusalOf(copyId) === 'server_failed'
  if (state === 'refused' && !isPending) linkAgain(copyId, formerLink)
  return state
}

/**
 * Undoes an overwrite: saves the former content again and restores the former link.
 *
 * @returns the refusal if that fails
 */
export async function takeBackOver(
  copyId: string,
  former: Saved<Script>,
  formerLink: SavingLink | undefined,
  server: SavingServer
): Promise<SaveRefusal | 'version_conflict' | undefined> {
  const { id, content } = former
  const version = linkOf(copyId)?.version ?? former.version
  const result = await server.save(id, { content, version, saveId: newCopyId() })
  if (!result.ok) return result.code
  if (linkOf(copyId)?.id === id) linkAgain(copyId, formerLink)
  return undefined
}

/** Sends all pending saves; skips those that another tab has sent meanwhile. @returns whether none is left offline */
export async function sendWaiting(server: SavingServer): Promise<boolean> {
  const pending = Object.entries($links.get()).filter(([, { wantsSave }]) => wantsSave)
  let isDone = true
  for (const [copyId] of pending) {
    const state = await withLock(copyId, () =>
      linkOf(copyId)?.wantsSave ? send(copyId, server, maxRounds) : 'saved'
    )
    if (state === 'offline') isDone = false
  }
  return isDone
}

/** Marks a local script to be saved as soon as the server is reachable. */
export function saveLater(copyId: string) {
  const link = linkOf(copyId)
  if (link && !link.wantsSave) setLink(copyId, { ...link, wantsSave: true })
}

async function send(copyId: string, server: SavingServer, rounds: number): Promise<SavingState> {
  const link = linkOf(copyId)
  const script = link && (await readScript(copyId))
  if (!link || !script) return 'local'
  const digest = scriptDigest(script)
  if (link.version > 0 && link.digest === digest) return finish(copyId, link, { ...link, wantsSave: false })
  const started = beginSave(link, digest, newCopyId())
  changeLink(copyId, link.id, () => started)
  tellNews(copyId, { kind: 'saving' })
  const { saveId } = started.begun
  const result = await server.save(link.id, { content: script, version: link.version, saveId })
  if (result.ok) {
    finish(copyId, link, linkTo(result.value, digest))
    return link.version === 0 ? applyVisibility(copyId, link, digest, server) : 'saved'
  }
  if (result.code !== 'version_conflict') return handleRefusal(copyId, link, result.code)
  const judged = judgeConflict(started, digest, result.theirs)
  if (judged === 'foreign' || rounds === 0) return handleConflict(copyId, link, result.theirs)
  finish(copyId, link, linkTo(result.theirs, scriptDigest(result.theirs.content)))
  return judged === 'same' ? 'saved' : send(copyId, server, rounds - 1)
}

/** A new script is saved as private and then given its visibility, so that a failure leaves it private. */
async function applyVisibility(
  copyId: string,
  { id, visibility }: SavingLink,
  digest: string,
  server: SavingServer
): Promise<SavingState> {
  if (linkOf(copyId)?.visibility === visibility) return 'saved'
  const result = await server.setVisibility(id, visibility)
  if (result.ok) changeLink(copyId, id, () => linkTo(result.value, digest))
  return 'saved'
}

function finish(copyId: string, { id }: SavingLink, next: SavingLink) {
  changeLink(copyId, id, () => next)
  tellNews(copyId, undefined)
  return 'saved' as const
}

function handleRefusal(copyId: string, { id }: SavingLink, code: SaveRefusal): SavingState {
  const isTemporary = code === 'unreachable' || code === 'signed_out' || code === 'session_expired'
  changeLink(copyId, id, link => ({ ...link, wantsSave: isTemporary }))
  tellNews(copyId, code === 'unreachable' ? undefined : { kind: 'refused', code })
  return code === 'unreachable' ? 'offline' : 'refused'
}

/** The script waits for the user's choice and is no longer sent. */
function handleConflict(copyId: string, { id }: SavingLink, theirs: Saved<Script>): SavingState {
  changeLink(copyId, id, link => ({ ...link, wantsSave: false }))
  tellNews(copyId, { kind: 'conflict', theirs })
  return 'conflict'
}

/** The present content of a local script; undefined if it is deleted or in the bin. */
async function readScript(copyId: string): Promise<Script | undefined> {
  const open = $workingCopy.get()
  if (open.id === copyId) return open.script
  const copies = await readCopies()
  const found = copies.ok ? copies.value.find(({ id }) => id === copyId) : undefined
  return found && found.deletedAt === undefined ? found.script : undefined
}

let lastSave: Promise<unknown> = Promise.resolve()

/** Runs one save of a script at a time across all tabs; only within this tab if the browser has no Web Locks. */
function withLock<Value>(copyId: string, work: () => Value | Promise<Value>): Promise<Awaited<Value>> {
  const { locks } = navigator
  if (locks) return locks.request(`belfry:save:${copyId}`, async () => await work())
  const done = lastSave.then(work)
  lastSave = done.catch(() => undefined)
  return Promise.resolve(done)
}
