import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import pixelmatch from 'pixelmatch'
import sharp from 'sharp'
import type { Raster } from './rasterize.ts'

/** Folder of the prints' snapshots, and folder for renderings that differ. */
const snapshots = 'tests/print/gallery'
const failures = 'tests/results/gallery'

/** Share of pixels that may differ: invisible differences at the edges of letters. */
const tolerance = 0.0002
/** Colour tolerance of pixelmatch, from 0 to 1, because a snapshot has only 256 colours. */
const colourTolerance = 0.12

const fileOf = (name: string, folder: string) => `${folder}/${name}.png`

/** Saves a rendering as snapshot: a small PNG with a palette. */
export async function saveSnapshot(name: string, rendering: Raster, folder = snapshots): Promise<void> {
  mkdirSync(folder, { recursive: true })
  await toSharp(rendering)
    .png({ palette: true, dither: 0, effort: 10, compressionLevel: 9 })
    .toFile(fileOf(name, folder))
}

/**
 * Compares a rendering with its snapshot. If they differ, writes the rendering and an image of the differences.
 *
 * @returns a message, or undefined when they look the same
 */
export async function compareWithSnapshot(
  name: string,
  rendering: Raster,
  folder = snapshots
): Promise<string | undefined> {
  const file = fileOf(name, folder)
  if (!existsSync(file)) return `Missing snapshot ${file}: check the rendering and run npm run gallery`
  const { data, info } = await sharp(file).ensureAlpha().raw().toBuffer({ resolveWithObject: true })
  const { width, height } = rendering
  if (info.width !== width || info.height !== height) {
    await write(`${name}.png`, rendering)
    return `${file} is ${info.width} × ${info.height}, the rendering ${width} × ${height}: see ${failures}/${name}.png`
  }
  const difference = new Uint8Array(rendering.data.length)
  const pixels = pixelmatch(data, rendering.data, difference, width, height, { threshold: colourTolerance })
  if (pixels <= width * height * tolerance) return undefined
  await write(`${name}.png`, rendering)
  await write(`${name}-difference.png`, { data: difference, width, height })
  return `${pixels} pixels differ from ${file}: see ${failures}/${name}.png and ${name}-difference.png`
}

async function write(file: string, rendering: Raster) {
  mkdirSync(failures, { recursive: true })
  writeFileSync(`${failures}/${file}`, await toSharp(rendering).png().toBuffer())
}

const toSharp = ({ data, width, height }: Raster) =>
  sharp(data, { raw: { width, height, channels: 4 } }).flatten({ background: '#FFFFFF' })
