import type { Box, Drawing, Layer } from '#core/drawing/drawing.ts'
import { invert, type Matrix, multiply, transformBox } from '#core/drawing/layer-matrix.ts'
import type { GrainNode } from './display-list.ts'
import { hashOf, randomNumbers } from './random-numbers.ts'

/** Steps of the texture's strength. */
export const grainLevels = 10

/** Side of an icon. Not imported: with it would come the schema, which the web worker that paints has no use for. */
const iconSide = 539

/** How many tiles there are. Each is turned and flipped in eight ways, so that no repetition shows. */
export const grainTiles = 3

/** Side of a tile, in units of an icon. */
export const tileSide = 128

/** Turns and flips of a tile. */
const orientations: readonly Matrix[] = [1, -1].flatMap(x =>
  [1, -1].flatMap((y): Matrix[] => [
    [x, 0, 0, y, 0, 0],
    [0, x, y, 0, 0, 0]
  ])
)

/**
 * The specks of a layer's texture; undefined if it has none. They move and turn with the layer, but keep their size when it is
 * scaled, which is relative to the drawing: a logo that is printed as wide as another has the same grain.
 *
 * @param box the layer's silhouette in local coordinates
 */
export function layerGrain(layer: Layer, box: Box, drawing: Drawing): GrainNode | undefined {
  const key = JSON.stringify([box, drawing.width, drawing.height])
  const former = grains.get(layer)
  if (former?.key === key) return former.grain
  const grain = placeTiles(layer, box, drawing)
  grains.set(layer, { key, grain })
  return grain
}

/** All variants share a layer's grain, so that painters may reuse it. */
const grains = new WeakMap<Layer, { key: string; grain: GrainNode | undefined }>()

function placeTiles(
  { id, x, y, scaleX, scaleY, rotation, texture }: Layer,
  box: Box,
  { width, height }: Drawing
): GrainNode | undefined {
  const level = Math.ceil(texture * grainLevels)
  if (level === 0) return undefined
  const unit = Math.sqrt(width * height) / iconSide
  const radians = (rotation * Math.PI) / 180
  const [cos, sin] = [Math.cos(radians) * unit, Math.sin(radians) * unit]
  const matrix: Matrix = [cos, sin, -sin, cos, x, y]
  const back = invert(matrix)
  if (!back) return undefined
  const shown = transformBox(back, { x: 0, y: 0, width, height })
  const covered = transformBox([scaleX / unit, 0, 0, scaleY / unit, 0, 0], box)
  const seed = hashOf(id)
  const tiles = cells(covered.x, covered.width, shown.x, shown.width).flatMap(column =>
    cells(covered.y, covered.height, shown.y, shown.height).map(row => {
      const hash = hashOf(`${seed} ${column} ${row}`)
      const [a, b, c, d] = orientations[hash % orientations.length] ?? [1, 0, 0, 1]
      const place: Matrix = [a, b, c, d, (column + 0.5) * tileSide, (row + 0.5) * tileSide]
      return { tile: (hash >>> 3) % grainTiles, matrix: multiply(matrix, place) }
    })
  )
  return tiles.length > 0 ? { kind: 'grain', level, tiles } : undefined
}

/** The columns or rows of tiles that cover a stretch as far as it is shown. */
function cells(start: number, length: number, shownStart: number, shownLength: number): number[] {
  const first = Math.floor(Math.max(start, shownStart) / tileSide)
  const end = Math.ceil(Math.min(start + length, shownStart + shownLength) / tileSide)
  return Array.from({ length: Math.max(0, end - first) }, (_, index) => first + index)
}

const written = new Map<string, string>()

/** Path data of a tile's specks, around the origin. */
export function grainPath(tile: number, level: number): string {
  const key = `${tile} ${level}`
  const path = written.get(key) ?? writeSpecks(tile, level)
  written.set(key, path)
  return path
}

/** Specks of a tile at the strongest level. A lower level has the first of them. */
const speckCount = 620
/** Patches of more and of less ink are about this large, in units of an icon. */
const patchSide = tileSide / 4
/** One speck of this many is a fibre. */
const fibres = 40

/** Like ink on rough paper: many fine specks, few large ones, uneven in shape and gathered in patches. */
function writeSpecks(tile: number, level: number): string {
  const random = randomNumbers(`grain ${tile}`)
  const patches = Array.from({ length: 36 }, random)
  const growth = 0.75 + (0.35 * level) / grainLevels
  let path = ''
  for (let index = 0; index < speckCount; index++) {
    let [x, y] = [random() * tileSide, random() * tileSide]
    while (random() > inkLoss(patches, x, y)) [x, y] = [random() * tileSide, random() * tileSide]
    const isFibre = index % fibres === 0
    const radius = (isFibre ? 0.3 : Math.min(2.6, 0.38 * random() ** -0.42)) * growth
    const speck = speckPath(x - tileSide / 2, y - tileSide / 2, radius, isFibre ? 12 : 1 + random(), random)
    if (index * grainLevels < speckCount * level) path += speck
  }
  return path
}

/** Chance of a speck at a place, from 0 to 1: smooth between random values at the corners of patches. */
function inkLoss(patches: readonly number[], x: number, y: number): number {
  const [column, row] = [Math.floor(x / patchSide), Math.floor(y / patchSide)]
  const [right, down] = [smooth(x / patchSide - column), smooth(y / patchSide - row)]
  const corner = (dx: number, dy: number) => patches[(row + dy) * 6 + column + dx] ?? 0
  const top = corner(0, 0) * (1 - right) + corner(1, 0) * right
  const bottom = corner(0, 1) * (1 - right) + corner(1, 1) * right
  return (top * (1 - down) + bottom * down) ** 2
}

const smooth = (share: number) => share * share * (3 - 2 * share)

/** An uneven polygon, longer than wide. */
function speckPath(x: number, y: number, radius: number, stretch: number, random: () => number): string {
  const corners = radius < 0.7 ? 4 : 6
  const turn = random() * Math.PI
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)]
  let [lastX, lastY] = [0, 0]
  let path = ''
  for (let corner = 0; corner < corners; corner++) {
    const angle = ((corner + 0.7 * random()) / corners) * 2 * Math.PI
    const distance = radius * (0.6 + 0.7 * random())
    const [along, across] = [Math.cos(angle) * distance * stretch, Math.sin(angle) * distance]
    const [nextX, nextY] = [short(x + along * cos - across * sin), short(y + along * sin + across * cos)]
    if (corner === 0) path = `M${nextX} ${nextY}l`
    else path += ` ${short(nextX - lastX)} ${short(nextY - lastY)}`
    ;[lastX, lastY] = [nextX, nextY]
  }
  return compact(`${path}z`)
}

const short = (number: number) => Math.round(number * 10) / 10

/** Leaves out what path data doesn't need: spaces before signs, and zeros before points. */
const compact = (path: string) => path.replaceAll(/\b0\./g, '.').replaceAll(/l | (?=-)/g, text => text.trim())
