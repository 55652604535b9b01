import { type Layer, newLayer } from '#core/drawing/drawing.ts'
import { blockLayers, fitText, penOf, smallerThan, type TextBlock, textContent } from './fit-text.ts'
import { candle, flame } from './ornaments.ts'
import {
  canvasOf,
  flat,
  gradient,
  type LayerStyle,
  midTones,
  type PresetInput,
  shapeLayer
} from './preset.ts'

/** Gold capitals on an arch between two candles. */
export function archPreset(input: PresetInput): Layer[] {
  const { area, unit } = canvasOf(input)
  const candleHeight = Math.min(unit * 0.64, area.width * 0.22)
  const candleWidth = (candleHeight / 200) * 76
  const margin = unit * 0.08
  const side = candleWidth + margin + unit * 0.06
  const fitted = input.subtitle
    ? fitText(
        input.subtitle,
        { font: 'texturina', tracking: 60, maxLines: 2, maxSize: unit * 0.14 },
        { width: area.width - 2 * side, height: unit * 0.22 },
        input
      )
    : undefined
  const width = area.width - 2 * side
  const radius = width * 1.5
  // The ends of the widest line lie lower than its middle by this much.
  const sagitta = (lineWidth: number) => radius - Math.sqrt(Math.max(radius ** 2 - (lineWidth / 2) ** 2, 0))
  // The subtitle stands in the arch: nearer to the middle of the title, below which there is room.
  const below = ({ width: subtitleWidth, height }: TextBlock) =>
    sagitta(subtitleWidth) * 1.15 + unit * 0.11 + height
  const room = area.height - 2 * margin
  const style = { font: 'texturina', isCapital: true, tracking: 30, maxSize: unit * 0.62, gap: 0.2 } as const
  const title = fitText(
    input.title,
    style,
    { width: width * 0.96, height: room - Math.max(sagitta(width) * 0.85, fitted ? below(fitted) : 0) },
    input
  )
  const subtitle = fitted && smallerThan(title, fitted)
  const drop = sagitta(title.width)
  const height = title.height + Math.max(drop, subtitle ? below(subtitle) : 0)
  const top = (area.height - height) / 2
  const x = area.width / 2
  const pen = penOf(title, unit)
  const looks: LayerStyle = {
    fill: gradient('#fdeaa8', '#d0952f'),
    outlines: [
      { width: pen * 0.016, colour: '#2a1709' },
      { width: pen * 0.01, colour: '#f3e2b5' }
    ],
    shadow: { x: 0, y: unit * 0.02, blur: unit * 0.03, colour: '#000000', opacity: 0.45 }
  }
  const candleX = Math.min(
    Math.max(title.width, subtitle?.width ?? 0) / 2 + side / 2 + unit * 0.06,
    x - side / 2
  )
  return [
    ...[-1, 1].flatMap((at, index) =>
      candleLayers(index + 1, x + at * candleX, area.height / 2 + unit * 0.03, candleHeight, unit)
    ),
    ...arcLayers(title, { x, top, radius }, looks, input),
    ...(subtitle
      ? blockLayers(
          'subtitle',
          subtitle,
          { x, top: top + title.height + below(subtitle) - subtitle.height },
          { fill: flat(midTones.gold) },
          input.outlineText
        )
      : [])
  ]
}

/** The lines on arcs around one centre. */
function arcLayers(
  { style, lines }: TextBlock,
  { x, top, radius }: { x: number; top: number; radius: number },
  looks: LayerStyle,
  { outlineText }: PresetInput
): Layer[] {
  return lines.map((line, index) => {
    const lower = line.baseline - (lines[0]?.baseline ?? 0)
    const middle = radius - lower + 0.3 * line.size
    const content = {
      ...textContent(line.text, style, line.size),
      bend: 'arc' as const,
      bendAmount: Math.min(Math.round((line.width / (middle * Math.PI)) * 1000) / 1000, 1)
    }
    const offset = outlineText(content)?.offset ?? { x: 0, y: line.size * 0.35 }
    const layer = newLayer(`title-${index + 1}`, content, { width: 0, height: 0 } as never)
    return { ...layer, x: x - offset.x, y: top + line.baseline - offset.y, ...looks }
  })
}

function candleLayers(index: number, x: number, y: number, height: number, unit: number): Layer[] {
  const scale = height / 200
  const edge = [{ width: unit * 0.012, colour: '#2a1709' }]
  return [
    shapeLayer(
      `flame-${index}`,
      flame,
      { x, y: y - 72 * scale, width: 37 * scale },
      {
        fill: gradient('#ff9d1e', '#ffe889'),
        outlines: edge,
        shadow: { x: 0, y: 0, blur: unit * 0.09, colour: '#ffb734', opacity: 0.9 }
      }
    ),
    shapeLayer(
      `candle-${index}`,
      candle,
      { x, y: y + 26 * scale, width: 76 * scale },
      { fill: gradient('#fff6dd', '#c9a766'), outlines: edge }
    )
  ]
}
