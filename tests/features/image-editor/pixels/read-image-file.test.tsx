import { describe, expect, test } from 'vitest'
import { emptyDrawing } from '#core/drawing/drawing.ts'
import { addImageFile } from '#features/image-editor/pixels/add-image-file.ts'
import { imageFileRefusalText } from '#features/image-editor/pixels/image-file-refusal-text.ts'
import { readImageFile } from '#features/image-editor/pixels/read-image-file.ts'
import { readDrawingImage } from '#stores/drawings/drawing-images.ts'
import { $openDrawing } from '#stores/drawings/open-drawing.ts'
import { drawImageFile, photoFile, pixelOf, sizeOf, withOrientation } from '../draw-image-file.ts'

async function read(file: Blob) {
  const image = await readImageFile(file)
  if (!image.ok) throw new Error(image.code)
  const { blob, width, height } = image.value
  expect(await sizeOf(blob)).toBe(`${width}x${height}`)
  return image.value
}

const codeOf = async (file: Blob) => {
  const image = await readImageFile(file)
  return image.ok ? 'ok' : image.code
}

/** Left half red, right half blue, the lower quarter transparent. */
const halves = (width: number, height: number, type?: string) =>
  drawImageFile(
    width,
    height,
    context => {
      context.fillStyle = '#ff0000'
      context.fillRect(0, 0, width / 2, height * 0.75)
      context.fillStyle = '#0000ff'
      context.fillRect(width / 2, 0, width / 2, height * 0.75)
    },
    type
  )

describe('an image file', () => {
  test('of a small size stays as it is, with its transparency', async () => {
    const { blob, width, height } = await read(await halves(40, 20))
    expect([blob.type, width, height]).toEqual(['image/png', 40, 20])
    expect(await pixelOf(blob, 2, 2)).toEqual([255, 0, 0, 255])
    expect((await pixelOf(blob, 2, 18))[3]).toBe(0)
  })

  test('of one pixel is read', async () => {
    const { width, height } = await read(await halves(1, 1))
    expect([width, height]).toEqual([1, 1])
  })

  test('of a large size is scaled down, and keeps its transparency', async () => {
    const { blob, width, height } = await read(await halves(2400, 3000))
    expect([width, height]).toEqual([960, 1200])
    expect((await pixelOf(blob, 100, 1150))[3]).toBe(0)
    expect(await pixelOf(blob, 100, 100)).toEqual([255, 0, 0, 255])
  })

  test('that is as long as a thread is read', async () => {
    const { width, height } = await read(await halves(3, 9000))
    expect([width, height]).toEqual([1, 1200])
  })

  test('of a camera with 12 megapixels becomes a small WebP', async () => {
    const { blob, width, height } = await read(await photoFile(4000, 3000))
    expect([blob.type, width, height]).toEqual(['image/webp', 1200, 900])
    expect(blob.size).toBeLessThan(1_000_000)
  })

  test.each([
    ['a large', 3000, 2000, [800, 1200]],
    ['a small', 300, 200, [200, 300]]
  ] as const)('%s photo is turned as the camera was held', async (_, width, height, expected) => {
    const turned = await withOrientation(await halves(width, height, 'image/jpeg'), 6)
    const image = await read(turned)
    expect([image.width, image.height]).toEqual(expected)
    // The left half is at the top now.
    const [red = 0, , blue = 0] = await pixelOf(image.blob, expected[0] / 2, 20)
    expect(red).toBeGreaterThan(200)
    expect(blue).toBeLessThan(60)
  })

  test('with an animation gives its first frame', async () => {
    const { blob } = await read(new Blob([animatedGif()]))
    expect(await pixelOf(blob, 0, 0)).toEqual([255, 0, 0, 255])
  })

  test('is read by its bytes, whatever its name and type', async () => {
    const png = await halves(10, 10)
    expect(await codeOf(new File([png], 'a.txt', { type: 'text/plain' }))).toBe('ok')
  })
})

