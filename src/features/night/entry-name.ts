import type { NightEntry } from '#core/cast.ts'

/** The name of a night entry: of its step or its character. */
export const entryName = (entry: NightEntry) => (entry.kind === 'step' ? entry.name : entry.character.name)
