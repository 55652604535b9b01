import type { Layer } from '#core/drawing/drawing.ts'
import { blockLayers, penOf, stackText } from './fit-text.ts'
import { dividerLine } from './ornaments.ts'
import { canvasOf, flat, gradient, insetArea, midTones, type PresetInput, shapeLayer } from './preset.ts'

/** Blackletter in blood red, with a pale and a dark edge and a shadow. */
export function blackletterPreset(input: PresetInput): Layer[] {
  const { area, unit } = canvasOf(input)
  const stack = stackText(input, insetArea(area, unit * 0.09, unit * 0.08), {
    title: { font: 'grenze-gotisch', maxSize: unit * 0.95 },
    subtitle: { font: 'charm', tracking: 20 },
    gap: unit * 0.18
  })
  const x = area.width / 2
  const pen = penOf(stack.title, unit)
  const edges = [
    { width: pen * 0.013, colour: '#ffe9c9' },
    { width: pen * 0.016, colour: '#220707' }
  ]
  const shadow = { x: 0, y: unit * 0.02, blur: unit * 0.03, colour: '#000000', opacity: 0.45 }
  return [
    ...(stack.subtitle
      ? [
          shapeLayer(
            'ornament-1',
            dividerLine,
            { x, y: stack.gapMiddle, width: Math.min(stack.covered.width * 0.7, unit * 1.6) },
            { fill: flat('#b3151a'), outlines: [{ width: unit * 0.008, colour: '#220707' }] }
          ),
          ...blockLayers(
            'subtitle',
            stack.subtitle,
            { x, top: stack.subtitleTop },
            { fill: flat(midTones.gold) },
            input.outlineText
          )
        ]
      : []),
    ...blockLayers(
      'title',
      stack.title,
      { x, top: stack.titleTop },
      { fill: gradient('#e3261f', '#6d0709'), outlines: edges, shadow },
      input.outlineText
    )
  ]
}
