import { m } from '#i18n/messages.ts'
import type { Preflight } from '#print/preflight.ts'
import { bookletParts, type PrintOptions, type PrintPart, printParts } from '#print/print-options.ts'
import { changePrintOptions } from '../print-preferences.ts'

/** An option that helps, as a button. */
export interface Remedy {
  label: string
  apply: () => void
}

/** A change of options that gives the texts of some parts more room. */
interface Room {
  parts: readonly PrintPart[]
  label: () => string
  /** Whether more characters fit on the first page, too. */
  holdsMore?: true
  /** Whether the options allow the change, and the pages gain by it. */
  isUseful: (options: PrintOptions, preflight: Preflight) => boolean
  changes: (options: PrintOptions) => Parameters<typeof changePrintOptions>[0]
}

/** In the order in which they are offered: those that change the print least come first. */
const rooms: readonly Room[] = [
  {
    parts: ['night'],
    label: m.export_preflight_night_pages,
    isUseful: ({ nights }) => nights !== 'large',
    changes: () => ({ nights: 'large' })
  },
  {
    parts: bookletParts,
    label: m.export_preflight_single_pages,
    isUseful: ({ imposition }) => imposition === 'booklet',
    changes: () => ({ imposition: 'none' })
  },
  {
    parts: ['sheet'],
    label: m.export_preflight_full_page,
    holdsMore: true,
    isUseful: ({ size }) => size === 'half',
    changes: () => ({ size: 'full' })
  },
  {
    parts: ['sheet'],
    label: m.export_preflight_two_columns,
    holdsMore: true,
    isUseful: ({ columns }) => columns === 1,
    changes: () => ({ columns: 2 })
  },
  {
    parts: ['sheet'],
    label: m.export_preflight_back,
    isUseful: ({ size, back, parts }, { hasBackTexts }) =>
      size === 'full' && hasBackTexts && (back === 'information' || !parts.includes('back')),
    changes: ({ parts }) => ({
      back: 'information',
      parts: printParts.filter(part => part === 'back' || parts.includes(part))
    })
  },
  {
    parts: ['strips'],
    label: m.export_preflight_strips,
    isUseful: ({ stripSize }) => stripSize === 'card',
    changes: () => ({ stripSize: 'strip' })
  },
  {
    parts: ['sheet', 'back', 'night', 'almanac', 'strips', 'jinxCard', 'playerCards'],
    label: m.export_preflight_one_language,
    holdsMore: true,
    isUseful: (_, { isBilingual }) => isBilingual,
    changes: () => ({ secondLanguage: undefined })
  },
  {
    parts: ['sheet'],
    label: m.export_preflight_large,
    isUseful: ({ size }) => size === 'full',
    changes: () => ({ size: 'large' })
  }
]

/**
 * The first option that gives the texts of a part more room, if there is one. `more`: to hold more characters on its
 * first page, which large print and booklets aren't made for.
 */
export function remedyFor(
  part: PrintPart,
  more: boolean,
  options: PrintOptions,
  preflight: Preflight
): Remedy | undefined {
  const hasManyPages = options.size === 'large' || options.imposition === 'booklet'
  const room = rooms.find(
    ({ parts, holdsMore, isUseful }) =>
      parts.includes(part) && (!more || (holdsMore && !hasManyPages)) && isUseful(options, preflight)
  )
  return room && { label: room.label(), apply: () => changePrintOptions(room.changes(options)) }
}

/** Prints only a part, so that its first front is at the front of a sheet of paper. */
export const printAlone = (part: PrintPart): Remedy => ({
  label: m.export_preflight_alone(),
  apply: () => changePrintOptions({ parts: [part] })
})
