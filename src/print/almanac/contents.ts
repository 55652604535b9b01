import { type Team, teams } from '#core/character/team.ts'
import { anchors } from '../page/annotation.ts'
import type { PlacedItem } from '../page/placed-item.ts'
import type { PlanContext } from '../page/plan-context.ts'
import { typesetRuns } from '../page/text-block.ts'
import { colours } from '../typeset/colours.ts'
import { lineWidth } from '../typeset/lines.ts'
import { boldRun, plainRun } from '../typeset/text-runs.ts'
import { type Strip, toStrip } from './strips.ts'

/** A line of the contents. */
export interface ContentsLine {
  title: string
  team: Team | undefined
  count: number | undefined
}

const contentsStyle = { size: 9.6, lead: 17 }

/**
 * The contents: each section with its number of characters, as a link to it. `numberContents` adds the page numbers once
 * the pages are filled.
 */
export function planContents(
  lines: readonly ContentsLine[],
  left: number,
  width: number,
  context: PlanContext
): Strip[] {
  const indent = 13
  return lines.map(({ title, team, count }, index) => {
    const runs = [
      plainRun(title),
      ...(count === undefined ? [] : [plainRun(`\u00a0 ${count}`, colours.softInk)])
    ]
    const [line = []] = typesetRuns(runs, contentsStyle, width - indent - 30, context).lines
    const rule = (at: number, height: number, fill: string): PlacedItem => ({
      kind: 'box',
      left,
      top: at,
      width,
      height,
      fill
    })
    const items: PlacedItem[] = [
      ...(index === 0 ? [rule(0, 1.2, context.palette.ruleColour)] : []),
      ...(team ? [{ kind: 'mark', team, size: 7, left, top: 6 } as const] : []),
      { kind: 'line', line, style: contentsStyle, tag: 'li', left: left + indent, top: 1 },
      rule(contentsStyle.lead + 1.5, 0.5, colours.hairline),
      {
        kind: 'annotation',
        left,
        top: 0,
        width,
        height: contentsStyle.lead,
        annotation: { link: anchors.section(team ?? 'rules') }
      }
    ]
    return toStrip({ height: contentsStyle.lead + 2, items }, true)
  })
}

const sectionAnchors: readonly (string | undefined)[] = [...teams, 'rules' as const].map(anchors.section)

/** Adds to each line of the contents the number of the page with its section. `firstPage`: number of the first page. */
export function numberContents(
  pages: readonly (readonly PlacedItem[])[],
  firstPage: number,
  context: PlanContext
): PlacedItem[][] {
  const anchorPages = pages.map(items =>
    items.flatMap(item => (item.kind === 'annotation' ? (item.annotation.anchor ?? []) : []))
  )
  return pages.map(items =>
    items.flatMap(item => {
      const link = item.kind === 'annotation' ? item.annotation.link : undefined
      if (item.kind !== 'annotation' || !link || !sectionAnchors.includes(link)) return [item]
      const page = firstPage + anchorPages.findIndex(names => names.includes(link))
      const [line = []] = typesetRuns([boldRun(String(page))], contentsStyle, 40, context).lines
      const left = item.left + item.width - lineWidth(line)
      return [{ kind: 'line', line, style: contentsStyle, tag: 'more', left, top: item.top + 1 }, item]
    })
  )
}
