import type { AdviceCode, Suggestion } from './suggestion.ts'

/** Dismissed suggestions of a script: for each code, the subjects of the suggestions at that time. */
export type Dismissals = Readonly<Partial<Record<AdviceCode, readonly string[]>>>

/** Whether a suggestion is dismissed and all its subjects were already part of it then. */
export function isDismissed(suggestion: Suggestion, dismissed: Dismissals): boolean {
  const known = dismissed[suggestion.code]
  if (known === undefined) return false
  const subjects = new Set(known)
  return subjectsOf(suggestion).every(subject => subjects.has(subject))
}

export const withDismissed = (dismissed: Dismissals, suggestion: Suggestion): Dismissals => ({
  ...dismissed,
  [suggestion.code]: [...new Set([...(dismissed[suggestion.code] ?? []), ...subjectsOf(suggestion)])]
})

/** Undoes a dismissal for the subjects of a suggestion; removes the code when no subject remains. */
export function withoutDismissed(dismissed: Dismissals, suggestion: Suggestion): Dismissals {
  const { [suggestion.code]: known = [], ...rest } = dismissed
  const subjects = new Set(subjectsOf(suggestion))
  const remaining = known.filter(subject => !subjects.has(subject))
  return remaining.length > 0 ? { ...rest, [suggestion.code]: remaining } : rest
}

/** Returns what a suggestion is about: ids of characters and keys of images, prefixed with its team or night. */
function subjectsOf({ characters = [], images = [], team, night }: Suggestion): string[] {
  const scope = [team, night].filter(part => part !== undefined).join(' ')
  const subjects = [...characters, ...images]
  if (subjects.length === 0) return scope ? [scope] : []
  return scope ? subjects.map(subject => `${scope} ${subject}`) : subjects
}
