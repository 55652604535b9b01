import { type Cast, groupByTeam } from '#core/cast/cast.ts'
import type { Team } from '#core/character/team.ts'
import type { PagePlan, PlacedContent } from '../page/page-plan.ts'
import { margins } from '../page/paper.ts'
import { moveItems, type PlacedItem } from '../page/placed-item.ts'
import { contentWidth, type PlanContext } from '../page/plan-context.ts'
import { leftAlignedBlock, typesetItalic, typesetRuns } from '../page/text-block.ts'
import { colours } from '../typeset/colours.ts'
import { lineWidth } from '../typeset/lines.ts'
import { plainRun } from '../typeset/text-runs.ts'
import { type AlmanacEntry, planAlmanacEntry } from './almanac-entry.ts'
import { type AlmanacPage, flowEntries } from './flow-entries.ts'
import { planFrontMatter } from './front-matter.ts'
import { planPlainText } from './plan-markdown.ts'
import { withSectionHeading } from './section-heading.ts'

/** The entries below one heading of the almanac. */
interface Section {
  title: string
  team: Team | undefined
  entries: readonly AlmanacEntry[]
}

/**
 * Plans the almanac, a booklet: title, introduction and contents, then the entries of all characters by team, and the
 * house rules. `firstPage` is the number of its first page in the print.
 */
export function planAlmanac(cast: Cast, context: PlanContext, firstPage = 1): PagePlan<PlacedContent>[] {
  const sections = planSections(cast, context)
  const entries = sections.flatMap(each => each.entries)
  // Page numbers do not change the layout, so the second pass breaks pages like the first.
  const numbers = pagesOf(sections, flowBook(cast, sections, entries, [], context).begins, firstPage)
  const { pages } = flowBook(cast, sections, entries, numbers, context)
  return pages.map((page, index) => ({
    content: { kind: 'placed', items: [...(index > 0 ? planRunningHead(page, context) : []), ...page.items] }
  }))
}

function flowBook(
  cast: Cast,
  sections: readonly Section[],
  entries: readonly AlmanacEntry[],
  numbers: readonly number[],
  context: PlanContext
) {
  const lines = sections.map(({ title, team, entries: { length } }, index) => ({
    title,
    team,
    count: team ? length : undefined,
    page: numbers[index]
  }))
  const front = planFrontMatter(cast, lines, context)
  const flow = flowEntries([front.entry, ...entries], front.bottom, context)
  flow.pages[0]?.items.unshift(...front.items)
  return { pages: flow.pages, begins: flow.begins.slice(1) }
}

/** The page number of each section's start. */
function pagesOf(sections: readonly Section[], begins: readonly number[], firstPage: number): number[] {
  let entry = 0
  return sections.map(({ entries }) => {
    const page = firstPage + (begins[entry] ?? 0)
    entry += entries.length
    return page
  })
}

function planSections(cast: Cast, context: PlanContext): Section[] {
  const { texts } = context
  const teams = groupByTeam(cast.characters).map(
    ({ team, characters }): Section => ({
      title: texts.teams[team],
      team,
      entries: characters.map((character, index) =>
        withSectionHeading(
          planAlmanacEntry(character, cast, context),
          index,
          texts.teams[team],
          team,
          context
        )
      )
    })
  )
  if (cast.bootlegger.length === 0) return teams
  const rules = cast.bootlegger.map((rule, index): AlmanacEntry => {
    const main = planPlainText(rule, { left: 0, width: contentWidth(context) }, context)
    return withSectionHeading(
      { name: '', team: undefined, main, sidebar: [] },
      index,
      texts.houseRules,
      undefined,
      context
    )
  })
  return [...teams, { title: texts.houseRules, team: undefined, entries: rules }]
}

const headTop = 28

/** The running head of each page except the first: the part's title and the page's characters. */
function planRunningHead({ entries }: AlmanacPage, context: PlanContext): PlacedItem[] {
  const width = contentWidth(context)
  const partTitle = typesetItalic(
    context.texts.parts.almanac,
    { size: 11, lead: 13, colour: colours.softInk },
    200,
    context
  )
  const [first, last] = [entries[0], entries.at(-1)]
  const names = [...new Set([first?.name ?? '', last?.name ?? ''])].filter(name => name !== '')
  const maxWidth = width - 220
  const characters = typesetRuns(
    [plainRun(names.join(' – '), colours.softInk)],
    { size: 8.6, lead: 13 },
    maxWidth,
    context
  )
  const line = characters.lines.length === 1 ? characters.lines : []
  return [
    ...moveItems(
      leftAlignedBlock({ ...partTitle, lines: partTitle.lines.slice(0, 1) }).items,
      margins.side,
      headTop
    ),
    ...line.map(
      (each): PlacedItem => ({
        kind: 'line',
        line: each,
        style: characters.style,
        left: margins.side + width - lineWidth(each),
        top: headTop
      })
    ),
    { kind: 'box', left: margins.side, top: headTop + 16, width, height: 0.6, fill: colours.line }
  ]
}
