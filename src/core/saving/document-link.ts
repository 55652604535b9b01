import * as z from 'zod/mini'
import { canonicalJson } from '../canonical-json.ts'
import type { Script } from '../script/script.ts'
import { type DocumentInfo, documentIdSchema, type SavedDocument, visibilities } from './document.ts'

/**
 * Links a local script to its document in the account. `version` and `digest` are the last ones seen on the server.
 * Version 0 means that the server hasn't acknowledged the document yet.
 */
export const documentLinkSchema = z.object({
  id: documentIdSchema,
  publicId: z._default(z.string(), ''),
  version: z.number().check(z.minimum(0)),
  visibility: z.enum(visibilities),
  /** The visibility that the user has chosen for a new document, until the server has it. */
  wantsVisibility: z.optional(z.enum(visibilities)),
  digest: z.string(),
  /** A save without an acknowledgement. The client sends the same content again under the same id. */
  begun: z.optional(z.object({ saveId: z.string(), digest: z.string() })),
  /** Digests of contents sent without an acknowledgement. The server may have stored any of them. */
  sent: z._default(z.array(z.string()), []),
  /** The client saves as soon as it can reach the server. */
  wantsSave: z._default(z.boolean(), false)
})
export type DocumentLink = z.infer<typeof documentLinkSchema>

/**
 * Save state of the open script, as the UI shows it. `local`: stored only in this browser. `checking`, `unchecked`: equal to
 * the version last seen in the account, but it isn't known, or can't be found out, whether that is still the newest.
 * `newer`: the account has a newer version and there are no unsaved changes; `conflict`: there are.
 */
export type SaveState =
  | 'local'
  | 'saved'
  | 'checking'
  | 'unchecked'
  | 'unsaved'
  | 'saving'
  | 'offline'
  | 'newer'
  | 'conflict'
  | 'deleted'
  | 'refused'

/**
 * What the account last said about the document with this id: the version of the link is current, or the document is
 * deleted. `unreachable`: the account couldn't be asked.
 */
export interface AccountCheck {
  id: string
  state: 'current' | 'unreachable' | 'in bin' | 'gone'
}

/** Progress of a save that the link doesn't store. */
export type SaveProgress = 'saving' | 'conflict' | 'refused'

/** Maximum length of `sent`. */
const maxSent = 10

/**
 * Returns a short hash that is the same for equal scripts, whatever the order of their keys. Not cryptographic: it only
 * compares versions of one user's script.
 */
export function scriptDigest(script: Script): string {
  const text = canonicalJson(script)
  let [one, other] = [0xdeadbeef, 0x41c6ce57]
  for (let index = 0; index < text.length; index += 1) {
    const code = text.charCodeAt(index)
    one = Math.imul(one ^ code, 2654435761)
    other = Math.imul(other ^ code, 1597334677)
  }
  return [text.length, mix(one, other), mix(other, one)].map(number => number.toString(36)).join('-')
}

/**
 * Derives the save state of the open script. Content that equals the saved content counts as saved, once the account has
 * said that this is its newest version.
 */
export function deriveSaveState(
  link: DocumentLink | undefined,
  digest: string,
  progress: SaveProgress | undefined,
  check: AccountCheck | undefined
): SaveState {
  if (!link) return 'local'
  if (progress === 'saving') return 'saving'
  const known = check?.id === link.id ? check.state : undefined
  if (known === 'in bin' || known === 'gone') return 'deleted'
  const isUnchanged = link.version > 0 && link.digest === digest
  if (progress === 'conflict') return isUnchanged ? 'newer' : 'conflict'
  if (!isUnchanged) return progress ?? (link.wantsSave ? 'offline' : 'unsaved')
  if (known === undefined) return 'checking'
  return known === 'current' ? 'saved' : 'unchecked'
}

/**
 * Returns the link to store before sending content with this digest; send it as `begun.saveId`. `wantsSave` stays true
 * until the response arrives, so a save survives when the user leaves the page.
 */
export function beginSave(link: DocumentLink, digest: string, newSaveId: string) {
  const saveId = link.begun?.digest === digest ? link.begun.saveId : newSaveId
  const sent = [...link.sent.filter(each => each !== digest), digest].slice(-maxSent)
  return { ...link, begun: { saveId, digest }, sent, wantsSave: true }
}

/** Creates the link after the server acknowledged a save. @param digest of the content that the server stored */
export function createDocumentLink(info: DocumentInfo, digest: string): DocumentLink {
  const { id, publicId, version, visibility } = info
  return { id, publicId, version, visibility, digest, sent: [], wantsSave: false }
}

/**
 * Classifies a version conflict by the content on the server: `same` equals the local content; `own` equals content
 * that this browser sent or saw before, so it may be overwritten; `foreign` needs the user's choice.
 */
export function classifyConflict(link: DocumentLink, digest: string, remote: SavedDocument<Script>) {
  const remoteDigest = scriptDigest(remote.content)
  if (remoteDigest === digest) return 'same'
  return remoteDigest === link.digest || link.sent.includes(remoteDigest) ? 'own' : 'foreign'
}

/**
 * Decides what opening a document does with the local script that is linked to it: `open` the local script as it is,
 * `take` the server's content, `adopt` the server's version number and keep the local content, or show a `conflict`.
 */
export function decideOpening(link: DocumentLink, digest: string, remote: SavedDocument<Script>) {
  const isUnsaved = link.digest !== digest
  if (remote.version <= link.version) return 'open'
  if (!isUnsaved) return 'take'
  const kind = classifyConflict(link, digest, remote)
  return kind === 'foreign' ? 'conflict' : 'adopt'
}

const mix = (one: number, other: number) =>
  (Math.imul(one ^ (one >>> 16), 2246822507) ^ Math.imul(other ^ (other >>> 13), 3266489909)) >>> 0
