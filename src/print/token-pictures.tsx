import { zipSync } from 'fflate'
import type { Cast } from '#core/cast.ts'
import { fileName } from '#core/file-name.ts'
import { paintableSvg } from './paintable-svg.ts'
import { px } from './paper.ts'
import type { PlanContext } from './plan.ts'
import { atPrintScale, printDotsPerInch } from './png-scale.ts'
import type { PrintKit } from './print-kit.ts'
import { type Token, tokensOf } from './token-list.ts'
import { planToken, type TokenPlan, widthOfToken } from './token-plan.ts'
import { TokenView } from './token-view.tsx'

/** A token as a picture of its own, bleed and all, without marks. */
export interface TokenPicture {
  /** Where it stands in a zip: its folder, its number, the character's name and a reminder's label. */
  file: string
  token: TokenPlan
  /** Width and height at 300 dots to the inch. */
  pixels: number
}

/**
 * The pictures of all tokens, one a token. Their names are plain letters, digits and hyphens behind a number,
 * which keeps them apart and in order, and from being a name that some system keeps for itself.
 */
export function tokenPictures(cast: Cast, context: PlanContext): TokenPicture[] {
  const tokens = tokensOf(cast)
  const digits = String(tokens.length).length
  return tokens.map((token, index) => {
    const plan = planToken(token, context)
    const number = String(index + 1).padStart(digits, '0')
    return {
      file: `${folders[token.kind]}/${fileName(`${number} ${wordsOf(token)}`, 'png')}`,
      token: plan,
      pixels: Math.round((widthOfToken(plan) / 72) * printDotsPerInch)
    }
  })
}

const folders = { character: 'characters', reminder: 'reminders' } as const

const wordsOf = (token: Token) =>
  token.kind === 'character' ? token.character.name : `${token.character.name} ${token.label}`

/** A token as SVG, its words as outlines. */
export function tokenSvg(token: TokenPlan, kit: PrintKit): Promise<string> {
  const width = px(widthOfToken(token))
  return kit.layOut(<TokenView token={token} />, { width, height: width }, 'outlines')
}

/** Paints an SVG of so many pixels' width as PNG. */
export type Paint = (svg: string, width: number) => Promise<Uint8Array<ArrayBuffer>>

/**
 * All tokens of a script as PNG files of 300 dots to the inch in a zip. `onPicture` hears before each picture how
 * many are done, and may throw to end the work.
 */
export async function tokensZip(
  cast: Cast,
  context: PlanContext,
  kit: PrintKit,
  paint: Paint,
  onPicture: (done: number, count: number) => Promise<void> | void = () => {}
): Promise<Uint8Array<ArrayBuffer>> {
  const painted = new Map<string, Uint8Array<ArrayBuffer>>()
  const files: Record<string, Uint8Array<ArrayBuffer>> = {}
  const pictures = tokenPictures(cast, context)
  for (const [index, { file, token, pixels }] of pictures.entries()) {
    await onPicture(index, pictures.length)
    const svg = paintableSvg(await tokenSvg(token, kit), context.pictures)
    const picture = painted.get(svg) ?? atPrintScale(await paint(svg, pixels))
    painted.set(svg, picture)
    files[file] = picture
  }
  // Pictures are packed already.
  return new Uint8Array(zipSync(files, { level: 0, mtime: zipTime }))
}

/** The first day that a zip can name, so that the same tokens always give the same bytes. */
const zipTime = new Date(1980, 0, 1)
