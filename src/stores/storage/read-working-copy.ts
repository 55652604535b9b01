import * as z from 'zod/mini'
import { scriptSchema } from '#core/script/script-schema.ts'
import { storedVersion } from './stored-version.ts'
import type { WorkingCopy } from './working-copy.ts'

/** Id of a script stored before working copies had ids: the same in every tab. */
const FIRST = 'first'

const storedSchema = z.object({
  version: z.literal(storedVersion),
  script: scriptSchema,
  copy: z._default(z.string(), FIRST)
})

/** Reads stored text. Never throws: returns undefined for text that isn't a script of this version. */
export function readWorkingCopy(text: string): WorkingCopy | undefined {
  const { data } = storedSchema.safeParse(parseJson(text))
  return data && { id: data.copy, script: data.script }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
