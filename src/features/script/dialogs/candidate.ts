import type { TextLanguages } from '#core/cast/text-languages.ts'
import type { Team } from '#core/character/team.ts'

/** A character that may take the place. */
export interface Candidate {
  key: string
  id: string
  name: string
  team: Team
  ability: string
  images: readonly string[]
  languages?: TextLanguages
  /** Id of the document in the account; undefined for an official character. */
  documentId?: string
}
