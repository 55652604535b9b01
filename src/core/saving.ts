import * as z from 'zod/mini'
import { type Saved, type SavedMark, savedIdSchema, visibilities } from './saved.ts'
import type { Script } from './script.ts'

/**
 * What ties a working copy to a saved script. `version` and `digest` are those last seen on the server; version 0 is a
 * script that the server has not acknowledged yet.
 */
export const savingLinkSchema = z.object({
  id: savedIdSchema,
  publicId: z._default(z.string(), ''),
  version: z.number().check(z.minimum(0)),
  visibility: z.enum(visibilities),
  digest: z.string(),
  /** A save that was begun and not acknowledged: the same content goes out again under the same id. */
  begun: z.optional(z.object({ saveId: z.string(), digest: z.string() })),
  /** Contents sent without an acknowledgement: the server may hold any of them as ours. */
  sent: z._default(z.array(z.string()), []),
  /** It shall be saved as soon as the server can be reached. */
  wantsSave: z._default(z.boolean(), false)
})
export type SavingLink = z.infer<typeof savingLinkSchema>

/** What a storyteller is told about the open script; `local` is in this browser alone. */
export type SavingState = 'local' | 'saved' | 'unsaved' | 'saving' | 'offline' | 'conflict' | 'refused'

/** What is going on with a save, beside the link. */
export type SavingNews = 'saving' | 'conflict' | 'refused'

/** Contents sent that are remembered at most. */
const mostSent = 10

/**
 * A short text that is the same for equal scripts, whatever the order of their keys. No secret rests on it: it only
 * compares what one storyteller made.
 */
export function scriptDigest(script: Script): string {
  const text = canonical(script)
  let [one, other] = [0xdeadbeef, 0x41c6ce57]
  for (let index = 0; index < text.length; index += 1) {
    const code = text.charCodeAt(index)
    one = Math.imul(one ^ code, 2654435761)
    other = Math.imul(other ^ code, 1597334677)
  }
  return [text.length, mixed(one, other), mixed(other, one)].map(number => number.toString(36)).join('-')
}

/** How the open script stands. Content that is back at what was saved is saved, whatever went before. */
export function savingState(
  link: SavingLink | undefined,
  digest: string,
  news: SavingNews | undefined
): SavingState {
  if (!link) return 'local'
  if (news === 'saving') return 'saving'
  if (link.version > 0 && link.digest === digest) return 'saved'
  return news ?? (link.wantsSave ? 'offline' : 'unsaved')
}

/**
 * The link as it must be kept before content of this digest goes out, which it does as `begun.saveId`. It wants the save
 * until there is an answer, so that one whose page is left meanwhile is not forgotten.
 */
export function beginSave(link: SavingLink, digest: string, newSaveId: string) {
  const saveId = link.begun?.digest === digest ? link.begun.saveId : newSaveId
  const sent = [...link.sent.filter(each => each !== digest), digest].slice(-mostSent)
  return { ...link, begun: { saveId, digest }, sent, wantsSave: true }
}

/** The server has it: `digest` is that of the content which the mark is about. */
export function linkTo(mark: SavedMark, digest: string): SavingLink {
  const { id, publicId, version, visibility } = mark
  return { id, publicId, version, visibility, digest, sent: [], wantsSave: false }
}

/**
 * What it means that the server holds another version than the one last seen: `same`, it holds what we have; `own`, it
 * holds what we sent or saw before, so ours may follow; `foreign`, somebody must choose.
 */
export function judgeConflict(link: SavingLink, digest: string, theirs: Saved<Script>) {
  const held = scriptDigest(theirs.content)
  if (held === digest) return 'same'
  return held === link.digest || link.sent.includes(held) ? 'own' : 'foreign'
}

/** What opening a saved script does with the copy that is linked to it. */
export function judgeOpening(link: SavingLink, digest: string, theirs: Saved<Script>) {
  const isUnsaved = link.digest !== digest
  if (theirs.version <= link.version) return 'open'
  if (!isUnsaved) return 'take'
  const judged = judgeConflict(link, digest, theirs)
  return judged === 'foreign' ? 'conflict' : 'adopt'
}

const mixed = (one: number, other: number) =>
  (Math.imul(one ^ (one >>> 16), 2246822507) ^ Math.imul(other ^ (other >>> 13), 3266489909)) >>> 0

/** JSON with sorted keys and without those that are undefined: equal exactly for what `isEqual` calls equal. */
function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null'
  const entries = Object.entries(value)
    .filter(([, each]) => each !== undefined)
    .sort(([one], [other]) => (one < other ? -1 : 1))
  return `{${entries.map(([key, each]) => `${JSON.stringify(key)}:${canonical(each)}`).join(',')}}`
}
