import { describe, expect, test } from 'vitest'
import { type Drawing, emptyDrawing, type Layer } from '#core/drawing/drawing.ts'
import { transformPoint } from '#core/drawing/layer-matrix.ts'
import { grainLevels, grainPath, grainTiles, layerGrain, tileSide } from '#drawing/texture.ts'
import { layerOf, star } from './sample-drawings.ts'

const icon = emptyDrawing('icon')
const box = { x: -50, y: -50, width: 100, height: 100 }
const grainOf = (changes: Partial<Layer>, id = 'a', drawing: Drawing = icon) =>
  layerGrain(layerOf(id, star, { texture: 1, scaleX: 3, scaleY: 3, ...changes }), box, drawing)
const speckCount = (path: string) => path.split('M').length - 1

describe('the specks of a tile', () => {
  test('are the same every time, and others in other tiles', () => {
    const tiles = Array.from({ length: grainTiles }, (_, tile) => grainPath(tile, 5))
    expect(new Set(tiles).size).toBe(grainTiles)
    // The first speck is known, so that it doesn't change between versions unseen.
    expect(grainPath(0, grainLevels).slice(0, 36)).toBe('M-44.5 56.5l-6.3-.6-2.5-.6 5.2 .3zM1')
  })

  test('are more with each level', () => {
    const counts = Array.from({ length: grainLevels }, (_, level) => speckCount(grainPath(1, level + 1)))
    expect(counts).toEqual(counts.toSorted((one, other) => one - other))
    expect(counts[0]).toBeLessThan((counts.at(-1) ?? 0) / 8)
  })

  test('are many fine ones, few large ones, and cover a small part of the ink', () => {
    const sizes = grainPath(2, grainLevels)
      .split('M')
      .slice(1)
      .map(areaOf)
      .toSorted((one, other) => one - other)
    const total = sizes.reduce((sum, size) => sum + size, 0)
    expect(total / tileSide ** 2).toBeGreaterThan(0.04)
    expect(total / tileSide ** 2).toBeLessThan(0.15)
    expect(sizes.at(-1)).toBeGreaterThan(15 * (sizes[Math.floor(sizes.length / 2)] ?? 0))
  })

  test('stay within the tile, and are small', () => {
    for (let tile = 0; tile < grainTiles; tile++) {
      expect(grainPath(tile, grainLevels)).toMatch(/^[\d.\-MLlz ]+$/)
      expect(grainPath(tile, grainLevels).length).toBeLessThan(30_000)
    }
  })
})

describe('the grain of a layer', () => {
  test('is none without texture, and rounded up', () => {
    expect(grainOf({ texture: 0 })).toBeUndefined()
    expect(grainOf({ texture: 0.01 })?.level).toBe(1)
    expect(grainOf({ texture: 1 })?.level).toBe(grainLevels)
  })

  test('moves and turns with the layer', () => {
    const [before, after] = [grainOf({ x: 270, y: 270 }), grainOf({ x: 280, y: 265, rotation: 90 })]
    const [first, moved] = [before?.tiles[0], after?.tiles[0]]
    if (!first || !moved) throw new Error('There is grain')
    expect(moved.tile).toBe(first.tile)
    const { x, y } = transformPoint(first.matrix, 7, 3)
    const turned = transformPoint(moved.matrix, 7, 3)
    expect(turned.x).toBeCloseTo(280 - (y - 270))
    expect(turned.y).toBeCloseTo(265 + (x - 270))
  })

  test('has specks of one size at every scale, and as many tiles as cover the layer', () => {
    const [small, large] = [grainOf({ scaleX: 1, scaleY: 1 }), grainOf({ scaleX: 5, scaleY: -5 })]
    const scaleOf = (matrix: readonly number[] = []) => Math.hypot(matrix[0] ?? 0, matrix[1] ?? 0)
    expect(scaleOf(small?.tiles[0]?.matrix)).toBeCloseTo(1)
    expect(scaleOf(large?.tiles[0]?.matrix)).toBeCloseTo(1)
    expect([small?.tiles.length, large?.tiles.length]).toEqual([4, 16])
  })

  test('differs between layers', () => {
    expect(grainOf({}, 'a')?.tiles).not.toEqual(grainOf({}, 'b')?.tiles)
  })

  test('is limited to what the drawing shows', () => {
    expect(grainOf({ scaleX: 1000, scaleY: 1000 })?.tiles.length).toBeLessThanOrEqual(36)
    expect(grainOf({ x: 5000 })).toBeUndefined()
    const poster = { ...icon, width: 4000, height: 4000 }
    expect(
      grainOf({ scaleX: 90, scaleY: 90, x: 2000, y: 2000 }, 'a', poster)?.tiles.length
    ).toBeLessThanOrEqual(36)
  })
})

/** Area of a polygon that is written as `x yl dx dy dx dy…z`. */
function areaOf(speck: string): number {
  const numbers = speck.match(/-?(?:\d+\.?\d*|\.\d+)/g)?.map(Number) ?? []
  let [x, y, area] = [0, 0, 0]
  for (let index = 2; index < numbers.length; index += 2) {
    const [nextX, nextY] = [x + (numbers[index] ?? 0), y + (numbers[index + 1] ?? 0)]
    area += x * nextY - nextX * y
    ;[x, y] = [nextX, nextY]
  }
  return Math.abs(area) / 2
}
