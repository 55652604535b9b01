import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import pixelmatch from 'pixelmatch'
import sharp from 'sharp'
import type { Raster } from './paint.ts'

/** Where the pictures are that sheets are held against, and where those go that differ. */
const kept = 'tests/print/gallery'
const differing = 'tests/results/gallery'

/** Share of a picture's pixels that may differ: none that an eye would see, at the edges of letters. */
const tolerance = 0.0002
/** How far a colour may lie from the kept one, which is one of 256: of 1, as the comparer counts. */
const nearColour = 0.12

const fileOf = (name: string) => `${kept}/${name}.png`

/** Keeps a picture for later tests to hold theirs against, in few colours and as small as it goes. */
export async function keepPicture(name: string, picture: Raster): Promise<void> {
  mkdirSync(kept, { recursive: true })
  await asImage(picture)
    .png({ palette: true, dither: 0, effort: 10, compressionLevel: 9 })
    .toFile(fileOf(name))
}

/**
 * Holds a picture against the one that is kept. Where they differ, the new one and the difference are written down.
 *
 * @returns what is wrong, in words; none when they look the same
 */
export async function differenceFromKept(name: string, picture: Raster): Promise<string | undefined> {
  const file = fileOf(name)
  if (!existsSync(file)) return `There is no ${file}: look at the picture and run npm run gallery`
  const { data, info } = await sharp(file).ensureAlpha().raw().toBuffer({ resolveWithObject: true })
  const { width, height } = picture
  if (info.width !== width || info.height !== height) {
    await write(`${name}.png`, picture)
    return `${file} is ${info.width} × ${info.height}, the picture ${width} × ${height}: see ${differing}/${name}.png`
  }
  const difference = new Uint8Array(picture.data.length)
  const pixels = pixelmatch(data, picture.data, difference, width, height, { threshold: nearColour })
  if (pixels <= width * height * tolerance) return undefined
  await write(`${name}.png`, picture)
  await write(`${name}-difference.png`, { data: difference, width, height })
  return `${pixels} pixels differ from ${file}: see ${differing}/${name}.png and ${name}-difference.png`
}

async function write(file: string, picture: Raster) {
  mkdirSync(differing, { recursive: true })
  writeFileSync(`${differing}/${file}`, await asImage(picture).png().toBuffer())
}

const asImage = ({ data, width, height }: Raster) =>
  sharp(data, { raw: { width, height, channels: 4 } }).flatten({ background: '#FFFFFF' })
