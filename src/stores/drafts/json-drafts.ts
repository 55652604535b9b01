import * as z from 'zod/mini'
import { persistentAtom } from '../storage/persistent-atom.ts'

/** JSON text that is not applied yet. */
export interface JsonDraft {
  text: string
  /** Hash of the value that the text was based on; see `hashValue`. */
  base: string
}

const schema = z.record(z.string(), z.object({ text: z.string(), base: z.string() }))

type Drafts = Readonly<Record<string, JsonDraft>>

/** The most drafts that are stored; the oldest are dropped. */
const maxDrafts = 12

/** Drafts by working copy and character id. */
export const $jsonDrafts = persistentAtom<Drafts>(
  'belfry:json-drafts',
  {},
  { encode: JSON.stringify, decode: readDrafts }
)

export function saveJsonDraft(key: string, draft: JsonDraft) {
  const { [key]: _, ...others } = $jsonDrafts.get()
  $jsonDrafts.set(Object.fromEntries([...Object.entries(others).slice(1 - maxDrafts), [key, draft]]))
}

export function deleteJsonDraft(key: string) {
  const { [key]: draft, ...others } = $jsonDrafts.get()
  if (draft) $jsonDrafts.set(others)
}

/** A hash of a JSON value: shows whether the base of a draft has changed. Not cryptographic. */
export function hashValue(value: unknown): string {
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

/** Reads stored drafts; drafts in an unknown format are dropped. */
function readDrafts(text: string): Drafts {
  try {
    return schema.parse(JSON.parse(text))
  } catch {
    return {}
  }
}
