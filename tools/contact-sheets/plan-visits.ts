import type { Locale } from '../../src/routes.ts'
import type { ColourScheme } from '../help-screenshots/take-screenshot.ts'

export const sheetWidths = [360, 390, 768, 1000, 1440, 1920] as const
export type SheetWidth = (typeof sheetWidths)[number]

/** Windows below this width belong to phones and tablets, which are touched. */
export const firstMouseWidth = 900

/** What is looked at: all that is named. */
export interface Selection {
  scenes: readonly string[]
  locales: readonly Locale[]
  widths: readonly SheetWidth[]
  schemes: readonly ColourScheme[]
}

/** One page load: a scene in a language, on one kind of device. The first width is that of the load. */
export interface Visit {
  scene: string
  locale: Locale
  isTouch: boolean
  widths: readonly SheetWidth[]
  schemes: readonly ColourScheme[]
}

const firstWidths: readonly SheetWidth[] = [390, 1000, 1440]
const firstLocales: readonly Locale[] = ['en', 'de', 'vi']

/**
 * The visits of a selection, in an order in which those that are made so far say most: first the plain language, the longest
 * words and the most accents, each with all scenes, at three widths in the light; then the other languages; then the dark, and the
 * other widths.
 */
export function planVisits({ scenes, locales, widths, schemes }: Selection): Visit[] {
  const parts = [
    { widths: firstWidths, schemes: ['light'] },
    { widths: firstWidths, schemes: ['dark'] },
    { widths: sheetWidths.filter(width => !firstWidths.includes(width)), schemes: ['light', 'dark'] }
  ] as const
  const groups = [
    locales.filter(locale => firstLocales.includes(locale)),
    locales.filter(locale => !firstLocales.includes(locale))
  ]
  const visits = (part: (typeof parts)[number], group: readonly Locale[]) =>
    group.flatMap(locale => scenes.flatMap(scene => visitsOf(scene, locale, part)))
  const visitsOf = (scene: string, locale: Locale, part: (typeof parts)[number]): Visit[] =>
    [true, false].map(isTouch => ({
      scene,
      locale,
      isTouch,
      widths: part.widths.filter(width => widths.includes(width) && width < firstMouseWidth === isTouch),
      schemes: part.schemes.filter(scheme => schemes.includes(scheme))
    }))
  return parts
    .flatMap(part => groups.flatMap(group => visits(part, group)))
    .filter(visit => visit.widths.length > 0 && visit.schemes.length > 0)
}
