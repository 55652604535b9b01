import type { Layer } from '#core/drawing/drawing.ts'
import { blockLayers, penOf, stackText } from './fit-text.ts'
import { bat, disc } from './ornaments.ts'
import { canvasOf, flat, gradient, insetArea, type PresetInput, shapeLayer } from './preset.ts'

/** Tall letters of a film poster before a full moon, with bats. */
export function moonPreset(input: PresetInput): Layer[] {
  const { area, unit } = canvasOf(input)
  const stack = stackText(input, insetArea(area, unit * 0.1, unit * 0.16), {
    title: { font: 'anton', isCapital: true, tracking: 15, maxSize: unit * 0.75, gap: 0.16 },
    subtitle: { font: 'anton', isCapital: true, tracking: 130 },
    gap: unit * 0.08,
    subtitleShare: 0.14
  })
  const [x, y] = [area.width / 2, area.height / 2]
  const diameter = Math.min(area.width, area.height) * 0.94
  const [radius, dark] = [diameter / 2, flat('#1c1420')]
  const pen = penOf(stack.title, unit)
  const edge = (width: number) => ({ width, colour: '#1c1420' })
  return [
    shapeLayer('moon-edge', disc, { x, y, width: diameter }, { fill: flat('#d0a04c') }),
    shapeLayer(
      'moon',
      disc,
      { x, y, width: diameter },
      { fill: gradient('#fdf3c9', '#e0b65a', 60), texture: 0.15 }
    ),
    shapeLayer(
      'bat-1',
      bat,
      { x: x - radius * 0.5, y: y - radius * 0.62, width: radius * 0.46 },
      { fill: dark, rotation: -10 }
    ),
    shapeLayer(
      'bat-2',
      bat,
      { x: x + radius * 0.42, y: y - radius * 0.74, width: radius * 0.28 },
      { fill: dark, rotation: 14, flipped: true }
    ),
    ...blockLayers(
      'title',
      stack.title,
      { x, top: stack.titleTop },
      {
        fill: gradient('#ffffff', '#f2c14e'),
        outlines: [edge(pen * 0.022), { width: pen * 0.012, colour: '#a3161a' }],
        shadow: { x: 0, y: unit * 0.03, blur: unit * 0.02, colour: '#000000', opacity: 0.5 }
      },
      input.outlineText
    ),
    ...(stack.subtitle
      ? blockLayers(
          'subtitle',
          stack.subtitle,
          { x, top: stack.subtitleTop },
          { fill: flat('#fff3d0'), outlines: [edge(unit * 0.012)] },
          input.outlineText
        )
      : [])
  ]
}
