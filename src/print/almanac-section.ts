import type { Team } from '#core/team.ts'
import type { AlmanacEntry } from './almanac-entry.ts'
import { air, type Strip, strip } from './almanac-strips.ts'
import { widthOf } from './lines.ts'
import { colours } from './paper.ts'
import { moved, type Placed } from './placed.ts'
import { contentWidth, type PlanContext } from './plan.ts'
import { heightOf, leftBlock, setHeading } from './setting.ts'
import { places } from './spot.ts'

/** A section's first entry with its heading, so that no page ends with a heading alone. */
export function headed(
  entry: AlmanacEntry,
  index: number,
  title: string,
  team: Team | undefined,
  context: PlanContext
): AlmanacEntry {
  if (index > 0) return entry
  const heading = planSectionHead(title, team, context)
  return {
    ...entry,
    isHeaded: true,
    main: [heading, ...entry.main],
    notes: entry.notes.length > 0 ? [air(heading.height), ...entry.notes] : []
  }
}

/** The name of a team with its mark, and a hairline to the end of the line. */
function planSectionHead(title: string, team: Team | undefined, context: PlanContext): Strip {
  const width = contentWidth(context)
  const indent = team ? 22 : 0
  const set = setHeading(title, { size: 27, lead: 34 }, width - indent - 40, context)
  const end = indent + widthOf(set.lines[0] ?? []) + 12
  const top = 6
  const items: Placed[] = [
    ...(team ? [{ kind: 'mark', team, size: 13, left: 0, top: top + 11 } as const] : []),
    ...moved(leftBlock(set, indent).items, 0, top),
    { kind: 'box', left: end, top: top + 18, width: width - end, height: 0.6, fill: colours.line },
    {
      kind: 'spot',
      left: 0,
      top,
      width,
      height: heightOf(set),
      spot: { place: places.section(team ?? 'rules'), bookmark: { title, level: 1 } }
    }
  ]
  return strip({ height: top + heightOf(set) + 10, items }, true)
}
