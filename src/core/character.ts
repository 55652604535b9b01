import { z } from 'zod'
import { teamSchema } from './team.ts'

/** A rule between two characters; `id` names the other one. */
export const jinxSchema = z.looseObject({ id: z.string(), reason: z.string() })

/** A feature that the publisher's app switches on for a character. Lists of known words: special.ts. */
export const specialSchema = z.looseObject({
  type: z.string(),
  name: z.string(),
  value: z.union([z.string(), z.number()]).optional(),
  time: z.string().optional(),
  global: z.string().optional()
})

/**
 * A character as a script holds it: structure only. Texts longer than `limits` are kept whole here,
 * since a file may bring them; what a form may save is ruled by character-rules.ts.
 * Empty optional texts and lists are absent. Wake-up number 0 means that it does not wake.
 */
export const characterSchema = z.object({
  id: z.string().min(1),
  name: z.string(),
  team: teamSchema,
  ability: z.string(),
  image: z.array(z.string()).optional(),
  edition: z.string().optional(),
  flavor: z.string().optional(),
  firstNight: z.number().min(0).default(0),
  firstNightReminder: z.string().optional(),
  otherNight: z.number().min(0).default(0),
  otherNightReminder: z.string().optional(),
  reminders: z.array(z.string()).optional(),
  remindersGlobal: z.array(z.string()).optional(),
  setup: z.boolean().default(false),
  jinxes: z.array(jinxSchema).optional(),
  special: z.array(specialSchema).optional(),
  /** Keys of a file that we do not know; written back as they came. */
  extra: z.record(z.string(), z.unknown()).optional()
})

export type Jinx = z.infer<typeof jinxSchema>
export type Special = z.infer<typeof specialSchema>
export type Character = z.infer<typeof characterSchema>
