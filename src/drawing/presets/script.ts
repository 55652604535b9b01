import type { Layer } from '#core/drawing/drawing.ts'
import { blockLayers, penOf, stackText } from './fit-text.ts'
import { flourish } from './ornaments.ts'
import { canvasOf, flat, gradient, insetArea, midTones, type PresetInput, shapeLayer } from './preset.ts'

/** Handwriting with a broad pen on a wave, above a flourish. */
export function scriptPreset(input: PresetInput): Layer[] {
  const { area, unit } = canvasOf(input)
  const inner = insetArea(area, unit * 0.08, unit * 0.08)
  const foot = input.subtitle ? 0 : unit * 0.22
  const stack = stackText(
    input,
    { ...inner, height: inner.height - foot },
    {
      title: { font: 'charm', tracking: 15, maxSize: unit * 0.8, wave: 0.1, gap: 0.1 },
      subtitle: { font: 'charm', tracking: 20 },
      gap: unit * 0.25,
      subtitleShare: 0.16
    }
  )
  const x = area.width / 2
  const pen = penOf(stack.title, unit)
  const edges = [{ width: pen * 0.018, colour: '#fff6e2' }]
  const swash = {
    x,
    y: stack.titleTop + stack.title.height + unit * 0.13,
    width: Math.min(stack.covered.width * 0.75, unit)
  }
  return [
    shapeLayer('flourish', flourish, swash, { fill: flat('#a3752a'), outlines: edges }),
    ...blockLayers(
      'title',
      stack.title,
      { x, top: stack.titleTop },
      {
        fill: gradient('#a25fba', '#602a80'),
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
          { fill: flat(midTones.purple) },
          input.outlineText
        )
      : [])
  ]
}
