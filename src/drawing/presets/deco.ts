import type { Layer } from '#core/drawing/drawing.ts'
import { blockLayers, stackText } from './fit-text.ts'
import { dividerLine, rays } from './ornaments.ts'
import { canvasOf, flat, frameLayer, gradient, insetArea, type PresetInput, shapeLayer } from './preset.ts'

const gold = gradient('#fbe6a3', '#b5842b')

/** Gold capitals on a dark plate with cut corners, below the rays of a picture palace. */
export function decoPreset(input: PresetInput): Layer[] {
  const { area, unit } = canvasOf(input)
  const plate = insetArea(area, unit * 0.02)
  const isTall = area.height > area.width * 0.6
  const raysWidth = unit * (isTall ? 0.5 : 0.32)
  const inner = insetArea(plate, unit * (isTall ? 0.22 : 0.26), unit * 0.13)
  const head = raysWidth / 2 + unit * 0.06
  const stack = stackText(
    input,
    { ...inner, y: inner.y + head, height: inner.height - head },
    {
      title: { font: 'josefin', isCapital: true, tracking: 90, maxSize: unit * 0.45, gap: 0.22 },
      subtitle: { font: 'josefin', isCapital: true, tracking: 280 },
      gap: unit * 0.12,
      subtitleShare: 0.15
    }
  )
  const x = area.width / 2
  const raysY = stack.covered.y - head + raysWidth / 4
  const style = { fill: gold }
  return [
    frameLayer('plate', 'notched', plate, { line: 0, fill: gradient('#1d3038', '#0c161b') }),
    frameLayer('frame-1', 'notched', insetArea(plate, unit * 0.035), { line: unit * 0.012, ...style }),
    frameLayer('frame-2', 'notched', insetArea(plate, unit * 0.065), { line: unit * 0.005, ...style }),
    shapeLayer('rays', rays, { x, y: raysY, width: raysWidth }, style),
    ...blockLayers('title', stack.title, { x, top: stack.titleTop }, style, input.outlineText),
    ...(stack.subtitle
      ? [
          shapeLayer('divider', dividerLine, { x, y: stack.gapMiddle, width: unit * 0.9 }, style),
          ...blockLayers(
            'subtitle',
            stack.subtitle,
            { x, top: stack.subtitleTop },
            { fill: flat('#f7ecd0') },
            input.outlineText
          )
        ]
      : [])
  ]
}
