import { z } from 'zod'
import { characterSchema } from './character.ts'

const extra = z.record(z.string(), z.unknown()).optional()

/** What a script changes on an official character: its own words, numbers, features. The rest stays official. */
export const changesSchema = characterSchema
  .omit({ id: true, extra: true })
  .extend({ firstNight: z.number().min(0), otherNight: z.number().min(0), setup: z.boolean() })
  .partial()

/**
 * One character of a script. Official ones stay references until shown (cast.ts); `unknown` is an id
 * that is neither official nor described, kept so that a newer catalogue can still find it.
 */
export const scriptCharacterSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('official'), id: z.string().min(1), changes: changesSchema.optional(), extra }),
  characterSchema.extend({ kind: z.literal('custom') }),
  z.object({ kind: z.literal('unknown'), id: z.string().min(1), extra })
])

/**
 * The working script: what the store holds, local storage keeps, the request carries and D1 stores.
 * A night order is present only when the storyteller chose a custom one. `customData` keeps almanac
 * texts under `{id}-almanacDetails` and `almanacIntroduction`. Absent text means none.
 */
export const scriptSchema = z.object({
  id: z.string().optional(),
  title: z.string().default(''),
  author: z.string().default(''),
  logo: z.string().optional(),
  hideTitle: z.boolean().default(false),
  background: z.string().optional(),
  almanac: z.string().optional(),
  bootlegger: z.array(z.string()).default([]),
  characters: z.array(scriptCharacterSchema).default([]),
  firstNight: z.array(z.string()).optional(),
  otherNight: z.array(z.string()).optional(),
  customData: z.record(z.string(), z.unknown()).default({}),
  /** Keys of the file's meta entry that we do not know; written back as they came. */
  extra
})

export type Script = z.infer<typeof scriptSchema>
export type ScriptCharacter = z.infer<typeof scriptCharacterSchema>
export type CharacterChanges = z.infer<typeof changesSchema>

export const emptyScript: Script = scriptSchema.parse({})
