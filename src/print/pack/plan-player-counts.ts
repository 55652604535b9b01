import type { Cast, CastCharacter } from '#core/cast/cast.ts'
import { officialSetups } from '#core/grimoire/setup/official-setups.ts'
import type { PagePlan, PlacedContent } from '../page/page-plan.ts'
import { contentHeight, contentWidth, margins } from '../page/paper.ts'
import { moveItems, type PlacedBlock, stackBlocks } from '../page/placed-item.ts'
import type { PlanContext } from '../page/plan-context.ts'
import { planHeader } from '../page/plan-header.ts'
import { leftAlignedBlock, typesetHeading, typesetRuns } from '../page/text-block.ts'
import type { Run } from '../typeset/lines.ts'
import { abilityRuns, boldRun, plainRun } from '../typeset/text-runs.ts'
import { planCountsTable } from './counts-table.ts'
import { planListedItem, planTwoColumns } from './listed-items.ts'

const style = { size: 12, lead: 15 } as const

/** Plans a board with the number of characters of each team by number of players, and the characters that change it. */
export function planPlayerCounts(cast: Cast, context: PlanContext): PagePlan<PlacedContent>[] {
  const header = planHeader(cast, '', context)
  const width = contentWidth(context)
  const changes = cast.characters.flatMap(character => planSetupChange(character, context))
  const note = typesetRuns([plainRun(context.texts.pack.morePlayers)], style, width, context)
  const heading = typesetHeading(
    context.texts.pack.setupChanges,
    { size: 19, lead: 24, tag: 'h2' },
    width,
    context
  )
  const head: PlacedBlock[] = [
    planCountsTable(width, context),
    leftAlignedBlock(note),
    ...(changes.length > 0 ? [leftAlignedBlock(heading)] : [])
  ]
  const { items, height } = stackBlocks(head, 9)
  const space = { top: header.bottom, used: height + 8, room: contentHeight(context, header) }
  const [first = [], ...others] = planTwoColumns(changes, space, context)
  return [[...moveItems(items, margins.side, header.bottom), ...first], ...others].map(page => ({
    header,
    content: { kind: 'placed', items: page }
  }))
}

/** A character's note in brackets, or the whole ability of one that changes the numbers without such a note. */
function planSetupChange(character: CastCharacter, context: PlanContext): PlacedBlock[] {
  const runs = abilityRuns(character.ability)
  const notes = runs.filter(({ face }) => face === 'bold')
  if (notes.length === 0 && !Object.hasOwn(officialSetups, character.id)) return []
  const text: Run[] = (notes.length > 0 ? notes : runs).map(run => ({ ...run, face: 'text' }))
  const name = boldRun(`${character.name}\u00a0 `, context.palette.teams[character.team].text)
  return planListedItem([character], [[name, ...text]], style, context)
}
