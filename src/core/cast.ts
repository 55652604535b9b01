import type { Special } from './character.ts'
import type { StepId } from './night.ts'
import type { Team } from './team.ts'

/** A character with everything that a reader sees, official or not. */
export interface CastCharacter {
  id: string
  /** `custom` also covers nothing but the script's own characters; a changed official one stays `official`. */
  kind: 'official' | 'custom'
  name: string
  team: Team
  edition: string
  ability: string
  flavor: string
  setup: boolean
  firstNight: number
  firstNightReminder: string
  otherNight: number
  otherNightReminder: string
  reminders: readonly string[]
  remindersGlobal: readonly string[]
  special: readonly Special[]
  /** Addresses of the script's own pictures; empty: the catalogue's icon or a placeholder. */
  images: readonly string[]
  almanacDetails: string
}

/** One line of a night: a step, or a character that wakes. */
export type NightEntry =
  | { kind: 'step'; id: StepId; name: string; reminder: string }
  | { kind: 'character'; id: string; character: CastCharacter; reminder: string }

/** A jinx between two characters that are both on the script. */
export interface JinxInPlay {
  first: CastCharacter
  second: CastCharacter
  reason: string
}

/** A script joined with the catalogue and one language: what every view, sheet and page is made from. */
export interface Cast {
  title: string
  author: string
  logo: string
  hideTitle: boolean
  background: string
  almanac: string
  bootlegger: readonly string[]
  /** In the script's own order. */
  characters: readonly CastCharacter[]
  /** Ids that nobody describes: kept, shown as such, printed nowhere. */
  unknown: readonly string[]
  firstNight: readonly NightEntry[]
  otherNight: readonly NightEntry[]
  jinxes: readonly JinxInPlay[]
  almanacIntroduction: string
}
