import type { Cast } from '#core/cast/cast.ts'
import type { PagePlan, PlacedContent } from '../page/page-plan.ts'
import { contentHeight, contentWidth, margins } from '../page/paper.ts'
import { moveItems } from '../page/placed-item.ts'
import type { PlanContext } from '../page/plan-context.ts'
import { planHeader } from '../page/plan-header.ts'
import { secondJinxReason } from '../page/second-language.ts'
import { leftAlignedBlock, textBlockHeight, typesetHeading, typesetRuns } from '../page/text-block.ts'
import { boldRun, plainRun } from '../typeset/text-runs.ts'
import { planListedItem, planTwoColumns } from './listed-items.ts'

const style = { size: 10.5, lead: 13 } as const
const headingGap = 8

/** Plans all jinxes of a script, to lie beside the grimoire. */
export function planJinxCard(cast: Cast, context: PlanContext): PagePlan<PlacedContent>[] {
  const { texts } = context
  const header = planHeader(cast, '', context)
  const heading = typesetHeading(
    texts.jinxes,
    { size: 19, lead: 24, tag: 'h2' },
    contentWidth(context),
    context
  )
  const used = textBlockHeight(heading) + headingGap
  const blocks = cast.jinxes.flatMap(jinx =>
    planListedItem(
      [jinx.first, jinx.second],
      [
        [boldRun(`${jinx.first.name}, ${jinx.second.name}: `), plainRun(jinx.reason)],
        secondJinxReason(jinx, context)
      ],
      style,
      context
    )
  )
  const room = contentHeight(context, header)
  const pages = planTwoColumns(blocks, { top: header.bottom, used, room }, context)
  const none = typesetRuns([plainRun(texts.pack.noJinxes)], style, contentWidth(context), context)
  const [first = moveItems(leftAlignedBlock(none).items, margins.side, header.bottom + used), ...others] =
    pages
  const title = moveItems(leftAlignedBlock(heading).items, margins.side, header.bottom)
  return [[...title, ...first], ...others].map(items => ({ header, content: { kind: 'placed', items } }))
}
