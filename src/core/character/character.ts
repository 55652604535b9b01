import * as z from 'zod/mini'
import { teamSchema } from './team-schema.ts'

/** A rule between two characters; `id` names the other one. */
export const jinxSchema = z.looseObject({ id: z.string(), reason: z.string() })

/** A special feature of the publisher's app. special.ts lists the known values. */
export const specialSchema = z.looseObject({
  type: z.string(),
  name: z.string(),
  value: z.optional(z.union([z.string(), z.number()])),
  time: z.optional(z.string()),
  global: z.optional(z.string())
})

const wakeNumber = z.number().check(z.minimum(0))

/**
 * A character of a script. The schema checks structure only: files may bring texts over `limits`, and they stay whole.
 * character-rules.ts checks what forms save. Empty optional texts and lists are absent. Wake-up number 0 means that
 * the character doesn't wake. Uses `zod/mini`, which saves 10 KB in the builder's first load.
 */
export const characterSchema = z.object({
  id: z.string().check(z.minLength(1)),
  name: z.string(),
  team: teamSchema,
  ability: z.string(),
  image: z.optional(z.array(z.string())),
  edition: z.optional(z.string()),
  flavor: z.optional(z.string()),
  firstNight: z._default(wakeNumber, 0),
  firstNightReminder: z.optional(z.string()),
  otherNight: z._default(wakeNumber, 0),
  otherNightReminder: z.optional(z.string()),
  reminders: z.optional(z.array(z.string())),
  remindersGlobal: z.optional(z.array(z.string())),
  setup: z._default(z.boolean(), false),
  jinxes: z.optional(z.array(jinxSchema)),
  special: z.optional(z.array(specialSchema)),
  /** Unknown keys of the file; written back unchanged. */
  extra: z.optional(z.record(z.string(), z.unknown()))
})

export type Jinx = z.infer<typeof jinxSchema>
export type Special = z.infer<typeof specialSchema>
export type Character = z.infer<typeof characterSchema>
