import type { Cast } from '#core/cast/cast.ts'
import { qrCode } from '#graphics/qr-code.ts'
import { bell } from '../page/ornaments.ts'
import { pageImage } from '../page/page-image.ts'
import type { PlanContext } from '../page/plan-context.ts'
import { printedAuthor, printedTitle } from '../page/plan-header.ts'
import type { TokenKind } from '../token-options.ts'
import { setTextOnArc } from '../typeset/arc-text.ts'
import type { FaceId } from '../typeset/faces.ts'
import { headingFace, italicFace } from '../typeset/heading-face.ts'
import { planSearchText } from './search-text.ts'
import { planTitleText } from './title-text.ts'
import { findIconSquare, type TokenPlan, tokenLook } from './token-plan.ts'
import { tokenSize } from './token-size.ts'

/** A planned token with the name of its image file. */
export interface NamedToken {
  name: string
  plan: TokenPlan
}

/** Plans the chosen tokens that belong to no character. The QR code is that of the script's public page, if there is one. */
export function planFurtherTokens(cast: Cast, context: PlanContext): NamedToken[] {
  const { options, link } = context
  const blank = (count: number, kind: TokenKind) =>
    Array<NamedToken>(count).fill({ name: 'blank', plan: planBlank(kind, context) })
  return [
    ...(options.titleToken ? [{ name: cast.title, plan: planTitleToken(cast, context) }] : []),
    ...(options.qrToken && link ? [{ name: 'qr-code', plan: planQrToken(cast, link, context) }] : []),
    ...blank(options.blankTokens, 'character'),
    ...blank(options.blankReminders, 'reminder')
  ]
}

function planBlank(kind: TokenKind, context: PlanContext): TokenPlan {
  return {
    kind,
    ...tokenSize(kind, context.options),
    ...tokenLook(context),
    arcs: [],
    setup: false,
    nights: [],
    leaves: 0
  }
}

/** Light modules around a QR code, and the space for both. */
const quietZone = 3
const codeArea = { top: 13, maxSize: 56 } as const

function planQrToken(cast: Cast, link: string, context: PlanContext): TokenPlan {
  const token = planSmallTitle(cast, context)
  const graphic = qrCode(link)
  const { left, top, size } = findIconSquare(token.arcs, codeArea.top, codeArea.maxSize)
  const border = (size * quietZone) / (graphic.box + 2 * quietZone)
  const square = { left: left + border, top: top + border, size: size - 2 * border }
  return { ...token, icon: { graphic, colour: '#000000', square } }
}

const smallArc = { radius: 39.5, largest: 9, least: 5.5, widest: 150 } as const

/** A token with the script's title on its arc, smaller than the name of a character. */
function planSmallTitle(cast: Cast, context: PlanContext): TokenPlan {
  const title = printedTitle(cast, context.texts)
  return planArc(title, headingFace(context, title), context)
}

function planArc(text: string, face: FaceId, context: PlanContext): TokenPlan {
  const blank = planBlank('character', context)
  const arcs = setTextOnArc(text, { ...smallArc, face: context.faces[face] })
  const size = ((arcs[0]?.size ?? 1) * blank.cut) / 100
  return { ...blank, arcs, ...(text && { search: planSearchText(text, face, size, blank, context.faces) }) }
}

const innerOf = ({ arcs }: TokenPlan) => Math.min(50, ...arcs.map(({ inner }) => inner))

/** The largest circle that a logo fills, by itself and above a title, in units of a token 100 wide. */
const logoCircles = { alone: { radius: 39, middle: 50 }, aboveTitle: { radius: 33, middle: 44 } } as const

/**
 * The script's logo above its title, which a script can hide, as in the header of a page. Without a logo, the title is in
 * the middle and the author on the arc.
 */
function planTitleToken(cast: Cast, context: PlanContext): TokenPlan {
  const image = pageImage(cast.logo, context.images)
  if (!image) return planWrittenTitle(cast, context)
  const { radius: largest, middle } = logoCircles[cast.hideTitle ? 'alone' : 'aboveTitle']
  const token = planSmallTitle(cast, context)
  const radius = cast.hideTitle ? largest : Math.min(largest, innerOf(token) - 2)
  const size = (2 * radius * Math.max(image.width, image.height)) / Math.hypot(image.width, image.height)
  const square = { left: 50 - size / 2, top: middle - size / 2, size }
  return {
    ...token,
    ...(cast.hideTitle && { arcs: [] }),
    icon: { image, graphic: bell, colour: context.palette.headingColour, square }
  }
}

const bellSquare = { left: 44.5, top: 11, size: 11 } as const

function planWrittenTitle(cast: Cast, context: PlanContext): TokenPlan {
  const author = printedAuthor(cast) && context.texts.byAuthor(printedAuthor(cast))
  const token = planArc(author, italicFace(context, author), context)
  return {
    ...token,
    icon: { graphic: bell, colour: context.palette.headingColour, square: bellSquare },
    title: planTitleText(printedTitle(cast, context.texts), innerOf(token), token.cut / 100, context)
  }
}
