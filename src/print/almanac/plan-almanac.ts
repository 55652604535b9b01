import { type Cast, groupByTeam } from '#core/cast/cast.ts'
import type { Team } from '#core/character/team.ts'
import type { PagePlan, PlacedContent } from '../page/page-plan.ts'
import { contentWidth, margins } from '../page/paper.ts'
import { moveItems, type PlacedItem } from '../page/placed-item.ts'
import type { PlanContext } from '../page/plan-context.ts'
import { leftAlignedBlock, textBlockWidth, typesetItalic, typesetRuns } from '../page/text-block.ts'
import { colours } from '../typeset/colours.ts'
import { plainRun } from '../typeset/text-runs.ts'
import { type AlmanacEntry, indexForAlmanac, planAlmanacEntry } from './almanac-entry.ts'
import { type ContentsLine, numberContents } from './contents.ts'
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
  const front = planFrontMatter(cast, sections.map(toContentsLine), context)
  const entries = [front.entry, ...sections.flatMap(each => each.entries)]
  const pages = flowEntries(entries, front.bottom, context)
  pages[0]?.items.unshift(...front.items)
  const numbered = numberContents(
    pages.map(({ items }) => items),
    firstPage,
    context
  )
  return pages.map((page, index) => ({
    content: {
      kind: 'placed',
      items: [...(index > 0 ? planRunningHead(page, context) : []), ...(numbered[index] ?? [])]
    }
  }))
}

const toContentsLine = ({ title, team, entries }: Section): ContentsLine => ({
  title,
  team,
  count: team ? entries.length : undefined
})

function planSections(cast: Cast, context: PlanContext): Section[] {
  const { texts } = context
  const index = indexForAlmanac(cast)
  const teams = groupByTeam(cast.characters).map(
    ({ team, characters }): Section => ({
      title: texts.teams[team],
      team,
      entries: characters.map((character, position) =>
        withSectionHeading(
          planAlmanacEntry(character, index, context),
          position,
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
      leftAlignedBlock({ ...partTitle, lines: partTitle.lines.slice(0, 1), tag: 'artifact' }).items,
      margins.side,
      headTop
    ),
    ...line.map(
      (each): PlacedItem => ({
        kind: 'line',
        line: each,
        style: characters.style,
        tag: 'artifact',
        left: margins.side + width - textBlockWidth(characters),
        top: headTop
      })
    ),
    { kind: 'box', left: margins.side, top: headTop + 16, width, height: 0.6, fill: colours.line }
  ]
}
