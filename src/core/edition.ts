/** Where official characters come from, in the order in which lists show it; fabled and loric are told by their team. */
export const editions = ['tb', 'snv', 'bmr', 'experimental'] as const
export type Edition = (typeof editions)[number]

/** @example editionOf({ edition: '' }) // 'experimental' */
export const editionOf = ({ edition }: { edition: string }): Edition =>
  editions.find(each => each === edition) ?? 'experimental'
