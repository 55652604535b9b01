import type { Cast, CastCharacter } from '#core/cast/cast.ts'
import { officialSetups } from '#core/grimoire/setup/official-setups.ts'
import type { HeaderPlan } from '../page/header-plan.ts'
import type { PagePlan, PlacedContent } from '../page/page-plan.ts'
import { findFitting } from '../page/paginate.ts'
import { contentHeight, contentWidth, margins } from '../page/paper.ts'
import { moveItems, type PlacedBlock, type PlacedItem, stackBlocks } from '../page/placed-item.ts'
import type { PlanContext } from '../page/plan-context.ts'
import { planHeader } from '../page/plan-header.ts'
import { leftAlignedBlock, typesetHeading, typesetRuns } from '../page/text-block.ts'
import type { Run } from '../typeset/lines.ts'
import { abilityRuns, boldRun, plainRun } from '../typeset/text-runs.ts'
import { planCountsTable } from './counts-table.ts'
import { type ListForm, listTextStyle, planListedItem, planListPages } from './listed-items.ts'

/** Sizes of the board, from few changes to many. One of several pages has size 1. */
const scales = [1.7, 1.6, 1.5, 1.4, 1.3, 1.2, 1.1, 1, 0.9] as const
/** Texts below the numbers are read from nearer, and grow less. */
const maxTextScale = 1.35
/** Type sizes in a board of size 1, and a distance between baselines. Points. */
const base = { text: 12, heading: 19, headingLead: 24 } as const

/** Plans a board with the number of characters of each team by number of players, and the characters that change it: as large as fits one page. */
export function planPlayerCounts(cast: Cast, context: PlanContext): PagePlan<PlacedContent>[] {
  const header = planHeader(cast, '', context)
  const planIn = (scale: number) => planBoard(cast, scale, header, context)
  const fitting = findFitting(scales, scale => {
    const pages = planIn(scale)
    return pages.length === 1 ? pages : undefined
  })
  return (fitting ?? planIn(1)).map(items => ({ header, content: { kind: 'placed', items } }))
}

/** The items of each page. */
function planBoard(cast: Cast, scale: number, header: HeaderPlan, context: PlanContext): PlacedItem[][] {
  const { pack } = context.texts
  const width = contentWidth(context)
  const textScale = Math.min(scale, maxTextScale)
  const form: ListForm = { size: base.text * textScale, columns: 2 }
  const changes = cast.characters.flatMap(character => planSetupChange(character, form, context))
  const note = typesetRuns([plainRun(pack.morePlayers)], listTextStyle(form), width, context)
  const heading = typesetHeading(
    pack.setupChanges,
    { size: base.heading * textScale, lead: base.headingLead * textScale, tag: 'h2' },
    width,
    context
  )
  const head: PlacedBlock[] = [
    planCountsTable(width, scale, context),
    leftAlignedBlock(note),
    ...(changes.length > 0 ? [leftAlignedBlock(heading)] : [])
  ]
  const { items, height } = stackBlocks(head, 9)
  const space = { top: header.bottom, used: height + 8, room: contentHeight(context, header) }
  const [first = [], ...others] = planListPages(changes, space, form, context)
  return [[...moveItems(items, margins.side, header.bottom), ...first], ...others]
}

/** A character's note in brackets, or the whole ability of one that changes the numbers without such a note. */
function planSetupChange(character: CastCharacter, form: ListForm, context: PlanContext): PlacedBlock[] {
  const runs = abilityRuns(character.ability)
  const notes = runs.filter(({ face }) => face === 'bold')
  if (notes.length === 0 && !Object.hasOwn(officialSetups, character.id)) return []
  const text: Run[] = (notes.length > 0 ? notes : runs).map(run => ({ ...run, face: 'text' }))
  const name = boldRun(`${character.name}\u00a0 `, context.palette.teams[character.team].text)
  return planListedItem([character], [[name, ...text]], form, context)
}
