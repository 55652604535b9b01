import type { Layer, ShapeContent } from '#core/drawing/drawing.ts'
import { blockLayers, penOf, stackText } from './fit-text.ts'
import { disc } from './ornaments.ts'
import {
  canvasOf,
  flat,
  frameLayer,
  gradient,
  insetArea,
  type PresetInput,
  shapeLayer,
  smallLetters
} from './preset.ts'

/** Letters with two accents or a point below: Amatic sets these accents beside their letters. */
const vietnamese = /[\u1ea0-\u1ef9]/

/** The wooden sign of a village inn, lettered by hand, on two chains. */
export function signPreset(input: PresetInput): Layer[] {
  const { area, unit } = canvasOf(input)
  const chain = unit * 0.17
  const board = {
    x: unit * 0.04,
    y: chain,
    width: area.width - unit * 0.08,
    height: area.height - chain - unit * 0.04
  }
  const font = vietnamese.test(`${input.title} ${input.subtitle}`) ? 'bevan' : 'amatic'
  const stack = stackText(input, insetArea(board, unit * 0.2, unit * 0.1), {
    title: { font, isCapital: true, tracking: 20, maxSize: unit * 0.75 },
    subtitle: { font, isCapital: true, tracking: 60 },
    gap: unit * 0.07,
    subtitleShare: 0.22
  })
  const x = area.width / 2
  const cream = flat('#fbeecb')
  return [
    ...[-1, 1].map((side, index) =>
      shapeLayer(
        `chain-${index + 1}`,
        chainLinks,
        { x: x + side * board.width * 0.36, y: chain * 0.62, width: unit * 0.06, height: chain * 1.1 },
        { fill: flat('#6b6257'), outlines: [{ width: unit * 0.004, colour: '#1e140c' }] }
      )
    ),
    // Specks show the darker wood below, not the page: on white ones, they would look like points and accents of the letters.
    frameLayer('board', 'rounded', board, {
      line: 0,
      fill: gradient('#633a1b', '#391d0b'),
      outlines: [{ width: unit * 0.012, colour: '#1e140c' }]
    }),
    frameLayer('grain', 'rounded', board, { line: 0, fill: gradient('#7b4a24', '#472610'), texture: 0.35 }),
    frameLayer('edge', 'rounded', insetArea(board, unit * 0.04), {
      line: unit * 0.008,
      fill: cream,
      opacity: 0.8
    }),
    ...[-1, 1].map((side, index) =>
      shapeLayer(
        `nail-${index + 1}`,
        disc,
        { x: x + side * board.width * 0.36, y: chain + unit * 0.005, width: unit * 0.045 },
        { fill: flat('#b9ab95'), outlines: [{ width: unit * 0.006, colour: '#1e140c' }] }
      )
    ),
    ...blockLayers(
      'title',
      stack.title,
      { x, top: stack.titleTop },
      smallLetters('#fbeecb', penOf(stack.title, unit)),
      input.outlineText
    ),
    ...(stack.subtitle
      ? blockLayers(
          'subtitle',
          stack.subtitle,
          { x, top: stack.subtitleTop },
          smallLetters('#f0c35a', penOf(stack.subtitle, unit)),
          input.outlineText
        )
      : [])
  ]
}

const link = (y: number) =>
  `M-8 ${y + 8}A8 8 0 0 1 8 ${y + 8}V${y + 16}A8 8 0 0 1 -8 ${y + 16}ZM-4 ${y + 16}A4 4 0 0 0 4 ${y + 16}V${y + 8}A4 4 0 0 0 -4 ${y + 8}Z`

const chainLinks: ShapeContent = {
  kind: 'shape',
  d: [0, 18, 36, 54].map(link).join(''),
  box: { x: -10, y: 0, width: 20, height: 78 }
}
