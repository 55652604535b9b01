import {
  type Drawing,
  emptyDrawing,
  type ImageContent,
  type Layer,
  newLayer,
  type ShapeContent
} from '#core/drawing/drawing.ts'
import type { OutlineText } from '#drawing/layer-outline.ts'

/** No drawing here has texts. */
export const noText: OutlineText = () => undefined

const shape = (d: string, side = 100): ShapeContent => ({
  kind: 'shape',
  d,
  box: { x: 0, y: 0, width: side, height: side }
})

export const star = shape('M50 0L61 35H98L68 57L79 91L50 70L21 91L32 57L2 35H39z')
/** With a hole, arcs and relative commands. */
export const ring = shape('M50 2a48 48 0 1 1 0 96a48 48 0 1 1 0-96zm0 28a20 20 0 1 0 0 40a20 20 0 1 0 0-40z')
export const leaf = shape('M50 0C90 20 100 60 50 100C0 60 10 20 50 0zM48 30v50h4V30z')
export const bar = shape('M0 40h100v20H0z')

export const image: ImageContent = {
  kind: 'image',
  image: 'photo',
  width: 64,
  height: 64,
  crop: { x: 0, y: 0, width: 64, height: 64 },
  adjustments: {}
}

/** A layer of a drawing, changed. */
export const layerOf = (id: string, content: Layer['content'], changes: Partial<Layer> = {}): Layer => ({
  ...newLayer(id, content, emptyDrawing('icon')),
  ...changes
})

export const drawingOf = (layers: readonly Layer[], changes: Partial<Drawing> = {}): Drawing => ({
  ...emptyDrawing('icon'),
  layers: [...layers],
  ...changes
})

const gradient = { kind: 'gradient', from: '#ffd54a', to: '#b3261e', angle: 60 } as const
const shadow = { x: 6, y: 9, blur: 14, colour: '#20103a', opacity: 0.7 }
const outlines = [
  { width: 6, colour: '#fff6e0' },
  { width: 4, colour: '#1c1206' }
]

/** Drawings with everything that a painter does, by name. */
export const sampleDrawings: Readonly<Record<string, Drawing>> = {
  fills: drawingOf([
    layerOf('disc', ring, { scaleX: 5, scaleY: 5 }),
    layerOf('star', star, { x: 190, y: 200, scaleX: 3.4, scaleY: -2.1, rotation: 33, fill: gradient }),
    layerOf('leaf', leaf, {
      x: 390,
      y: 380,
      scaleX: -1.6,
      scaleY: 2.8,
      rotation: -70,
      opacity: 0.6,
      fill: { kind: 'flat', colour: '#2f7d4f' }
    })
  ]),
  outlines: drawingOf([
    layerOf('star', star, { x: 170, y: 180, scaleX: 2.8, scaleY: 2.8, outlines }),
    layerOf('ring', ring, { x: 380, y: 330, scaleX: 3, scaleY: 1.4, rotation: 25, fill: gradient, outlines }),
    layerOf('leaf', leaf, { x: 150, y: 420, scaleX: -1, scaleY: 1.7, rotation: 80, outlines, opacity: 0.5 })
  ]),
  shadows: drawingOf([
    layerOf('star', star, { x: 180, y: 180, scaleX: 3, scaleY: 3, shadow }),
    layerOf('leaf', leaf, { x: 370, y: 360, scaleX: 2.5, scaleY: 2.5, opacity: 0.6, shadow, outlines }),
    layerOf('bar', bar, { x: 270, y: 480, scaleX: 3, rotation: -8, shadow: { ...shadow, blur: 0, x: -12 } })
  ]),
  cutOuts: drawingOf([
    layerOf('disc', leaf, { scaleX: 5, scaleY: 5, shadow }),
    layerOf('hole', star, { x: 270, y: 230, scaleX: 2, scaleY: 2, rotation: 12, isCutOut: true, outlines }),
    layerOf('fainter', bar, { x: 270, y: 400, scaleX: 4, isCutOut: true, opacity: 0.5 }),
    layerOf('above', ring, { x: 270, y: 230, scaleX: 0.8, scaleY: 0.8, fill: gradient })
  ]),
  texture: drawingOf([
    layerOf('disc', ring, { scaleX: 5, scaleY: 5, texture: 1 }),
    layerOf('star', star, { scaleX: 4, scaleY: 2.6, rotation: 40, fill: gradient, texture: 0.4, shadow }),
    layerOf('hole', bar, { y: 420, scaleX: 2, isCutOut: true })
  ])
}

/** Every sample, and the variants with other fills and a hidden layer. */
export const fullIcon: Drawing = (() => {
  const contents = [ring, star, leaf, bar]
  const layers = Array.from({ length: 12 }, (_, index) =>
    layerOf(`layer${index}`, contents[index % contents.length] ?? star, {
      x: 130 + 93 * (index % 4),
      y: 140 + 120 * Math.floor(index / 4),
      scaleX: (index % 2 === 0 ? 1 : -1) * (1.6 + 0.1 * index),
      scaleY: 1.6 + (index % 3) * 0.4,
      rotation: 25 * index,
      fill: index % 3 === 0 ? gradient : { kind: 'team' },
      outlines: index % 3 === 2 ? outlines.slice(1) : outlines,
      shadow,
      texture: 0.2 + 0.06 * index
    })
  )
  const drawing = drawingOf(layers)
  const { evil } = drawing.variants
  return {
    ...drawing,
    variants: {
      ...drawing.variants,
      evil: { ...evil, hidden: ['layer3'], fills: { layer1: { kind: 'flat', colour: '#111111' } }, angle: 10 }
    }
  }
})()
