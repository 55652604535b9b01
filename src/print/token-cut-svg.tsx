import { pixelsPerPoint, type Size, toPixels } from './page/paper.ts'
import { standaloneSvg } from './png/standalone-svg.ts'
import type { PrintKit } from './print-kit.ts'
import type { SheetPlan } from './sheet-pages.ts'
import { widthOfToken } from './tokens/token-plan.ts'
import type { PlacedToken } from './tokens/token-rows.ts'
import { Box, Stack } from './views/primitives.tsx'
import { TokenView } from './views/token-view.tsx'

/** Colour and width in pixels of the lines to cut. */
const cutLine = { colour: '#FF0000', width: 1 } as const

/**
 * The pages of tokens as SVG in millimetres for cutting machines. The group `print` has the tokens with their bleed, text as
 * outlines; the group `cut` a circle for each token, and nothing else. Marks, texts for search and backs are left out.
 *
 * @param onProgress called before each page with the count of finished ones; throws to cancel
 */
export async function tokenCutSvgs(
  { pages, context }: SheetPlan,
  kit: PrintKit,
  onProgress: (done: number, count: number) => Promise<void> | void = () => {}
): Promise<string[]> {
  const tokenPages = pages.flatMap(({ plan: { content } }) =>
    content.kind === 'tokens' && content.tokens.length > 0 ? [content.tokens] : []
  )
  const files: string[] = []
  for (const [index, tokens] of tokenPages.entries()) {
    await onProgress(index, tokenPages.length)
    const size = { width: toPixels(context.paper.width), height: toPixels(context.paper.height) }
    const svg = await kit.renderSvg(<Tokens tokens={tokens} />, size, 'outlines')
    files.push(inLayers(standaloneSvg(svg, context.images, 'all'), tokens, context.paper))
  }
  return files
}

const Tokens = ({ tokens }: { tokens: readonly PlacedToken[] }) => (
  <Stack items={tokens} style={{ position: 'relative', width: '100%', height: '100%' }}>
    {({ token, left, top }) => (
      <Box style={{ position: 'absolute', left, top }}>
        <TokenView token={token} />
      </Box>
    )}
  </Stack>
)

/** Puts a drawing of a page into the group `print`, below the group `cut`. */
function inLayers(svg: string, tokens: readonly PlacedToken[], paper: Size): string {
  const drawing = svg.replace(/^<svg [^>]*>/, '').replace(/<\/svg>$/, '')
  const circles = tokens.map(({ token, left, top }) => {
    const half = widthOfToken(token) / 2
    return `<circle cx="${pixels(left + half)}" cy="${pixels(top + half)}" r="${pixels(token.cut / 2)}"/>`
  })
  const size = `width="${millimetres(paper.width)}mm" height="${millimetres(paper.height)}mm"`
  const viewBox = `viewBox="0 0 ${pixels(paper.width)} ${pixels(paper.height)}"`
  const cut = `fill="none" stroke="${cutLine.colour}" stroke-width="${cutLine.width}"`
  return `<svg xmlns="http://www.w3.org/2000/svg" ${size} ${viewBox}><g id="print">${drawing}</g><g id="cut" ${cut}>${circles.join('')}</g></svg>`
}

/** Exact positions, which Satori rounds to whole pixels. */
const pixels = (points: number) => round(points * pixelsPerPoint)
const millimetres = (points: number) => round((points * 25.4) / 72)
const round = (value: number) => Math.round(value * 1000) / 1000
