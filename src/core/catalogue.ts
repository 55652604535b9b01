import type { Special } from './character.ts'
import type { StepId } from './night.ts'
import type { Team } from './team.ts'

/** What is fixed about an official character in every language. Wake-up numbers: 0 means it does not wake. */
export interface OfficialCharacter {
  id: string
  name: string
  edition: string
  team: Team
  setup: boolean
  firstNight: number
  otherNight: number
  reminders: string[]
  remindersGlobal: string[]
  special: Special[]
  /** Ids of the characters it has an official jinx with; each pair stands on one side only. */
  jinxedWith: string[]
  /** The phrase of `Catalogue.abilityOpenings` that the ability begins with, '' for none. */
  abilityOpening: string
  /** Length of the publisher's ability text, which the official sort order goes by. */
  abilityLength: number
}

export interface Step {
  id: StepId
  firstNight: number
  otherNight: number
}

/** The official facts, handed to every rule that needs them. */
export interface Catalogue {
  characters: ReadonlyMap<string, OfficialCharacter>
  steps: readonly Step[]
  /** Opening phrases of abilities in the order in which characters of a team are sorted. */
  abilityOpenings: readonly string[]
}

export interface CharacterTexts {
  name: string
  ability: string
  flavor?: string
  firstNightReminder?: string
  otherNightReminder?: string
  reminders?: string[]
  remindersGlobal?: string[]
}

/** One language's texts of the catalogue. */
export interface CatalogueTexts {
  characters: Readonly<Record<string, CharacterTexts>>
  steps: Readonly<Record<StepId, { name: string; firstNightReminder?: string; otherNightReminder?: string }>>
  /** Reasons of jinxes: first id (the one whose `jinxedWith` names the other), then second id. */
  jinxes: Readonly<Record<string, Readonly<Record<string, string>>>>
}
