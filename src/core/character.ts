import * as z from 'zod/mini'
import { teamSchema } from './team.ts'

/** A rule between two characters; `id` names the other one. */
export const jinxSchema = z.looseObject({ id: z.string(), reason: z.string() })

/** A feature that the publisher's app switches on for a character. Lists of known words: special.ts. */
export const specialSchema = z.looseObject({
  type: z.string(),
  name: z.string(),
  value: z.optional(z.union([z.string(), z.number()])),
  time: z.optional(z.string()),
  global: z.optional(z.string())
})

const wakeNumber = z.number().check(z.minimum(0))

/**
 * A character as a script holds it: structure only. Texts longer than `limits` are kept whole here,
 * since a file may bring them; what a form may save is ruled by character-rules.ts. Written in zod's small dialect,
 * which takes 10 KB less of what the builder loads at first.
 * Empty optional texts and lists are absent. Wake-up number 0 means that it does not wake.
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
  /** Keys of a file that we do not know; written back as they came. */
  extra: z.optional(z.record(z.string(), z.unknown()))
})

export type Jinx = z.infer<typeof jinxSchema>
export type Special = z.infer<typeof specialSchema>
export type Character = z.infer<typeof characterSchema>
