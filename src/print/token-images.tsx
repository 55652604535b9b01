import type { Cast } from '#core/cast/cast.ts'
import { fileName } from '#core/file-name.ts'
import { toPixels } from './page/paper.ts'
import type { PlanContext } from './page/plan-context.ts'
import { printDpi, withPrintDpi } from './png/print-dpi.ts'
import { standaloneSvg } from './png/standalone-svg.ts'
import { zipFiles } from './png/zip-files.ts'
import type { PrintKit } from './print-kit.ts'
import { tokenKinds } from './token-options.ts'
import { planTokens } from './tokens/plan-tokens.ts'
import { planBack, type TokenBack } from './tokens/token-backs.ts'
import { type TokenPlan, widthOfToken } from './tokens/token-plan.ts'
import type { TokenSize } from './tokens/token-size.ts'
import { BackDisc } from './views/token-backs-view.tsx'
import { TokenView } from './views/token-view.tsx'

/** A token as an image of its own, with its bleed and without crop marks. */
export interface TokenImage {
  /** Path in the zip: folder, number, character name and reminder label. */
  file: string
  token: TokenPlan
  /** Width and height at 300 dots to the inch. */
  pixels: number
}

/**
 * The images of all tokens. File names consist of lower-case letters, digits and hyphens. The number in front keeps
 * them unique and in order, and avoids names that an operating system reserves, such as `con`.
 */
export function planTokenImages(cast: Cast, context: PlanContext): TokenImage[] {
  const tokens = planTokens(cast, context)
  const digits = String(tokens.length).length
  return tokens.map(({ name, plan }, index) => {
    const number = String(index + 1).padStart(digits, '0')
    return {
      file: `${folders[plan.kind]}/${fileName(`${number} ${name}`, 'png')}`,
      token: plan,
      pixels: pixelsOf(plan)
    }
  })
}

/** Width at 300 dots to the inch, of a token or a back with its bleed. */
const pixelsOf = (token: TokenSize) => Math.round((widthOfToken(token) / 72) * printDpi)

/** An image for each kind of backs: all backs of a kind are the same. */
function planBackImages(images: readonly TokenImage[], context: PlanContext) {
  if (context.options.tokenBacks === 'none') return []
  const first = tokenKinds.flatMap(kind => images.find(({ token }) => token.kind === kind) ?? [])
  return first.map(({ token, pixels }) => ({
    file: `backs/${folders[token.kind]}.png`,
    back: planBack(token, context),
    pixels
  }))
}

const folders = { character: 'characters', reminder: 'reminders' } as const

/** Renders a token as SVG, with text as outlines. */
export function tokenSvg(token: TokenPlan, kit: PrintKit): Promise<string> {
  const width = toPixels(widthOfToken(token))
  return kit.renderSvg(<TokenView token={token} />, { width, height: width }, 'outlines')
}

function backSvg(back: TokenBack, kit: PrintKit): Promise<string> {
  const width = toPixels(widthOfToken(back))
  return kit.renderSvg(<BackDisc back={back} />, { width, height: width }, 'outlines')
}

/** Renders an SVG as a PNG of a width in pixels. */
export type RenderPng = (svg: string, width: number) => Promise<Uint8Array<ArrayBuffer>>

/**
 * Renders all tokens of a script, and a back of each kind, as PNG files of 300 dpi in a zip.
 *
 * @param onProgress called before each image with the count of finished ones; throws to cancel
 */
export async function tokenImagesZip(
  cast: Cast,
  context: PlanContext,
  kit: PrintKit,
  renderPng: RenderPng,
  onProgress: (done: number, count: number) => Promise<void> | void = () => {}
): Promise<Uint8Array<ArrayBuffer>> {
  const rendered = new Map<string, Uint8Array<ArrayBuffer>>()
  const files: Record<string, Uint8Array<ArrayBuffer>> = {}
  const tokens = planTokenImages(cast, context)
  const images = [
    ...tokens.map(({ token, ...image }) => ({ ...image, draw: () => tokenSvg(token, kit) })),
    ...planBackImages(tokens, context).map(({ back, ...image }) => ({
      ...image,
      draw: () => backSvg(back, kit)
    }))
  ]
  for (const [index, { file, pixels, draw }] of images.entries()) {
    await onProgress(index, images.length)
    const svg = standaloneSvg(await draw(), context.images)
    const png = rendered.get(svg) ?? withPrintDpi(await renderPng(svg, pixels))
    rendered.set(svg, png)
    files[file] = png
  }
  return zipFiles(files, zipTime)
}

/** The earliest date of the zip format: a fixed date makes equal tokens give equal bytes. */
const zipTime = new Date(1980, 0, 1)
