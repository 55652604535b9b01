import type { Team } from '#core/team.ts'
import type { AlmanacEntry } from './almanac-entry.ts'
import { air, type Strip, strip } from './almanac-strips.ts'
import { widthOf } from './lines.ts'
import { colours } from './paper.ts'
import { moved, type Placed } from './placed.ts'
import { contentWidth, type PlanContext } from './plan.ts'
import { heightOf, leftBlock, setHeading } from './setting.ts'
import { places } from './spot.ts'

/** Adds the section's heading to its first entry (`index` 0), so that no page ends with a heading. */
export function headed(
  entry: AlmanacEntry,
  index: number,
  title: string,
  team: Team | undefined,
  context: PlanContext
): AlmanacEntry {
  if (index > 0) return entry
  const heading = planSectionHeading(title, team, context)
  return {
    ...entry,
    isHeaded: true,
    main: [heading, ...entry.main],
    notes: entry.notes.length > 0 ? [air(heading.height), ...entry.notes] : []
  }
}

/** A section's title with its team mark, and a hairline to the end of the line. */
function planSectionHeading(title: string, team: Team | undefined, context: PlanContext): Strip {
  const width = contentWidth(context)
  const indent = team ? 22 : 0
  const text = setHeading(title, { size: 27, lead: 34 }, width - indent - 40, context)
  const end = indent + widthOf(text.lines[0] ?? []) + 12
  const top = 6
  const items: Placed[] = [
    ...(team ? [{ kind: 'mark', team, size: 13, left: 0, top: top + 11 } as const] : []),
    ...moved(leftBlock(text, indent).items, 0, top),
    { kind: 'box', left: end, top: top + 18, width: width - end, height: 0.6, fill: colours.line },
    {
      kind: 'spot',
      left: 0,
      top,
      width,
      height: heightOf(text),
      spot: { place: places.section(team ?? 'rules'), bookmark: { title, level: 1 } }
    }
  ]
  return strip({ height: top + heightOf(text) + 10, items }, true)
}
