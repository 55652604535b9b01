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

/** A scene in a language, with all its pictures. */
export interface Visit extends Pick<Selection, 'widths' | 'schemes'> {
  scene: string
  locale: Locale
}

const firstLocales: readonly Locale[] = ['en', 'de', 'vi']

/**
 * The visits of a selection, in an order in which those that are made so far say most: first the plain language, the longest
 * words and the most accents, then the other languages.
 */
export function planVisits({ scenes, locales, widths, schemes }: Selection): Visit[] {
  const [first = [], others = []] = [true, false].map(isFirst =>
    locales.filter(locale => firstLocales.includes(locale) === isFirst)
  )
  return [...first, ...others].flatMap(locale => scenes.map(scene => ({ scene, locale, widths, schemes })))
}

/** The widths of a visit by device: each device loads the page anew, at its first width. */
export function devicesOf({ widths }: Pick<Visit, 'widths'>): SheetWidth[][] {
  const devices = [true, false].map(isTouch => widths.filter(width => width < firstMouseWidth === isTouch))
  return devices.filter(({ length }) => length > 0)
}
