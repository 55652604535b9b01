import { readFileSync } from 'node:fs'
import { emptyDrawing, type Layer, newLayer } from '../../../src/core/drawing/drawing.ts'

/** Shapes of the open icon set, simple ones and some of many curves. */
const names = [
  'wolf-head',
  'crescent-blade',
  'raven',
  'candle-holder',
  'spider-web',
  'dagger-rose',
  'skull-crossed-bones',
  'feather',
  'key',
  'eye-shield',
  'oak',
  'bell-shield'
]

/** An icon of 12 layers, each with an outline, a shadow and texture, as large as layers of real icons are. */
export function fullIcon() {
  const drawing = emptyDrawing('icon')
  const { icons }: { icons: Record<string, { body: string }> } = JSON.parse(
    readFileSync('node_modules/@iconify-json/game-icons/icons.json', 'utf8')
  )
  const layers = names.map((name, index): Layer => {
    const d = icons[name]?.body.match(/ d="([^"]+)"/)?.[1]
    if (d === undefined) throw new Error(`The icon set has no ${name}`)
    const shape = { kind: 'shape', d, box: { x: 0, y: 0, width: 512, height: 512 }, icon: name } as const
    return {
      ...newLayer(`layer${index}`, shape, drawing),
      x: 150 + 80 * (index % 4),
      y: 150 + 120 * Math.floor(index / 4),
      scaleX: (index % 2 === 0 ? 1 : -1) * 0.5,
      scaleY: 0.45,
      rotation: 20 * index,
      fill:
        index % 3 === 0 ? { kind: 'gradient', from: '#ffd54a', to: '#b3261e', angle: 60 } : { kind: 'team' },
      outlines: [{ width: 4, colour: '#fff6e0' }],
      shadow: { x: 3, y: 5, blur: 10, colour: '#20103a', opacity: 0.6 },
      texture: 0.5
    }
  })
  return { ...drawing, layers }
}
