import type { Team } from './team.ts'

/** Where official characters come from, in the order in which lists show it; fabled and loric are told by their team. */
export const editions = ['tb', 'snv', 'bmr', 'experimental'] as const
export type Edition = (typeof editions)[number]

/** @example editionOf({ edition: '' }) // 'experimental' */
export const editionOf = ({ edition }: { edition: string }): Edition =>
  editions.find(each => each === edition) ?? 'experimental'

/** Whether an edition says more of a character than its team does: not of the fabled and the loric. */
export const isOfEdition = ({ team }: { team: Team }) => team !== 'fabled' && team !== 'loric'
