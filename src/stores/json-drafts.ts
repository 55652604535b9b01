import * as z from 'zod/mini'
import { persistentAtom } from './persistent.ts'

/** A text that was written on a JSON screen and is not applied yet. */
export interface JsonDraft {
  text: string
  /** The mark of what the text was begun from; see `markOf`. */
  base: string
}

const schema = z.record(z.string(), z.object({ text: z.string(), base: z.string() }))

type Drafts = Readonly<Record<string, JsonDraft>>

/** So many drafts are kept; the oldest goes first. */
const most = 12

/** Texts not applied yet, by the working copy and the character that they are of. */
export const $jsonDrafts = persistentAtom<Drafts>(
  'belfry:json-drafts',
  {},
  { encode: JSON.stringify, decode: readDrafts }
)

export function keepJsonDraft(key: string, draft: JsonDraft) {
  const { [key]: _, ...others } = $jsonDrafts.get()
  $jsonDrafts.set(Object.fromEntries([...Object.entries(others).slice(1 - most), [key, draft]]))
}

export function dropJsonDraft(key: string) {
  const { [key]: draft, ...others } = $jsonDrafts.get()
  if (draft) $jsonDrafts.set(others)
}

/** A short text that is another one for all but equal values: tells whether what a draft began from has changed. */
export function markOf(value: unknown): string {
  let one = 0x811c9dc5
  let other = 0x9e3779b9
  const text = JSON.stringify(value) ?? ''
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at)
    one = Math.imul(one ^ code, 0x01000193)
    other = Math.imul(other ^ code, 0x85ebca6b)
  }
  return `${text.length.toString(36)}-${(one >>> 0).toString(36)}${(other >>> 0).toString(36)}`
}

/** Drafts that cannot be read are of a version that is gone. */
function readDrafts(text: string): Drafts {
  try {
    return schema.parse(JSON.parse(text))
  } catch {
    return {}
  }
}