describe('an SVG file', () => {
  const svg = (content: string, attributes = 'viewBox="0 0 20 10"') =>
    new Blob([`<svg xmlns="http://www.w3.org/2000/svg" ${attributes}>${content}</svg>`])
  const disc = '<circle cx="5" cy="5" r="4" fill="#00ff00"/>'

  test.each([
    ['a view box', 'viewBox="0 0 20 10"'],
    ['a size', 'width="20" height="10"'],
    ['both', 'width="2cm" height="1cm" viewBox="0 0 20 10"'],
    ['shares of the page', 'width="100%" height="100%" viewBox="0 0 20 10"']
  ])('with %s is painted sharply', async (_, attributes) => {
    const { blob, width, height } = await read(svg(disc, attributes))
    expect([blob.type, width, height]).toEqual(['image/png', 1200, 600])
    expect(await pixelOf(blob, 300, 300)).toEqual([0, 255, 0, 255])
    expect((await pixelOf(blob, 900, 300))[3]).toBe(0)
  })

  test('runs no scripts, and loads nothing', async () => {
    const elsewhere = URL.createObjectURL(await halves(20, 10))
    const content = `${disc}<script>parent.document.title = 'run'</script>
      <image href="${elsewhere}" width="20" height="10"/>
      <foreignObject width="1" height="1"><p xmlns="http://www.w3.org/1999/xhtml">x</p></foreignObject>`
    const title = document.title
    const { blob } = await read(svg(content, 'viewBox="0 0 20 10"'))
    expect(document.title).toBe(title)
    // The image would cover what is drawn, and fill what isn't.
    expect(await pixelOf(blob, 300, 300)).toEqual([0, 255, 0, 255])
    expect((await pixelOf(blob, 900, 300))[3]).toBe(0)
    URL.revokeObjectURL(elsewhere)
  })

  test('that isn’t XML is broken', async () => {
    expect(await codeOf(new Blob(['<svg viewBox="0 0 1 1"><g></svg>']))).toBe('broken')
    expect(await codeOf(new Blob(['<svg>']))).toBe('broken')
  })
})

describe('a file is refused', () => {
  test.each([
    ['when it is empty', new Blob([]), 'empty'],
    ['when it is a text', new Blob(['a text']), 'not_an_image'],
    [
      'in a format that this browser can’t read',
      new Blob(['\0\0\0\x18ftypheic....mif1heic'.padEnd(400)]),
      'unreadable_format'
    ]
  ])('%s', async (_, file, code) => {
    expect(await codeOf(file)).toBe(code)
  })

  test('when it is cut off within its pixels', async () => {
    const png = await photoFile(300, 200)
    expect(await codeOf(png.slice(0, 700))).toBe('broken')
  })

  test('with a text that names it', () => {
    expect(imageFileRefusalText('broken', 'a.png')).toBe(
      '“a.png” is damaged and can’t be read. Choose another file.'
    )
    expect(imageFileRefusalText('too_large', 'a.png')).toContain('50 MB')
    expect(imageFileRefusalText('svg_too_large', 'a.svg')).toContain('4 MB')
    expect(imageFileRefusalText('too_many_pixels', 'a.png')).toContain('50 million')
    for (const code of ['empty', 'not_an_image', 'unreadable_format', 'failed', 'not_stored'] as const)
      expect(imageFileRefusalText(code, 'b.png')).toContain('b.png')
  })
})

test('a stopped reading ends at once, and the next one works', async () => {
  const photo = await photoFile(4000, 3000)
  const stop = new AbortController()
  const reading = readImageFile(photo, stop.signal)
  setTimeout(() => stop.abort(), 30)
  expect(await reading).toEqual({ ok: false, code: 'stopped' })
  expect(await codeOf(await halves(5, 5))).toBe('ok')
})

test('an added file is a layer, whose image is stored', async () => {
  $openDrawing.set({ id: 'a', name: '', drawing: emptyDrawing('logo') })
  const layer = await addImageFile(await halves(300, 200), 'My photo.png')
  if (!layer.ok || layer.value.content.kind !== 'image') throw new Error('not added')
  const { name, fill, content } = layer.value
  expect({ name, fill }).toEqual({ name: 'My photo', fill: { kind: 'original' } })
  expect(content.crop).toEqual({ x: 0, y: 0, width: 300, height: 200 })
  const stored = await readDrawingImage(content.image)
  expect(stored && (await sizeOf(stored))).toBe('300x200')
})

/** Two frames of one pixel: red, then blue. */
function animatedGif() {
  const frame = (colour: number) => [
    ...[0x21, 0xf9, 4, 0, 10, 0, 0, 0],
    ...[0x2c, 0, 0, 0, 0, 1, 0, 1, 0, 0],
    ...[2, 2, colour === 0 ? 0x44 : 0x4c, 1, 0]
  ]
  return new Uint8Array([
    ...[...'GIF89a'].map(letter => letter.charCodeAt(0)),
    ...[1, 0, 1, 0, 0x80, 0, 0, 255, 0, 0, 0, 0, 255],
    ...frame(0),
    ...frame(1),
    0x3b
  ])
}
