import * as z from 'zod/mini'
import { emptyScript, type Script, scriptSchema } from '#core/script.ts'
import { persistentAtom } from './persistent.ts'

/** Version of what local storage keeps (specification, section 9). */
const VERSION = 3

/** What a script kept before there were several is known by: the same in every tab. */
const FIRST = 'first'

const storedSchema = z.object({
  version: z.literal(VERSION),
  script: scriptSchema,
  copy: z._default(z.string(), FIRST)
})

/** A script that somebody works on. Its id is this browser's own, and changes with no change of the script. */
export interface WorkingCopy {
  id: string
  script: Script
}

/** Text found in storage that is no script of ours, '' for none: kept aside and offered for download. */
export const $unreadable = persistentAtom<string>('belfry:unreadable', '')

/** A new id. Not by `randomUUID`, which pages without HTTPS lack. */
export const newCopyId = () =>
  [...crypto.getRandomValues(new Uint8Array(12))].map(byte => byte.toString(16).padStart(2, '0')).join('')

/** Script and id in one text, so that no tab and no crash can ever take one script for another. */
export const writeStored = ({ script, id }: WorkingCopy) =>
  JSON.stringify({ version: VERSION, script, copy: id })

/** Reads what storage holds. What cannot be read must never keep the app from opening. */
export function readStored(text: string): WorkingCopy {
  const stored = storedSchema.safeParse(parsed(text))
  if (stored.success) return { id: stored.data.copy, script: stored.data.script }
  $unreadable.set(text)
  return { id: newCopyId(), script: emptyScript }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
