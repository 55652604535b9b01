import type { Layer } from '#core/drawing/drawing.ts'
import { blockLayers, penOf, stackText } from './fit-text.ts'
import { diamond, rule } from './ornaments.ts'
import { canvasOf, flat, insetArea, midTones, type PresetInput, shapeLayer, smallLetters } from './preset.ts'

/** Small capitals between two Oxford rules: one thick, one thin. The bronze is legible on white and on dark pages. */
export function minimalPreset(input: PresetInput): Layer[] {
  const { area, unit } = canvasOf(input)
  const stack = stackText(input, insetArea(area, unit * 0.12, unit * 0.2), {
    title: { font: 'playfair', tracking: 30, maxSize: unit * 0.62, maxLines: 2 },
    subtitle: { font: 'playfair', tracking: 110 },
    gap: unit * 0.1,
    subtitleShare: 0.18
  })
  const x = area.width / 2
  const looks = { fill: flat(midTones.gold) }
  const { covered } = stack
  const width = Math.max(covered.width, unit * 0.8)
  const line = (id: string, y: number, height: number) =>
    shapeLayer(id, rule, { x, y, width, height: unit * height }, looks)
  return [
    line('rule-1', covered.y - unit * 0.125, 0.018),
    line('rule-2', covered.y - unit * 0.095, 0.008),
    line('rule-3', covered.y + covered.height + unit * 0.095, 0.008),
    line('rule-4', covered.y + covered.height + unit * 0.125, 0.018),
    shapeLayer(
      'ornament-1',
      diamond,
      { x, y: covered.y - unit * 0.11, width: unit * 0.08 },
      { fill: flat('#b3252a') }
    ),
    ...blockLayers(
      'title',
      stack.title,
      { x, top: stack.titleTop },
      smallLetters(midTones.gold, penOf(stack.title, unit)),
      input.outlineText
    ),
    ...(stack.subtitle
      ? blockLayers(
          'subtitle',
          stack.subtitle,
          { x, top: stack.subtitleTop },
          smallLetters(midTones.gold, penOf(stack.subtitle, unit)),
          input.outlineText
        )
      : [])
  ]
}
