import type { Layer } from '#core/drawing/drawing.ts'
import { blockLayers, fitText, penOf, smallerThan } from './fit-text.ts'
import { star } from './ornaments.ts'
import {
  type Area,
  canvasOf,
  flat,
  frameLayer,
  gradient,
  midTones,
  type PresetInput,
  shapeLayer,
  smallLetters
} from './preset.ts'

/** A red ribbon with the title on it, the subtitle between two stars below. */
export function bannerPreset(input: PresetInput): Layer[] {
  const { area, unit } = canvasOf(input)
  const margin = unit * 0.05
  const width = area.width - 2 * margin
  const fitted = input.subtitle
    ? fitText(
        input.subtitle,
        { font: 'playfair', tracking: 60, maxLines: 2, maxSize: unit * 0.14 },
        { width: Math.min(width * 0.8, width - unit * 0.32), height: unit * 0.24 },
        input
      )
    : undefined
  const below = fitted ? fitted.height + unit * 0.09 : 0
  // The ribbon fits its title: as tall as the lines need.
  const tail = Math.min(unit * 0.5, width * 0.14)
  const room = {
    width: width - 2 * tail - unit * 0.06,
    height: (area.height - 2 * margin - below) * 0.8 - unit * 0.12
  }
  const title = fitText(input.title, { font: 'yeseva', maxSize: unit * 0.6 }, room, input)
  const subtitle = fitted && smallerThan(title, fitted)
  const height = Math.min(
    Math.max((title.height + unit * 0.18) / 0.8, unit * 0.42),
    area.height - 2 * margin - below
  )
  const top = (area.height - height - below) / 2
  const ribbon: Area = { x: margin, y: top, width, height }
  const x = area.width / 2
  return [
    frameLayer('ribbon', 'banner', ribbon, {
      line: 0,
      fill: gradient('#c01c1f', '#7a0d12'),
      outlines: [
        { width: unit * 0.008, colour: '#ffe9c9' },
        { width: unit * 0.01, colour: '#2a0a0a' }
      ],
      shadow: { x: 0, y: unit * 0.015, blur: unit * 0.03, colour: '#000000', opacity: 0.4 }
    }),
    ...blockLayers(
      'title',
      title,
      { x, top: top + (height * 0.8 - title.height) / 2 },
      { fill: flat('#fff4dd'), outlines: [{ width: penOf(title, unit) * 0.008, colour: '#4a090c' }] },
      input.outlineText
    ),
    ...(subtitle ? subtitleLayers(input, subtitle, { x, top: top + height + unit * 0.07 }, unit) : [])
  ]
}

function subtitleLayers(
  input: PresetInput,
  subtitle: ReturnType<typeof fitText>,
  { x, top }: { x: number; top: number },
  unit: number
): Layer[] {
  const looks = smallLetters(midTones.red, penOf(subtitle, unit))
  const y = top + subtitle.height / 2
  const away = subtitle.width / 2 + unit * 0.1
  return [
    ...blockLayers('subtitle', subtitle, { x, top }, looks, input.outlineText),
    shapeLayer('star-1', star, { x: x - away, y, width: unit * 0.08 }, looks),
    shapeLayer('star-2', star, { x: x + away, y, width: unit * 0.08 }, looks)
  ]
}
