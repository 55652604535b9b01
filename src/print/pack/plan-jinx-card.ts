import type { Cast, JinxInPlay } from '#core/cast/cast.ts'
import type { HeaderPlan } from '../page/header-plan.ts'
import type { PagePlan, PlacedContent } from '../page/page-plan.ts'
import { findFitting } from '../page/paginate.ts'
import { contentHeight, contentWidth, margins } from '../page/paper.ts'
import { moveItems, type PlacedItem } from '../page/placed-item.ts'
import type { PlanContext } from '../page/plan-context.ts'
import { planHeader } from '../page/plan-header.ts'
import { secondJinxReason } from '../page/second-language.ts'
import { leftAlignedBlock, textBlockHeight, typesetHeading, typesetRuns } from '../page/text-block.ts'
import { boldRun, plainRun } from '../typeset/text-runs.ts'
import { type ListForm, listTextStyle, planListedItem, planListPages } from './listed-items.ts'

const smallest: ListForm = { size: 10.5, columns: 2 }
/** From few jinxes to many. */
const forms: readonly ListForm[] = [
  { size: 20, columns: 1 },
  { size: 17, columns: 1 },
  { size: 15, columns: 1 },
  { size: 14, columns: 2 },
  { size: 13, columns: 2 },
  { size: 12, columns: 2 },
  { size: 11, columns: 2 },
  smallest
]
/** The heading of the page, as a share of the type size, and its smallest size in points. */
const headingSize = { share: 1.4, least: 19, lead: 1.26, gap: 8 } as const

/** Plans all jinxes of a script, to lie beside the grimoire: on one page in the largest type that fits, or on several. */
export function planJinxCard(cast: Cast, context: PlanContext): PagePlan<PlacedContent>[] {
  const header = planHeader(cast, '', context)
  const planIn = (form: ListForm) => planPages(cast, form, header, context)
  const fitting = findFitting(forms, form => {
    const pages = planIn(form)
    return pages.length === 1 ? pages : undefined
  })
  return (fitting ?? planIn(smallest)).map(items => ({ header, content: { kind: 'placed', items } }))
}

/** The items of each page. */
function planPages(cast: Cast, form: ListForm, header: HeaderPlan, context: PlanContext): PlacedItem[][] {
  const { texts } = context
  const width = contentWidth(context)
  const size = Math.max(headingSize.least, form.size * headingSize.share)
  const heading = typesetHeading(
    texts.jinxes,
    { size, lead: size * headingSize.lead, tag: 'h2' },
    width,
    context
  )
  const used = textBlockHeight(heading) + headingSize.gap
  const space = { top: header.bottom, used, room: contentHeight(context, header) }
  const blocks = cast.jinxes.flatMap(jinx => planJinx(jinx, form, context))
  const none = typesetRuns([plainRun(texts.pack.noJinxes)], listTextStyle(form), width, context)
  const [first = moveItems(leftAlignedBlock(none).items, margins.side, header.bottom + used), ...others] =
    planListPages(blocks, space, form, context)
  const title = moveItems(leftAlignedBlock(heading).items, margins.side, header.bottom)
  return [[...title, ...first], ...others]
}

const planJinx = (jinx: JinxInPlay, form: ListForm, context: PlanContext) =>
  planListedItem(
    [jinx.first, jinx.second],
    [
      [boldRun(`${jinx.first.name}, ${jinx.second.name}: `), plainRun(jinx.reason)],
      secondJinxReason(jinx, context)
    ],
    form,
    context
  )
