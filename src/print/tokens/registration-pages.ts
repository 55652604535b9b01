import type { PagePlan } from '../page/page-plan.ts'
import { contentWidth } from '../page/paper.ts'
import type { PlanContext } from '../page/plan-context.ts'
import { colours } from '../typeset/colours.ts'
import { breakLines, type Line, type TextStyle } from '../typeset/lines.ts'
import type { TokenPagePlan } from './token-pages.ts'

/** A side of the sheet that shows how far a printer moves the back: crosses on the front, scales on the back. */
export interface RegistrationPlan {
  side: 'front' | 'back'
  /** The title and the steps, and their top, in points. */
  paragraphs: readonly { lines: readonly Line[]; top: number; style: TextStyle }[]
}

const stepStyle = { size: 11, lead: 15 } as const
const titleStyle = { size: 15, lead: 20 } as const
const firstLine = 110
const gap = 7

/** Plans the front and the back of the sheet, or none if it isn't chosen. */
export function planRegistrationPages(context: PlanContext): PagePlan<TokenPagePlan>[] {
  const { backTest } = context.texts
  if (!context.options.backTest) return []
  return [page('front', [backTest.front, ...backTest.steps], context), page('back', [backTest.back], context)]
}

function page(
  side: RegistrationPlan['side'],
  texts: readonly string[],
  context: PlanContext
): PagePlan<TokenPagePlan> {
  let top = firstLine
  const paragraphs = texts.map((text, index) => {
    const [face, style] = index === 0 ? (['bold', titleStyle] as const) : (['text', stepStyle] as const)
    const lines = breakLines(
      [{ text, face, colour: colours.ink }],
      context.faces,
      style,
      contentWidth(context)
    )
    const placed = { lines, top, style }
    top += lines.length * style.lead + gap
    return placed
  })
  const registration: RegistrationPlan = { side, paragraphs }
  return { bare: true, content: { kind: 'tokens', tokens: [], marks: 'none', registration } }
}
