import * as z from 'zod/mini'
import { traits } from '#core/catalogue/traits.ts'
import { specialSchema } from '#core/character/character.ts'
import { teamSchema } from '#core/character/team-schema.ts'
import { stepIds } from '#core/night/night.ts'

/** Schemas of the catalogue's source files: the facts, the traits, and one file of texts per language. */

const wakeUpNumber = z.number().check(z.minimum(0))

const officialCharacterSchema = z.object({
  id: z.string(),
  name: z.string(),
  edition: z.string(),
  team: teamSchema,
  setup: z.boolean(),
  firstNight: wakeUpNumber,
  otherNight: wakeUpNumber,
  reminders: z.array(z.string()),
  remindersGlobal: z.array(z.string()),
  special: z.array(specialSchema),
  jinxedWith: z.array(z.string()),
  abilityOpening: z.string(),
  abilityLength: z.number()
})

export const factsSchema = z.object({
  abilityOpenings: z.array(z.string()),
  characters: z.array(officialCharacterSchema),
  steps: z.array(z.object({ id: z.enum(stepIds), firstNight: wakeUpNumber, otherNight: wakeUpNumber }))
})
/** Contents of facts.json: data that doesn't depend on the language. */
export type CatalogueFacts = z.infer<typeof factsSchema>

export const traitsSchema = z.object({
  traits: z.record(z.string(), z.array(z.enum(traits))),
  needs: z.record(z.string(), z.array(z.string())),
  addsOutsiders: z.record(z.string(), z.number()),
  excludes: z.record(z.string(), z.array(z.string()))
})
/** Contents of traits.json. `traits` in core explains each trait. */
export type CatalogueTraits = z.infer<typeof traitsSchema>

const text = z.exactOptional(z.string())
const nightTexts = { firstNightReminder: text, otherNightReminder: text }

export const languageSchema = z.object({
  characters: z.record(z.string(), z.object({ name: text, ability: text, flavor: text, ...nightTexts })),
  steps: z.partialRecord(z.enum(stepIds), z.object({ name: text, ...nightTexts })),
  /** Translations of reminder token labels, by their English label. */
  reminderLabels: z.record(z.string(), z.string()),
  jinxes: z.record(z.string(), z.record(z.string(), z.string()))
})
/** Contents of a language's source file. English replaces missing texts. */
export type LanguageTexts = z.infer<typeof languageSchema>
