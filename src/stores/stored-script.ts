import * as z from 'zod/mini'
import { emptyScript, type Script, scriptSchema } from '#core/script.ts'
import { persistentAtom } from './persistent.ts'

/** Version of what local storage keeps (specification, section 9). */
const VERSION = 3

const storedSchema = z.object({ version: z.literal(VERSION), script: scriptSchema })

/** Text found in storage that is no script of ours, '' for none: kept aside and offered for download. */
export const $unreadable = persistentAtom<string>('belfry:unreadable', '')

export const writeStored = (script: Script) => JSON.stringify({ version: VERSION, script })

/** Reads what storage holds. What cannot be read must never keep the app from opening. */
export function readStored(text: string): Script {
  const stored = storedSchema.safeParse(parsed(text))
  if (stored.success) return stored.data.script
  $unreadable.set(text)
  return emptyScript
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
