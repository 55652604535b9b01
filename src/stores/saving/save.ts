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

/** Times that one save follows what turned out to be our own on the server. */
const mostRounds = 5

/** Saves a copy over the script that it is linked to. @returns how it stands then */
export const saveCopy = (copyId: string, server: SavingServer) =>
  alone(copyId, () => send(copyId, server, mostRounds))

/**
 * Saves a copy as a new script of the account, and links it to that one. One that the server did not acknowledge, and may
 * have all the same, stays the same script. Where there can be no new one, the copy is linked as before.
 */
export async function saveAsNew(copyId: string, visibility: Visibility, server: SavingServer) {
  const former = linkOf(copyId)
  const next = former?.version === 0 ? former : newLink()
  setLink(copyId, { ...next, visibility })
  const state = await saveCopy(copyId, server)
  if (state === 'refused' && !mayBeThere(copyId)) linkAgain(copyId, former)
  return state
}

const newLink = () => ({ id: newCopyId(), publicId: '', version: 0, digest: '', sent: [], wantsSave: false })

/** Whether the server holds what was sent, or may hold it, or will. */
const mayBeThere = (copyId: string) =>
  linkOf(copyId)?.wantsSave || refusalOf(copyId) === 'server_failed' || linkOf(copyId)?.version !== 0

/**
 * Saves a copy over a saved script as it was last seen, and links it to that one; the former state stays a version. Where
 * that is refused, the copy is linked as before.
 */
export async function saveOver(copyId: string, former: Saved<Script>, server: SavingServer) {
  const linked = linkOf(copyId)
  setLink(copyId, linkTo(former, scriptDigest(former.content)))
  const state = await saveCopy(copyId, server)
  const isLater = linkOf(copyId)?.wantsSave || refusalOf(copyId) === 'server_failed'
  if (state === 'refused' && !isLater) linkAgain(copyId, linked)
  return state
}

/**
 * Takes back that a copy was saved over another script: what that one was is saved anew, and the copy is linked as before.
 *
 * @returns why it could not be
 */
export async function takeBackOver(
  copyId: string,
  former: Saved<Script>,
  linked: SavingLink | undefined,
  server: SavingServer
): Promise<SaveRefusal | 'version_conflict' | undefined> {
  const { id, content } = former
  const version = linkOf(copyId)?.version ?? former.version
  const answer = await server.save(id, { content, version, saveId: newCopyId() })
  if (!answer.ok) return answer.code
  if (linkOf(copyId)?.id === id) linkAgain(copyId, linked)
  return undefined
}

/** Sends every save that waits for the network. Another tab may have sent it meanwhile: then there is nothing to do. */
export async function sendWaiting(server: SavingServer): Promise<boolean> {
  const waiting = Object.entries($links.get()).filter(([, { wantsSave }]) => wantsSave)
  let isDone = true
  for (const [copyId] of waiting) {
    const state = await alone(copyId, () =>
      linkOf(copyId)?.wantsSave ? send(copyId, server, mostRounds) : 'saved'
    )
    if (state === 'offline') isDone = false
  }
  return isDone
}

/** Has a copy saved when the server can be reached again. */
export function saveLater(copyId: string) {
  const link = linkOf(copyId)
  if (link && !link.wantsSave) setLink(copyId, { ...link, wantsSave: true })
}

async function send(copyId: string, server: SavingServer, rounds: number): Promise<SavingState> {
  const link = linkOf(copyId)
  const script = link && (await scriptOf(copyId))
  if (!link || !script) return 'local'
  const digest = scriptDigest(script)
  if (link.version > 0 && link.digest === digest) return settle(copyId, link, { ...link, wantsSave: false })
  const begun = beginSave(link, digest, newCopyId())
  changeLink(copyId, link.id, () => begun)
  tellNews(copyId, { kind: 'saving' })
  const { saveId } = begun.begun
  const answer = await server.save(link.id, { content: script, version: link.version, saveId })
  if (answer.ok) {
    settle(copyId, link, linkTo(answer.value, digest))
    return link.version === 0 ? show(copyId, link, digest, server) : 'saved'
  }
  if (answer.code !== 'version_conflict') return refused(copyId, link, answer.code)
  const judged = judgeConflict(begun, digest, answer.theirs)
  if (judged === 'foreign' || rounds === 0) return conflicting(copyId, link, answer.theirs)
  settle(copyId, link, linkTo(answer.theirs, scriptDigest(answer.theirs.content)))
  return judged === 'same' ? 'saved' : send(copyId, server, rounds - 1)
}

/** A new script is saved for its owner alone; who else may see it is said after that, so that trouble leaves it private. */
async function show(
  copyId: string,
  { id, visibility }: SavingLink,
  digest: string,
  server: SavingServer
): Promise<SavingState> {
  if (linkOf(copyId)?.visibility === visibility) return 'saved'
  const shown = await server.setVisibility(id, visibility)
  if (shown.ok) changeLink(copyId, id, () => linkTo(shown.value, digest))
  return 'saved'
}

function settle(copyId: string, { id }: SavingLink, next: SavingLink) {
  changeLink(copyId, id, () => next)
  tellNews(copyId, undefined)
  return 'saved' as const
}

function refused(copyId: string, { id }: SavingLink, code: SaveRefusal): SavingState {
  const passes = code === 'unreachable' || code === 'signed_out' || code === 'session_expired'
  changeLink(copyId, id, link => ({ ...link, wantsSave: passes }))
  tellNews(copyId, code === 'unreachable' ? undefined : { kind: 'refused', code })
  return code === 'unreachable' ? 'offline' : 'refused'
}

/** It waits for a choice, and no longer for the network. */
function conflicting(copyId: string, { id }: SavingLink, theirs: Saved<Script>): SavingState {
  changeLink(copyId, id, link => ({ ...link, wantsSave: false }))
  tellNews(copyId, { kind: 'conflict', theirs })
  return 'conflict'
}

/** A copy's script as it is now; nothing for one that is gone or in the bin. */
async function scriptOf(copyId: string): Promise<Script | undefined> {
  const open = $workingCopy.get()
  if (open.id === copyId) return open.script
  const copies = await readCopies()
  const found = copies.ok ? copies.value.find(({ id }) => id === copyId) : undefined
  return found && found.deletedAt === undefined ? found.script : undefined
}

let last: Promise<unknown> = Promise.resolve()

/** One save of a copy at a time, in all tabs; in this one where the browser knows no locks. */
function alone<Value>(copyId: string, work: () => Value | Promise<Value>): Promise<Awaited<Value>> {
  const { locks } = navigator
  if (locks) return locks.request(`belfry:save:${copyId}`, async () => await work())
  const done = last.then(work)
  last = done.catch(() => undefined)
  return Promise.resolve(done)
}
