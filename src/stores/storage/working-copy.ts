import * as z from 'zod/mini'
import { emptyScript, type Script, scriptSchema } from '#core/script/script.ts'
import { persistentAtom } from './persistent-atom.ts'

/** Format version in local storage (specification, section 9). */
const VERSION = 3

/** Id of a script stored before working copies had ids: the same in every tab. */
const FIRST = 'first'

const storedSchema = z.object({
  version: z.literal(VERSION),
  script: scriptSchema,
  copy: z._default(z.string(), FIRST)
})

/** The script being edited. Its id exists only in this browser and stays the same when the script changes. */
export interface WorkingCopy {
  id: string
  script: Script
}

/** Stored text that could not be read as a script, offered for download; '' if there is none. */
export const $unreadableScript = persistentAtom<string>('belfry:unreadable', '')

/** A random id of 24 hex digits. `randomUUID` is missing on pages without HTTPS. */
export const randomId = () =>
  [...crypto.getRandomValues(new Uint8Array(12))].map(byte => byte.toString(16).padStart(2, '0')).join('')

/** Script and id in one text, so that no tab and no crash can mix up two scripts. */
export const encodeWorkingCopy = ({ script, id }: WorkingCopy) =>
  JSON.stringify({ version: VERSION, script, copy: id })

/** Reads stored text. Never throws: unreadable text goes to `$unreadableScript` and an empty script opens. */
export function decodeWorkingCopy(text: string): WorkingCopy {
  const stored = storedSchema.safeParse(parseJson(text))
  if (stored.success) return { id: stored.data.copy, script: stored.data.script }
  $unreadableScript.set(text)
  return { id: randomId(), script: emptyScript }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
