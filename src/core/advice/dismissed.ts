import type { AdviceCode, Note } from './note.ts'

/** Dismissed suggestions of a script: for each code, the subjects of the suggestions at that time. */
export type Dismissed = Readonly<Partial<Record<AdviceCode, readonly string[]>>>

/** Whether a suggestion is dismissed and all its subjects were already part of it then. */
export function isDismissed(suggestion: Note, dismissed: Dismissed): boolean {
  const known = dismissed[suggestion.code]
  return known !== undefined && subjectsOf(suggestion).every(subject => known.includes(subject))
}

export const dismiss = (dismissed: Dismissed, suggestion: Note): Dismissed => ({
  ...dismissed,
  [suggestion.code]: [...new Set([...(dismissed[suggestion.code] ?? []), ...subjectsOf(suggestion)])]
})

/** Undoes a dismissal for the subjects of a suggestion; removes the code when no subject remains. */
export function restore(dismissed: Dismissed, suggestion: Note): Dismissed {
  const { [suggestion.code]: known = [], ...rest } = dismissed
  const subjects = subjectsOf(suggestion)
  const remaining = known.filter(subject => !subjects.includes(subject))
  return remaining.length > 0 ? { ...rest, [suggestion.code]: remaining } : rest
}

/** Returns what a suggestion is about: ids of characters and keys of images, prefixed with its team or night. */
function subjectsOf({ characters = [], pictures = [], team, night }: Note): string[] {
  const scope = [team, night].filter(part => part !== undefined).join(' ')
  const subjects = [...characters, ...pictures]
  if (subjects.length === 0) return scope ? [scope] : []
  return scope ? subjects.map(subject => `${scope} ${subject}`) : subjects
}
