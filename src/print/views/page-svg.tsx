import type { PlacedAnnotation } from '../page/annotation.ts'
import type { FooterTexts } from '../page/header-plan.ts'
import type { PagePlan } from '../page/page-plan.ts'
import { toPixels } from '../page/paper.ts'
import type { PlanContext } from '../page/plan-context.ts'
import type { PrintKit } from '../print-kit.ts'
import { outlineTexts } from '../typeset/outline-texts.ts'
import { mirrorPage } from '../writing/mirror-page.ts'
import type { PageContent } from './page-content.ts'
import { PageView } from './page-view.tsx'

/**
 * Renders one page as Satori's SVG, in pixels of a quarter point, with its texts as texts or as outlines. Calls `onAnnotation` for each
 * annotated box. `partTitle` is on the first page of a part.
 */
export async function pageSvg(
  { plan, footer, partTitle }: { plan: PagePlan<PageContent>; footer?: FooterTexts; partTitle?: string },
  context: PlanContext,
  kit: PrintKit,
  textAs: 'text' | 'outlines' = 'text',
  onAnnotation?: (annotation: PlacedAnnotation) => void
): Promise<string> {
  const { width, height } = context.paper
  const page = <PageView page={plan} footer={footer} isFirst={partTitle !== undefined} context={context} />
  const size = { width: toPixels(width), height: toPixels(height) }
  // Tokens are cut out: where they stand says nothing.
  const isMirrored = context.faces.text.other?.isMirrored && plan.content.kind !== 'tokens'
  if (!isMirrored) return kit.renderSvg(page, size, textAs, onAnnotation)
  const svg = await kit.renderSvg(page, size, 'text', annotation =>
    onAnnotation?.({ ...annotation, left: width - annotation.left - annotation.width })
  )
  // Only a text can be moved without being turned round.
  const mirrored = mirrorPage(svg, size.width)
  return textAs === 'outlines' ? outlineTexts(mirrored, context.faces) : mirrored
}
