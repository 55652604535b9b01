import type { Layer } from '#core/drawing/drawing.ts'
import { blockLayers, fitText, smallerThan } from './fit-text.ts'
import { rule, star } from './ornaments.ts'
import { canvasOf, flat, frameLayer, insetArea, type PresetInput, shapeLayer } from './preset.ts'

const ink = flat('#221a14')
const red = flat('#9c1518')

/** A bill as theatres post it: lines of equal width on paper, in a double frame. */
export function playbillPreset(input: PresetInput): Layer[] {
  const { area, unit } = canvasOf(input)
  const paper = insetArea(area, unit * 0.02)
  const frame = insetArea(paper, unit * 0.04)
  const inner = insetArea(frame, unit * 0.12, unit * 0.09)
  const fitted = input.subtitle
    ? fitText(
        input.subtitle,
        { font: 'playfair', tracking: 80, maxLines: 2, maxSize: unit * 0.12 },
        { width: inner.width * 0.72, height: unit * 0.2 },
        input
      )
    : undefined
  const below = fitted ? fitted.height + unit * 0.09 : 0
  const title = fitText(
    input.title,
    { font: 'bevan', isCapital: true, isJustified: true, tracking: 10, gap: 0.16, maxSize: unit * 0.7 },
    { width: inner.width, height: inner.height - below },
    input
  )
  const subtitle = fitted && smallerThan(title, fitted)
  const top = inner.y + (inner.height - title.height - below) / 2
  const x = area.width / 2
  return [
    // Specks show darker paper below, not the page: on dark ones, they would look like points and accents of the letters.
    frameLayer('paper', 'line', paper, { line: 0, fill: flat('#e3d2ae') }),
    frameLayer('grain', 'line', paper, { line: 0, fill: flat('#f5ead2'), texture: 0.35 }),
    frameLayer('frame', 'double', frame, { line: unit * 0.016, fill: ink }),
    ...blockLayers('title', title, { x, top }, { fill: ink }, input.outlineText).map((layer, index) =>
      index % 2 === 1 ? { ...layer, fill: red } : layer
    ),
    ...(subtitle
      ? [
          ...blockLayers(
            'subtitle',
            subtitle,
            { x, top: top + title.height + unit * 0.09 },
            { fill: title.lines.length > 1 ? ink : red },
            input.outlineText
          ),
          ...sideRules(
            subtitle.width,
            inner.width,
            x,
            top + title.height + unit * 0.09 + subtitle.height / 2,
            unit
          )
        ]
      : [])
  ]
}

/** A rule and a star at both sides of the subtitle. */
function sideRules(textWidth: number, width: number, x: number, y: number, unit: number): Layer[] {
  const room = (width - textWidth) / 2 - unit * 0.2
  return [-1, 1].flatMap((side, index) => [
    shapeLayer(
      `star-${index + 1}`,
      star,
      { x: x + side * (textWidth / 2 + unit * 0.1), y, width: unit * 0.07 },
      { fill: red }
    ),
    ...(room > unit * 0.05
      ? [
          shapeLayer(
            `rule-${index + 1}`,
            rule,
            { x: x + side * (width / 2 - room / 2), y, width: room, height: unit * 0.012 },
            { fill: ink }
          )
        ]
      : [])
  ])
}
