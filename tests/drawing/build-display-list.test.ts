import { describe, expect, test } from 'vitest'
import type { Drawing, Layer } from '#core/drawing/drawing.ts'
import { transformPoint } from '#core/drawing/layer-matrix.ts'
import { buildDisplayList } from '#drawing/build-display-list.ts'
import type { DisplayNode, GroupNode, ImageNode, PathNode } from '#drawing/display-list.ts'
import { outlineKey, pictureKey } from '#drawing/picture-requests.ts'
import { expectGrowth, growing } from '../growth.ts'
import { bar, drawingOf, image, layerOf, noText, ring, star } from './sample-drawings.ts'

const list = (drawing: Drawing) => buildDisplayList(drawing, 'good', noText)

/** The only layer's group. */
function groupOf(layer: Layer): GroupNode {
  const [group] = list(drawingOf([layer]))
  if (!group) throw new Error('The layer isn’t painted')
  return group
}

const paths = (nodes: readonly DisplayNode[] = []) =>
  nodes.filter((node): node is PathNode => node.kind === 'path')
const images = (nodes: readonly DisplayNode[] = []) =>
  nodes.filter((node): node is ImageNode => node.kind === 'image')

describe('outlines', () => {
  const outlines = [
    { width: 6, colour: '#ffffff' },
    { width: 4, colour: '#000000' }
  ]

  test('lie beneath the fill, the second around the first', () => {
    const [second, first, fill] = paths(groupOf(layerOf('a', star, { outlines })).nodes)
    expect(second?.stroke).toEqual({ colour: '#000000', width: 20 })
    expect(first?.stroke).toEqual({ colour: '#ffffff', width: 12 })
    expect(fill?.stroke).toBeUndefined()
    expect([second?.fill, first?.fill, typeof fill?.fill]).toEqual([undefined, undefined, 'object'])
  })

  test('are as wide in units of the drawing at every scale', () => {
    const [first] = paths(
      groupOf(layerOf('a', star, { outlines: outlines.slice(0, 1), scaleX: 4, scaleY: -4 })).nodes
    )
    expect(first?.stroke?.width).toBe(3)
  })

  test('are as wide in all directions when the layer is scaled unequally, and the shape is where it was', () => {
    const layer = layerOf('a', bar, { scaleX: 8, scaleY: -2, rotation: 90, outlines: outlines.slice(0, 1) })
    const [stroke, fill] = paths(groupOf(layer).nodes)
    const [plain] = paths(groupOf({ ...layer, outlines: [] }).nodes)
    if (!stroke || !fill || !plain) throw new Error('There are three paths')
    const [a, b, c, d] = stroke.matrix
    expect(Math.hypot(a, b)).toBeCloseTo(4)
    expect(Math.hypot(c, d)).toBeCloseTo(4)
    expect(stroke.stroke?.width).toBeCloseTo(3)
    // The bar's first point is (0, 40).
    const scaled =
      fill.d
        .match(/^M(\S+) (\S+)/)
        ?.slice(1)
        .map(Number) ?? []
    const before = transformPoint(plain.matrix, 0, 40)
    const after = transformPoint(fill.matrix, scaled[0] ?? 0, scaled[1] ?? 0)
    expect(after.x).toBeCloseTo(before.x)
    expect(after.y).toBeCloseTo(before.y)
  })

  test('of an image are pictures of its silhouette in their colours', () => {
    const [second, first, own] = images(
      groupOf(layerOf('a', image, { scaleX: 2, scaleY: 2, outlines })).nodes
    )
    expect(second).toMatchObject({ picture: outlineKey(image, 5), tint: '#000000' })
    expect(second?.box).toEqual({ x: -37, y: -37, width: 74, height: 74 })
    expect(first).toMatchObject({ picture: outlineKey(image, 3), tint: '#ffffff' })
    expect(own).toMatchObject({ picture: pictureKey(image), box: { x: -32, y: -32, width: 64, height: 64 } })
    expect(own?.tint).toBeUndefined()
  })
})

describe('gradients', () => {
  const fillOf = (layer: Layer) => paths(groupOf(layer).nodes).at(-1)?.fill
  const gradient = { kind: 'gradient', from: '#ffffff', to: '#000000', angle: 0 } as const

  test('of the team run over the whole drawing, wherever the layer is', () => {
    const expected = { from: '#1480b8', to: '#084d7a', x1: 269.5, y1: 0, x2: 269.5, y2: 539 }
    expect(fillOf(layerOf('a', star))).toEqual(expected)
    expect(fillOf(layerOf('a', star, { x: 9, y: 9, rotation: 77, scaleX: -3 }))).toEqual(expected)
  })

  test('of a layer run over its box', () => {
    const fill = fillOf(layerOf('a', star, { x: 200, y: 100, scaleX: -2, fill: gradient }))
    expect(fill).toEqual({ from: '#ffffff', to: '#000000', x1: 100, y1: 100, x2: 300, y2: 100 })
  })
})

