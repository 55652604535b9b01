import type { AdviceCode, Note } from './note.ts'

/** What was dismissed of a script: for each code, what its notes were about then. */
export type Dismissed = Readonly<Partial<Record<AdviceCode, readonly string[]>>>

/** Whether a note is to be silent: it was dismissed, and is about nobody now who was not in it then. */
export function isDismissed(note: Note, dismissed: Dismissed): boolean {
  const known = dismissed[note.code]
  return known !== undefined && subjectsOf(note).every(subject => known.includes(subject))
}

export const dismiss = (dismissed: Dismissed, note: Note): Dismissed => ({
  ...dismissed,
  [note.code]: [...new Set([...(dismissed[note.code] ?? []), ...subjectsOf(note)])]
})

/** Takes a dismissal back: of what the note is about, and of the whole code when nothing else is left. */
export function restore(dismissed: Dismissed, note: Note): Dismissed {
  const { [note.code]: known = [], ...rest } = dismissed
  const subjects = subjectsOf(note)
  const left = known.filter(subject => !subjects.includes(subject))
  return left.length > 0 ? { ...rest, [note.code]: left } : rest
}

function subjectsOf({ characters = [], pictures = [], team, night }: Note): string[] {
  const scope = [team, night].filter(part => part !== undefined).join(' ')
  const subjects = [...characters, ...pictures]
  if (subjects.length === 0) return scope ? [scope] : []
  return scope ? subjects.map(subject => `${scope} ${subject}`) : subjects
}
