import sharp from 'sharp'

/** A picture of a scene at one width of the window. */
export interface SheetPicture {
  width: number
  file: string
}

const scale = 0.55
const gap = 16
const captionHeight = 30
/** Pictures beside each other are at most as wide together, in pixels of the sheet. */
const mostWidth = 1900
/** The title of a sheet has room. */
const leastWidth = 600
const background = '#8a8a8a'
const font = 'node_modules/@expo-google-fonts/alegreya-sans/500Medium/AlegreyaSans_500Medium.ttf'

export interface Placed {
  left: number
  top: number
}

/** Where boxes lie that fill rows from left to right, and the size of all. A row is as high as its highest box. */
export function placeInRows(boxes: readonly { width: number; height: number }[], most: number) {
  const placed: Placed[] = []
  let [left, top, rowHeight, width] = [gap, gap, 0, 0]
  for (const box of boxes) {
    if (left > gap && left + box.width + gap > most) {
      left = gap
      top += rowHeight + gap
      rowHeight = 0
    }
    placed.push({ left, top })
    left += box.width + gap
    rowHeight = Math.max(rowHeight, box.height)
    width = Math.max(width, left)
  }
  return { placed, width, height: top + rowHeight + gap }
}

/** Draws a sheet with pictures side by side, at half their size, each below its width. */
export async function drawSheet(file: string, title: string, pictures: readonly SheetPicture[]) {
  const small = await Promise.all(
    pictures.map(async ({ width, file }) => {
      const { data, info } = await sharp(file)
        .resize({ width: Math.round(width * scale) })
        .png({ compressionLevel: 1 })
        .toBuffer({ resolveWithObject: true })
      return { data, width: info.width, height: info.height }
    })
  )
  const boxes = small.map(({ width, height }) => ({ width, height: height + captionHeight }))
  const { placed, width, height } = placeInRows(boxes, mostWidth)
  const parts = await Promise.all(
    small.map(async ({ data }, index) => {
      const { left, top } = placed[index] ?? { left: 0, top: 0 }
      return [
        { input: await captionOf(`${pictures[index]?.width}`), left, top: top + captionHeight },
        { input: data, left, top: top + 2 * captionHeight }
      ]
    })
  )
  const size = { width: Math.max(width, leastWidth), height: height + captionHeight }
  await sharp({ create: { ...size, channels: 3, background } })
    .composite([{ input: await captionOf(title), left: gap, top: gap / 2 }, ...parts.flat()])
    .png({ compressionLevel: 4 })
    .toFile(file)
}

const captionOf = (text: string) =>
  sharp({ text: { text, font: 'Alegreya Sans', fontfile: font, dpi: 110, rgba: true } })
    .png()
    .toBuffer()
