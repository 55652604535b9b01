import { qrCode } from '#graphics/qr-code.ts'
import { colours } from '../typeset/colours.ts'
import { breakLines, lineText, lineWidth } from '../typeset/lines.ts'
import type { PlacedQrCode, PlacedText } from './header-plan.ts'
import { type HeaderStyle, headerStyleOf } from './header-style.ts'
import { margins } from './paper.ts'
import type { PlanContext } from './plan-context.ts'
import { tagOfLine } from './tag.ts'

const codeGap = 12
const style = { size: 7.5, lead: 9.5 } as const
/** Maximum width of the lines beside the QR code. */
const maxWidth = 150

/** The right end of a header: a QR code and lines of text. */
export interface HeaderAside {
  qrCode: PlacedQrCode | undefined
  /** Right-aligned lines, centred beside the QR code. Without one they start at the top margin. */
  lines: readonly PlacedText[]
  /** Left edge of lines and QR code; `Infinity` when there are none. */
  left: number
  /** Bottom of QR code and lines; 0 without a QR code. */
  bottom: number
}

/**
 * Plans a note and, for a public script, its URL with a QR code unless the options leave it out. A players' copy has no
 * link, because the storyteller's pages are at the same URL.
 */
export function planHeaderAside(note: string, context: PlanContext): HeaderAside {
  const { texts, paper, options } = context
  const link = options.playersCopy || !options.qrCode ? undefined : context.link
  const header = headerStyleOf(context)
  const code = link ? placeCode(link, paper.width - margins.side, header) : undefined
  const paragraphs = link ? [note || texts.online, link.replace(/^https?:\/\//, '')] : [note]
  const right = code ? code.left - codeGap : paper.width - margins.side
  const lines = paragraphs
    .filter(Boolean)
    .flatMap(text =>
      breakLines([{ text, face: 'text', colour: colours.softInk }], context.faces, style, maxWidth).map(
        (line, index) => ({ line, tag: tagOfLine('p', index) })
      )
    )
  const height = lines.length * style.lead
  const top = code ? Math.max(header.top, code.top + (code.size - height) / 2) : header.top
  const placed = lines.map(({ line, tag }, index) => ({
    ...style,
    tag,
    text: lineText(line, context.faces),
    face: 'text' as const,
    colour: colours.softInk,
    left: right - lineWidth(line),
    top: top + index * style.lead,
    width: lineWidth(line)
  }))
  const left = Math.min(...placed.map(each => each.left), code?.left ?? Number.POSITIVE_INFINITY)
  return {
    qrCode: code,
    lines: placed,
    left,
    bottom: code ? Math.max(code.top + code.size, top + height) : 0
  }
}

const placeCode = (url: string, right: number, { top, codeSize }: HeaderStyle): PlacedQrCode => ({
  url: url,
  graphic: qrCode(url),
  left: right - codeSize,
  top: top - 1,
  size: codeSize
})
