import { m, pageLocale } from '#i18n/messages.ts'
import { teamName } from '#i18n/team-names.ts'
import type { Preflight } from '#print/preflight.ts'
import type { PrintOptions } from '#print/print-options.ts'
import { languageTags } from '#routes'
import { partNames } from '../form/part-props.ts'
import { printAlone, type Remedy, remedyFor } from './remedies.ts'

export interface PreflightItem {
  /** In the line; absent where it has said enough. */
  summary?: string
  /** In the list. */
  text: string
  remedy?: Remedy | undefined
}

/** Type in points below which an option is offered that makes it larger. */
const comfortable = 8

/** What is worth knowing about the planned pages, the most important first. */
export const pageItems = (preflight: Preflight, options: PrintOptions): PreflightItem[] => [
  ...typeItems(preflight, options),
  ...lateItems(preflight, options),
  ...preflight.split.map(part => {
    const text = m.export_preflight_split({ part: partNames[part]() })
    return { summary: text, text, remedy: printAlone(part) }
  })
]

/** The smallest type of the print, and that of all other parts that have small type. */
function typeItems(preflight: Preflight, options: PrintOptions): PreflightItem[] {
  const { format } = new Intl.NumberFormat(languageTags[pageLocale()], { maximumFractionDigits: 1 })
  return preflight.types
    .filter(({ size }, index) => index === 0 || size < comfortable)
    .map(({ part, size }, index) => ({
      ...(index === 0 && { summary: m.export_preflight_type({ size: format(size) }) }),
      text: m.export_preflight_type_on({ size: format(size), part: partNames[part]() }),
      remedy: size < comfortable ? remedyFor(part, false, options, preflight) : undefined
    }))
}

function lateItems(preflight: Preflight, options: PrintOptions): PreflightItem[] {
  const { late } = preflight
  if (!late) return []
  const { teams, first, last, isHalf } = late
  const place = {
    teams: new Intl.ListFormat(languageTags[pageLocale()]).format(teams.map(team => teamName(team))),
    pages: first === last ? `${first}` : `${first}–${last}`,
    count: last - first + 1
  }
  const text = isHalf ? m.export_preflight_late_half(place) : m.export_preflight_late(place)
  return [{ summary: text, text, remedy: remedyFor('sheet', true, options, preflight) }]
}

/** How much paper a print takes; undefined for a single page. */
export const paperText = ({ pages, sheets }: Preflight): string | undefined =>
  pages === 1 ? undefined : m.export_preflight_sheets({ pages, count: sheets })
