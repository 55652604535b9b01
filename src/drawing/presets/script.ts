import type { Layer } from '#core/drawing/drawing.ts'
import { blockLayers, penOf, stackText } from './fit-text.ts'
import { flourish } from './ornaments.ts'
import { canvasOf, flat, gradient, insetArea, type PresetInput, shapeLayer } from './preset.ts'

/** Handwriting with a broad pen on a wave, above a flourish. */
export function scriptPreset(input: PresetInput): Layer[] {
  const { area, unit } = canvasOf(input)
  const stack = stackText(input, insetArea(area, unit * 0.08, unit * 0.08), {
    title: { font: 'charm', maxSize: unit * 0.8, wave: 0.1, gap: 0.1 },
    subtitle: { font: 'charm' },
    gap: unit * 0.2,
    subtitleShare: 0.16
  })
  const x = area.width / 2
  const pen = penOf(stack.title, unit)
  const swashWidth = Math.min(stack.covered.width * 0.75, unit * 1.3)
  const edges = [{ width: pen * 0.018, colour: '#fff6e2' }]
  const plum = gradient('#9650aa', '#46225f')
  const y = stack.subtitle ? stack.gapMiddle : stack.covered.y + stack.covered.height + swashWidth * 0.02
  return [
    shapeLayer('flourish', flourish, { x, y, width: swashWidth }, { fill: flat('#a3752a'), outlines: edges }),
    ...blockLayers(
      'title',
      stack.title,
      { x, top: stack.titleTop - (stack.subtitle ? 0 : swashWidth * 0.08) },
      {
        fill: plum,
        outlines: edges,
        shadow: { x: 0, y: unit * 0.012, blur: unit * 0.025, colour: '#000000', opacity: 0.35 }
      },
      input.outlineText
    ),
    ...(stack.subtitle
      ? blockLayers(
          'subtitle',
          stack.subtitle,
          { x, top: stack.subtitleTop },
          { fill: flat('#46225f'), outlines: edges },
          input.outlineText
        )
      : [])
  ]
}
