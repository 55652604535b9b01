import type { Team } from '#core/team.ts'
import type { PrintPart } from './print-options.ts'

/** Every word that a sheet adds to the script's own: whoever asks for a sheet brings them in its language. */
export interface SheetWords {
  /** Stands where a script has no title. */
  untitled: string
  /** What is found at the script's address. */
  online: string
  byAuthor: (author: string) => string
  /** The footer's line for a script with an author. */
  titleByAuthor: (title: string, author: string) => string
  /** Names of the teams in the plural, as the strips beside them say. */
  teams: Readonly<Record<Team, string>>
  /** The same for a team of one character. */
  teamsOfOne: Readonly<Record<Team, string>>
  /** What each part of a print is called among the bookmarks. */
  parts: Readonly<Record<PrintPart, string>>
  /** The head of the table that says how many of each team a game of so many players begins with. */
  players: string
  introduction: string
  /** The tokens that a character brings beside its own. */
  reminders: string
  characterCount: (count: number) => string
  jinxCount: (count: number) => string
  jinxes: string
  houseRules: string
  /** What the star in an ability's "Each night*" means. */
  notFirstNight: string
  nightSheet: string
  firstNight: string
  otherNights: string
  notes: string
  /** Beside a line of five centimetres on the pages of tokens. */
  tokenScale: string
  page: (page: number, pages: number) => string
}
