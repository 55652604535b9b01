import type { NightEntry } from '#core/cast.ts'

/** What a line of the night is called: the step's name or the character's. */
export const entryName = (entry: NightEntry) => (entry.kind === 'step' ? entry.name : entry.character.name)
