import type { Cast } from '#core/cast/cast.ts'
import { fileName } from '#core/file-name.ts'
import { toPixels } from './page/paper.ts'
import type { PlanContext } from './page/plan-context.ts'
import { printDpi, withPrintDpi } from './png/print-dpi.ts'
import { standaloneSvg } from './png/standalone-svg.ts'
import { zipFiles } from './png/zip-files.ts'
import type { PrintKit } from './print-kit.ts'
import { listTokens, type Token } from './token-list.ts'
import { planToken, type TokenPlan, widthOfToken } from './tokens/token-plan.ts'
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
  const tokens = listTokens(cast, context.options)
  const digits = String(tokens.length).length
  return tokens.map((token, index) => {
    const plan = planToken(token, context)
    const number = String(index + 1).padStart(digits, '0')
    return {
      file: `${folders[token.kind]}/${fileName(`${number} ${nameOf(token)}`, 'png')}`,
      token: plan,
      pixels: Math.round((widthOfToken(plan) / 72) * printDpi)
    }
  })
}

const folders = { character: 'characters', reminder: 'reminders' } as const

const nameOf = (token: Token) =>
  token.kind === 'character' ? token.character.name : `${token.character.name} ${token.label}`

/** Renders a token as SVG, with text as outlines. */
export function tokenSvg(token: TokenPlan, kit: PrintKit): Promise<string> {
  const width = toPixels(widthOfToken(token))
  return kit.renderSvg(<TokenView token={token} />, { width, height: width }, 'outlines')
}

/** Renders an SVG as a PNG of a width in pixels. */
export type RenderPng = (svg: string, width: number) => Promise<Uint8Array<ArrayBuffer>>

/**
 * Renders all tokens of a script as PNG files of 300 dpi in a zip.
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
  const images = planTokenImages(cast, context)
  for (const [index, { file, token, pixels }] of images.entries()) {
    await onProgress(index, images.length)
    const svg = standaloneSvg(await tokenSvg(token, kit), context.images)
    const png = rendered.get(svg) ?? withPrintDpi(await renderPng(svg, pixels))
    rendered.set(svg, png)
    files[file] = png
  }
  return zipFiles(files, zipTime)
}

/** The earliest date of the zip format: a fixed date makes equal tokens give equal bytes. */
const zipTime = new Date(1980, 0, 1)
