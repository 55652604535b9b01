import type { Layer } from '#core/drawing/drawing.ts'
import { blockLayers, penOf, stackText } from './fit-text.ts'
import { canvasOf, flat, gradient, insetArea, midTones, type PresetInput } from './preset.ts'

/** Capitals as if cut from stone, with a double edge. */
export function carvedPreset(input: PresetInput): Layer[] {
  const { area, unit } = canvasOf(input)
  const stack = stackText(input, insetArea(area, unit * 0.11, unit * 0.1), {
    title: { font: 'playfair-black', isCapital: true, tracking: 40, maxSize: unit * 0.85, gap: 0.2 },
    subtitle: { font: 'playfair-black', isCapital: true, tracking: 130 },
    gap: unit * 0.11,
    subtitleShare: 0.14
  })
  const x = area.width / 2
  const pen = penOf(stack.title, unit)
  return [
    ...(stack.subtitle
      ? blockLayers(
          'subtitle',
          stack.subtitle,
          { x, top: stack.subtitleTop },
          { fill: flat(midTones.gold) },
          input.outlineText
        )
      : []),
    ...blockLayers(
      'title',
      stack.title,
      { x, top: stack.titleTop },
      {
        fill: gradient('#fdfaf2', '#bdb29d'),
        outlines: [
          { width: pen * 0.022, colour: '#241d16' },
          { width: pen * 0.013, colour: '#c99f45' }
        ],
        shadow: { x: 0, y: unit * 0.025, blur: unit * 0.03, colour: '#000000', opacity: 0.5 },
        texture: 0.1
      },
      input.outlineText
    )
  ]
}
