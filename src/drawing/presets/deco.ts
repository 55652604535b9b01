import type { Layer } from '#core/drawing/drawing.ts'
import { blockLayers, stackText } from './fit-text.ts'
import { dividerLine, rays } from './ornaments.ts'
import { canvasOf, flat, frameLayer, gradient, insetArea, type PresetInput, shapeLayer } from './preset.ts'

const gold = gradient('#fbe6a3', '#b5842b')

/** Gold capitals on a dark plate with cut corners, below the rays of a picture palace. */
export function decoPreset(input: PresetInput): Layer[] {
  const { area, unit } = canvasOf(input)
  const plate = insetArea(area, unit * 0.02)
  const raysWidth = unit * 0.36
  const isTall = area.height > area.width * 0.6
  const side = isTall ? unit * 0.22 : unit * 0.3
  const inner = insetArea(plate, side, unit * 0.15)
  const top = raysWidth / 2 + unit * 0.03
  const text = { ...inner, y: inner.y + top, height: inner.height - top }
  const stack = stackText(input, text, {
    title: { font: 'josefin', isCapital: true, tracking: 90, maxSize: unit * 0.42, gap: 0.24 },
    subtitle: { font: 'josefin', isCapital: true, tracking: 280 },
    gap: unit * 0.13,
    subtitleShare: 0.16
  })
  const x = area.width / 2
  // Rays and texts are centred together.
  const lift = (stack.covered.y - text.y) / 2
  const raysY = stack.covered.y - lift - unit * 0.04 - raysWidth / 4
  const style = { fill: gold }
  return [
    frameLayer('plate', 'notched', plate, { line: 0, fill: gradient('#1d3038', '#0c161b'), texture: 0.2 }),
    frameLayer('frame-1', 'notched', insetArea(plate, unit * 0.035), { line: unit * 0.012, ...style }),
    frameLayer('frame-2', 'notched', insetArea(plate, unit * 0.065), { line: unit * 0.005, ...style }),
    shapeLayer('rays', rays, { x, y: raysY - lift * 0, width: raysWidth }, style),
    ...blockLayers('title', stack.title, { x, top: stack.titleTop - lift * 0.6 }, style, input.outlineText),
    ...(stack.subtitle
      ? [
          shapeLayer(
            'divider',
            dividerLine,
            { x, y: stack.gapMiddle - lift * 0.6, width: unit * 0.9 },
            style
          ),
          ...blockLayers(
            'subtitle',
            stack.subtitle,
            { x, top: stack.subtitleTop - lift * 0.6 },
            { fill: flat('#f7ecd0') },
            input.outlineText
          )
        ]
      : [])
  ]
}