describe('cut-outs', () => {
  test('remove their black silhouette with outlines from everything below, and leave what is above', () => {
    const outlines = [{ width: 3, colour: '#ff0000' }]
    const hole = layerOf('hole', star, { isCutOut: true, opacity: 0.5, outlines, texture: 1 })
    const nodes = list(drawingOf([layerOf('a', ring), layerOf('b', bar), hole, layerOf('above', star)]))
    expect(nodes.map(({ layer }) => layer)).toEqual([undefined, 'above'])
    const [below] = nodes
    expect(below?.nodes.map(node => node.kind === 'group' && node.layer)).toEqual(['a', 'b'])
    const [cutOut] = below?.cutOut ?? []
    if (cutOut?.kind !== 'group') throw new Error('A cut-out is a group')
    expect(cutOut).toMatchObject({ layer: 'hole', opacity: 0.5 })
    expect(paths(cutOut.nodes).map(({ fill, stroke }) => fill ?? stroke?.colour)).toEqual([
      '#000000',
      '#000000'
    ])
  })

  test('of images are black too', () => {
    const hole = layerOf('hole', image, { isCutOut: true, outlines: [{ width: 3, colour: '#ff0000' }] })
    const [below] = list(drawingOf([layerOf('a', ring), hole]))
    const [cutOut] = below?.cutOut ?? []
    expect(cutOut?.kind === 'group' && images(cutOut.nodes).map(({ tint }) => tint)).toEqual([
      '#000000',
      '#000000'
    ])
  })

  test('with nothing below remove nothing', () => {
    expect(list(drawingOf([layerOf('hole', star, { isCutOut: true })]))).toEqual([])
  })
})

test('a shadow is of the whole layer, with half of its blur as deviation, and its region contains the outlines', () => {
  const shadow = { x: 3, y: 4, blur: 10, colour: '#123456', opacity: 0.5 }
  const group = groupOf(
    layerOf('a', star, { shadow, opacity: 0.7, outlines: [{ width: 30, colour: '#ffffff' }] })
  )
  expect(group).toMatchObject({
    opacity: 0.7,
    shadow: { x: 3, y: 4, deviation: 5, colour: '#123456', opacity: 0.5 }
  })
  expect(group.region?.x).toBeLessThanOrEqual(269.5 - 50 - 30)
  expect(group.region?.width).toBeGreaterThanOrEqual(160)
})

test('grain is removed from a layer and its shadow', () => {
  const shadow = { x: 0, y: 4, blur: 10, colour: '#000000', opacity: 1 }
  const group = groupOf(layerOf('a', star, { texture: 0.3, shadow }))
  expect(group.shadow).toBeUndefined()
  expect(group.nodes).toMatchObject([{ kind: 'group', shadow: { y: 4 } }])
  expect(group.cutOut).toMatchObject([{ kind: 'group', nodes: [{ kind: 'grain', level: 3 }] }])
})

describe('variants', () => {
  const drawing = drawingOf([layerOf('a', star), layerOf('b', bar), layerOf('c', ring, { isHidden: true })])
  const { evil } = drawing.variants
  const changed = {
    ...drawing,
    variants: {
      ...drawing.variants,
      evil: { ...evil, hidden: ['b'], fills: { a: { kind: 'flat', colour: '#abcdef' } as const } }
    }
  }

  test('have their own fills and leave out layers', () => {
    const [a, ...others] = buildDisplayList(changed, 'evil', noText)
    expect(paths(a?.nodes)[0]?.fill).toBe('#abcdef')
    expect(others).toEqual([])
    expect(list(changed).map(({ layer }) => layer)).toEqual(['a', 'b'])
  })

  test('have the gradient of their team', () => {
    const fills = (['good', 'evil', 'neutral'] as const).map(
      variant => paths(buildDisplayList(drawing, variant, noText)[0]?.nodes)[0]?.fill
    )
    expect(fills).toMatchObject([{ from: '#1480b8' }, { from: '#b21a1d' }, { from: '#a01aa0' }])
  })
})

describe('a layer that hasn’t changed is the same node', () => {
  const drawing = drawingOf([layerOf('a', star), layerOf('b', bar)])

  test('when another one changes', () => {
    const moved = { ...drawing, layers: drawing.layers.with(1, { ...layerOf('b', bar), x: 3 }) }
    const [before, after] = [list(drawing), list(moved)]
    expect(after[0]).toBe(before[0])
    expect(after[1]).not.toBe(before[1])
  })

  test('for each variant, until its colours or the drawing’s size change', () => {
    const [good] = list(drawing)
    const [evil] = buildDisplayList(drawing, 'evil', noText)
    expect(evil).not.toBe(good)
    expect(list(drawing)[0]).toBe(good)
    const coloured = { ...drawing, variants: { ...drawing.variants, good: drawing.variants.evil } }
    expect(list(coloured)[0]).not.toBe(good)
    expect(list({ ...drawing, width: 600 })[0]).not.toBe(good)
  })

  test('but a text is painted once its font has come', () => {
    const text = {
      kind: 'text',
      text: 'A',
      font: '',
      size: 40,
      tracking: 0,
      bend: 'none',
      bendAmount: 0
    } as const
    const title = drawingOf([layerOf('title', text)])
    expect(list(title)).toEqual([])
    const outline = { d: 'M0 0h9v9z', box: { x: -5, y: -5, width: 10, height: 10 }, offset: { x: -5, y: -5 } }
    expect(buildDisplayList(title, 'good', () => outline)).toHaveLength(1)
  })
})

test('time grows with the number of layers', () => {
  const drawing = (count: number) =>
    drawingOf(
      Array.from({ length: count }, (_, index) =>
        layerOf(`l${index}`, star, {
          scaleX: 2,
          texture: 1,
          isCutOut: index % 3 === 0,
          outlines: [{ width: 2, colour: '#000000' }]
        })
      )
    )
  // Each run paints layers that nothing is remembered of.
  expectGrowth(
    growing(200, count => count),
    count => list(drawing(count))
  )
})
