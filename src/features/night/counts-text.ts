import type { Cast } from '#core/cast.ts'
import type { Night } from '#core/night.ts'
import { m } from '#i18n/messages.ts'

/** The number of characters that wake in a night and of its steps, as a sentence. */
export function countsText(cast: Cast, night: Night): string {
  const count = cast[night].filter(({ kind }) => kind === 'character').length
  return m.night_counts({ count, steps: cast[night].length - count })
}
