import type { Special } from '../character/character.ts'
import type { Team } from '../character/team.ts'
import type { StepId } from '../night/night.ts'

/** Facts of an official character that don't depend on the language. */
export interface OfficialCharacter {
  id: string
  name: string
  edition: string
  team: Team
  /** Whether the character changes the setup. */
  setup: boolean
  /** Wake-up numbers: the lowest wakes first; 0 means that the character doesn't wake. May be fractional. */
  firstNight: number
  otherNight: number
  /** Reminder tokens by their English label, one item per token. */
  reminders: string[]
  remindersGlobal: string[]
  special: Special[]
  /** Ids of the characters with which it has an official jinx. Each pair is listed on one side only. */
  jinxedWith: string[]
  /** The phrase of `Catalogue.abilityOpenings` that the ability begins with; '' for none. */
  abilityOpening: string
  /** Characters in the publisher's English ability text. The official sort order depends on it. */
  abilityLength: number
}

/** A step of a night that isn't a character; wake-up numbers as in `OfficialCharacter`. */
export interface Step {
  id: StepId
  firstNight: number
  otherNight: number
}

/** The official facts. Rules get them as a parameter. */
export interface Catalogue {
  characters: ReadonlyMap<string, OfficialCharacter>
  steps: readonly Step[]
  /** Opening phrases of abilities, in the order in which the publisher sorts the characters of a team. */
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

/** A text of a character, by its field. */
export type CharacterTextField = keyof CharacterTexts

/** The catalogue's texts in one language. */
export interface CatalogueTexts {
  characters: Readonly<Record<string, CharacterTexts>>
  steps: Readonly<Record<StepId, { name: string; firstNightReminder?: string; otherNightReminder?: string }>>
  /** Reasons by the id of the character whose `jinxedWith` lists the pair, then by the other id. */
  jinxes: Readonly<Record<string, Readonly<Record<string, string>>>>
  /** The texts that are in English for lack of a translation; absent when there are none. */
  untranslated?: {
    characters: Readonly<Record<string, readonly CharacterTextField[]>>
    /** Ids of the other characters by the id of the first, as in `jinxes`. */
    jinxes: Readonly<Record<string, readonly string[]>>
  }
}
