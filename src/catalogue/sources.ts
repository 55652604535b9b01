import * as z from 'zod/mini'
import { specialSchema } from '#core/character.ts'
import { stepIds } from '#core/night.ts'
import { teamSchema } from '#core/team.ts'
import { traits } from '#core/traits.ts'

/** The files that the catalogue is compiled from: the facts, the traits, and one file of texts a language. */

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
/** What is the same in every language. */
export type CatalogueFacts = z.infer<typeof factsSchema>

export const traitsSchema = z.object({
  traits: z.record(z.string(), z.array(z.enum(traits))),
  needs: z.record(z.string(), z.array(z.string())),
  addsOutsiders: z.record(z.string(), z.number())
})
/** What the official characters do to a script; core/traits.ts says what the words mean. */
export type CatalogueTraits = z.infer<typeof traitsSchema>

const text = z.exactOptional(z.string())
const nightTexts = { firstNightReminder: text, otherNightReminder: text }

export const languageSchema = z.object({
  characters: z.record(z.string(), z.object({ name: text, ability: text, flavor: text, ...nightTexts })),
  steps: z.partialRecord(z.enum(stepIds), z.object({ name: text, ...nightTexts })),
  /** What a reminder token says, by its English label. */
  reminderLabels: z.record(z.string(), z.string()),
  jinxes: z.record(z.string(), z.record(z.string(), z.string()))
})
/** One language's texts as its writer keeps them; what is left out is shown in English. */
export type LanguageTexts = z.infer<typeof languageSchema>
