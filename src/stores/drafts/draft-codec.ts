import * as z from 'zod/mini'
import { jinxSchema, specialSchema } from '#core/character/character.ts'
import type { CharacterFields } from '#core/character/character-fields.ts'
import { teamSchema } from '#core/character/team-schema.ts'

/** JSON writes NaN as null. */
const wakeNumber = z.pipe(
  z.nullable(z.number()),
  z.transform(number => number ?? Number.NaN)
)

const fieldsSchema = z.object({
  id: z.string(),
  name: z.string(),
  team: teamSchema,
  ability: z.string(),
  image: z.array(z.string()),
  edition: z.string(),
  flavor: z.string(),
  firstNight: wakeNumber,
  firstNightReminder: z.string(),
  otherNight: wakeNumber,
  otherNightReminder: z.string(),
  reminders: z.array(z.string()),
  remindersGlobal: z.array(z.string()),
  setup: z.boolean(),
  jinxes: z.array(jinxSchema),
  special: z.array(specialSchema),
  almanacDetails: z.string()
})

const draftsSchema = z.record(z.string(), fieldsSchema)

export type CharacterDrafts = Readonly<Record<string, CharacterFields>>

export const encodeDrafts = (drafts: CharacterDrafts) => JSON.stringify(drafts)

/** Reads stored drafts; drafts in an unknown format are dropped. */
export function decodeDrafts(text: string): CharacterDrafts {
  try {
    return draftsSchema.parse(JSON.parse(text))
  } catch {
    return {}
  }
}
