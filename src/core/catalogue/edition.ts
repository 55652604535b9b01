import type { Team } from '../character/team.ts'

/** Editions of official characters, in display order. */
export const editions = ['tb', 'snv', 'bmr', 'experimental'] as const
export type Edition = (typeof editions)[number]

/** Returns the edition; 'experimental' for unknown ones. @example editionOf({ edition: '' }) // 'experimental' */
export const editionOf = ({ edition }: { edition: string }): Edition =>
  editions.find(each => each === edition) ?? 'experimental'

/** Whether a character is shown with an edition. Fabled and loric belong to none. */
export const hasEdition = ({ team }: { team: Team }) => team !== 'fabled' && team !== 'loric'
