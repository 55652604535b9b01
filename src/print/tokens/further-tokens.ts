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
import { planNameArc, type TokenPlan, tokenLook } from './token-plan.ts'
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

function planBlank(kind: TokenKind, { options }: PlanContext): TokenPlan {
  return {
    kind,
    ...tokenSize(kind, options),
    ...tokenLook(options),
    arcs: [],
    setup: false,
    nights: [],
    leaves: 0
  }
}

function planQrToken(cast: Cast, link: string, context: PlanContext): TokenPlan {
  const { token, iconSquare } = planNamed(cast, context)
  return { ...token, icon: { graphic: qrCode(link), colour: '#000000', square: iconSquare } }
}

/** A token with the script's title on its arc, and the space that it leaves. */
function planNamed(cast: Cast, context: PlanContext) {
  const title = printedTitle(cast, context.texts)
  const { arcs, iconSquare } = planNameArc(title, context)
  return { token: planArcs(arcs, title, headingFace(context, title), context), iconSquare }
}

function planArcs(arcs: TokenPlan['arcs'], text: string, face: FaceId, context: PlanContext): TokenPlan {
  const blank = planBlank('character', context)
  const size = ((arcs[0]?.size ?? 1) * blank.cut) / 100
  return { ...blank, arcs, ...(text && { search: planSearchText(text, face, size, blank, context.faces) }) }
}

/** Radius within which a logo is on its token, in units of a token 100 wide: by itself, or above a title. */
const logoRadius = { alone: 39, aboveTitle: 27 } as const
const logoMiddle = { alone: 50, aboveTitle: 43 } as const

/**
 * The script's logo above its title, which a script can hide, as in the header of a page. Without a logo, the title is in
 * the middle and the author on the arc.
 */
function planTitleToken(cast: Cast, context: PlanContext): TokenPlan {
  const image = pageImage(cast.logo, context.images)
  if (!image) return planWrittenTitle(cast, context)
  const place = cast.hideTitle ? 'alone' : 'aboveTitle'
  const { token } = planNamed(cast, context)
  const size =
    (2 * logoRadius[place] * Math.max(image.width, image.height)) / Math.hypot(image.width, image.height)
  const square = { left: 50 - size / 2, top: logoMiddle[place] - size / 2, size }
  return {
    ...token,
    ...(cast.hideTitle && { arcs: [] }),
    icon: { image, graphic: bell, colour: context.palette.headingColour, square }
  }
}

const authorArc = { radius: 39.5, largest: 7.5, least: 6, widest: 130 } as const
const bellSquare = { left: 44, top: 12, size: 12 } as const

function planWrittenTitle(cast: Cast, context: PlanContext): TokenPlan {
  const author = printedAuthor(cast) && context.texts.byAuthor(printedAuthor(cast))
  const face = italicFace(context, author)
  const arcs = setTextOnArc(author, { ...authorArc, face: context.faces[face] })
  const token = planArcs(arcs, author, face, context)
  return {
    ...token,
    icon: { graphic: bell, colour: context.palette.headingColour, square: bellSquare },
    title: planTitleText(printedTitle(cast, context.texts), token.cut / 100, context)
  }
}
