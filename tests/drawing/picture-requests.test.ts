import { expect, test } from 'vitest'
import { buildDisplayList } from '#drawing/build-display-list.ts'
import type { DisplayNode } from '#drawing/display-list.ts'
import { outlineKey, outlinePixels, pictureKey, pictureRequests } from '#drawing/picture-requests.ts'
import { unpaintedLayers } from '#drawing/unpainted-layers.ts'
import { drawingOf, image, layerOf, noText, star } from './sample-drawings.ts'

const outlines = [
  { width: 6, colour: '#ffffff' },
  { width: 4, colour: '#000000' }
]
const inverted = { ...image, adjustments: { isInverted: true } }
const drawing = drawingOf([
  layerOf('a', image, { scaleX: 2, scaleY: -2, outlines }),
  layerOf('b', image),
  layerOf('c', inverted, { isCutOut: true }),
  layerOf('d', star, { outlines }),
  layerOf('e', { ...image, image: 'other' }, { isHidden: true })
])

test('asks for each picture once: the pixels, and the silhouettes in pixels of the image', () => {
  expect(pictureRequests(drawing)).toEqual([
    { key: pictureKey(image), content: image },
    { key: outlineKey(image, 3), content: image, outlineWidth: 3 },
    { key: outlineKey(image, 5), content: image, outlineWidth: 5 },
    { key: pictureKey(inverted), content: inverted }
  ])
})

const keysOf = (nodes: readonly DisplayNode[]): string[] =>
  nodes.flatMap(node => {
    if (node.kind === 'image') return [node.picture]
    return node.kind === 'group' ? keysOf([...node.nodes, ...(node.cutOut ?? [])]) : []
  })

test('a display list needs no others', () => {
  const needed = keysOf(buildDisplayList(drawing, 'good', noText))
  expect(new Set(needed)).toEqual(new Set(pictureRequests(drawing).map(({ key }) => key)))
})

test('a silhouette has a width of two digits, so that scaling a layer asks for few', () => {
  const layer = layerOf('a', image, { scaleX: 0.5, scaleY: 2 })
  expect(outlinePixels(layer, 123.4)).toBe(120)
  expect(outlinePixels(layer, 0.1234)).toBe(0.12)
})

test('layers are unpainted until their pictures and fonts have come', () => {
  const text = {
    kind: 'text',
    text: 'A',
    font: '',
    size: 9,
    tracking: 0,
    bend: 'none',
    bendAmount: 0
  } as const
  const withText = { ...drawing, layers: [...drawing.layers, layerOf('title', text)] }
  const idsOf = (keys: readonly string[]) =>
    unpaintedLayers(withText, 'good', noText, key => keys.includes(key)).map(({ id }) => id)
  expect(idsOf([])).toEqual(['a', 'b', 'c', 'title'])
  expect(idsOf([pictureKey(image)])).toEqual(['a', 'c', 'title'])
  expect(idsOf(pictureRequests(drawing).map(({ key }) => key))).toEqual(['title'])
})
