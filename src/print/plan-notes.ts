import { cameraCode } from '#drawings/camera-code.ts'
import type { PlacedCode, PlacedText } from './header-plan.ts'
import { breakLines, widthOf } from './lines.ts'
import { colours, margins } from './paper.ts'
import type { PlanContext } from './plan.ts'

const codeSize = 36
const codeGap = 12
const type = { size: 7.5, lead: 9.5 } as const
/** Width of the lines beside the code, so that the title keeps most of the page. */
const widest = 150

/** What stands at the right end of a header. */
export interface HeaderNotes {
  code: PlacedCode | undefined
  /** Lines that end at the same edge; their tops are for beside the code, or for a title's first line without. */
  lines: readonly PlacedText[]
  /** Where they begin. */
  left: number
  /** Where the code ends. */
  bottom: number
}

/**
 * A note, or what is found at the script's address, then that address and a code for cameras that leads to it.
 * A players' copy leads nowhere: the storyteller's pages are there as well.
 */
export function planNotes(note: string, context: PlanContext): HeaderNotes {
  const { words, paper, options } = context
  const link = options.playersCopy ? undefined : context.link
  const code = link ? placeCode(link, paper.width - margins.side - codeSize) : undefined
  const texts = link ? [note || words.online, link.replace(/^https?:\/\//, '')] : [note]
  const right = code ? code.left - codeGap : paper.width - margins.side
  const lines = texts
    .filter(Boolean)
    .flatMap(text =>
      breakLines([{ text, face: 'text', colour: colours.softInk }], context.faces, type, widest)
    )
  const height = lines.length * type.lead
  const top = code ? Math.max(margins.top, code.top + (code.size - height) / 2) : margins.top
  const placed = lines.map((line, index) => ({
    ...type,
    text: line.map(piece => piece.text).join(''),
    face: 'text' as const,
    colour: colours.softInk,
    left: right - widthOf(line),
    top: top + index * type.lead,
    width: widthOf(line)
  }))
  const left = Math.min(...placed.map(each => each.left), code?.left ?? Number.POSITIVE_INFINITY)
  return { code, lines: placed, left, bottom: code ? Math.max(code.top + code.size, top + height) : 0 }
}

const placeCode = (address: string, left: number): PlacedCode => ({
  address,
  drawing: cameraCode(address),
  left,
  top: margins.top - 1,
  size: codeSize
})
