import type { Cast, NightEntry } from '#core/cast/cast.ts'
import type { Night } from '#core/night/night.ts'
import { m } from '#i18n/messages.ts'

/** The number of characters that wake in a night and of its steps, as a sentence. */
export function countsText(cast: Cast, night: Night): string {
  const count = cast[night].filter(({ kind }) => kind === 'character').length
  return m.night_counts({ count, steps: cast[night].length - count })
}

/** The name of a night entry: of its step or its character. */
export const entryName = (entry: NightEntry) => (entry.kind === 'step' ? entry.name : entry.character.name)
