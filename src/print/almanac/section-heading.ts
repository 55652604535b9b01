import type { Team } from '#core/character/team.ts'
import { anchors } from '../page/annotation.ts'
import { contentWidth } from '../page/paper.ts'
import { moveItems, type PlacedItem } from '../page/placed-item.ts'
import type { PlanContext } from '../page/plan-context.ts'
import { leftAlignedBlock, textBlockHeight, typesetHeading } from '../page/text-block.ts'
import { colours } from '../typeset/colours.ts'
import { lineWidth } from '../typeset/lines.ts'
import type { AlmanacEntry } from './almanac-entry.ts'
import { type Strip, spacer, toStrip } from './strips.ts'

/** Adds the section's heading to its first entry (`index` 0), so that no page ends with a heading. */
export function withSectionHeading(
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
    hasHeading: true,
    main: [heading, ...entry.main],
    sidebar: entry.sidebar.length > 0 ? [spacer(heading.height), ...entry.sidebar] : []
  }
}

/** A section's title with its team mark, and a hairline to the end of the line. */
function planSectionHeading(title: string, team: Team | undefined, context: PlanContext): Strip {
  const width = contentWidth(context)
  const indent = team ? 22 : 0
  const text = typesetHeading(title, { size: 27, lead: 34, tag: 'h2' }, width - indent - 40, context)
  const end = indent + lineWidth(text.lines[0] ?? []) + 12
  const top = 6
  const items: PlacedItem[] = [
    ...(team ? [{ kind: 'mark', team, size: 13, left: 0, top: top + 11 } as const] : []),
    ...moveItems(leftAlignedBlock(text, indent).items, 0, top),
    { kind: 'box', left: end, top: top + 18, width: width - end, height: 0.6, fill: colours.line },
    {
      kind: 'annotation',
      left: 0,
      top,
      width,
      height: textBlockHeight(text),
      annotation: { anchor: anchors.section(team ?? 'rules'), bookmark: { title, level: 1 } }
    }
  ]
  return toStrip({ height: top + textBlockHeight(text) + 10, items }, true)
}
