import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { emptyDrawing } from '#core/drawing/drawing.ts'
import { readDrawingFile, writeDrawingFile } from '#core/drawing/drawing-file.ts'
import { drawingImages } from '#core/drawing/drawing-images.ts'
import { limits } from '#core/limits.ts'
import { expectGrowth, growing } from '../../growth.ts'
import { anyDrawing, throughJson } from './any-drawing.ts'
import { aDrawing, anImage, aShape, pngImage } from './drawing-builders.ts'

const textOf = (value: object) => JSON.stringify({ belfry: 'drawing', version: 1, ...value })
const read = (text: string) => {
  const file = readDrawingFile(text)
  if (!file.ok) throw new Error(file.code)
  return file.value
}

test('a drawing file round-trips with the images of its layers, and with no others', () => {
  fc.assert(
    fc.property(anyDrawing, fc.string({ maxLength: limits.drawing.name }), (drawing, name) => {
      const images = { one: pngImage, two: pngImage, three: pngImage, other: pngImage }
      const written = writeDrawingFile({ name, drawing, images })
      const file = read(written.ok ? written.value : '')
      expect(file).toMatchObject({ name, drawing: throughJson(drawing), repairs: [] })
      expect(Object.keys(file.images)).toEqual(drawingImages(drawing))
    })
  )
})

describe('another file is refused', () => {
  test.each([
    ['no_json', 'imp'],
    ['no_json', ''],
    ['no_drawing', '[]'],
    ['no_drawing', '{"belfry":"game","version":1}'],
    ['no_drawing', textOf({ drawing: {} })],
    ['later_drawing', textOf({ version: 2, drawing: {} })],
    ['too_large', ' '.repeat(limits.drawing.file + 1)]
  ])('as %s', (code, text) => {
    expect(readDrawingFile(text)).toEqual({ ok: false, code })
  })

  test('whatever it holds', () => {
    fc.assert(fc.property(fc.json(), text => void expect(readDrawingFile(text).ok).toBe(false)))
    fc.assert(
      fc.property(fc.anything(), fc.anything(), fc.anything(), (drawing, images, name) => {
        readDrawingFile(textOf({ drawing, images, name }))
      })
    )
  })
})

test('a byte order mark doesn’t matter', () => {
  expect(read(`\uFEFF${textOf({ name: 'A', drawing: emptyDrawing('icon') })}`).name).toBe('A')
})

test('a name that is too long is cut, and one that is none is left out', () => {
  const drawing = emptyDrawing('logo')
  expect(read(textOf({ name: 'x'.repeat(200), drawing })).name).toHaveLength(limits.drawing.name)
  expect(read(textOf({ name: 7, drawing })).name).toBe('')
})

describe('an image of a file', () => {
  const file = (image: unknown) =>
    read(textOf({ drawing: aDrawing([anImage('a', 'one')]), images: { one: image } }))

  test.each([pngImage, 'data:image/jpeg;base64,/9j/4AAQSkZJRgAB', 'data:image/webp;base64,UklGRiQAAABXRUJQ'])(
    'is read: %s',
    image => {
      expect(file(image)).toMatchObject({ images: { one: image }, repairs: [] })
    }
  )

  test.each([
    ['an address', 'https://example.com/a.png'],
    ['an SVG', 'data:image/svg+xml;base64,PHN2Zy8+'],
    ['a page', `data:text/html;base64,${pngImage.slice(22)}`],
    ['another type than its bytes', `data:image/jpeg;base64,${pngImage.slice(22)}`],
    ['no base64', `${pngImage}<script>`],
    ['too large', `data:image/png;base64,iVBORw0KGgoA${'A'.repeat(24 * 1024 * 1024)}`],
    ['nothing', undefined]
  ])('is left out and reported with its layer: %s', (_, image) => {
    const { images, drawing, repairs } = file(image)
    expect(images).toEqual({})
    expect(drawing.layers).toHaveLength(1)
    expect(repairs).toEqual([{ kind: 'image', layer: 1 }])
  })

  test('that every object has by its name is none of the file', () => {
    expect(read(textOf({ drawing: aDrawing([anImage('a', 'constructor')]) })).repairs).toHaveLength(1)
  })
})

test('a drawing with too many bytes of images isn’t written: no file could be read again', () => {
  const large = `data:image/png;base64,iVBORw0KGgoA${'A'.repeat(20 * 1024 * 1024)}`
  const ids = ['a', 'b', 'c', 'd']
  const images = Object.fromEntries(ids.map(id => [id, large]))
  const drawing = aDrawing(ids.map(id => anImage(id, id)))
  expect(writeDrawingFile({ name: '', drawing, images })).toEqual({ ok: false, code: 'too_large' })
})

test('a drawing with an image over the limit isn’t written', () => {
  const one = `data:image/png;base64,iVBORw0KGgoA${'A'.repeat(24 * 1024 * 1024)}`
  const drawing = aDrawing([anImage('a', 'one')])
  expect(writeDrawingFile({ name: '', drawing, images: { one } })).toEqual({ ok: false, code: 'too_large' })
})

test('a file is read in time linear to its size', () => {
  const text = (count: number) =>
    textOf({
      drawing: aDrawing([aShape('a'), anImage('b', 'one')]),
      images: { one: `data:image/png;base64,iVBORw0KGgoA${'A'.repeat(count)}` }
    })
  expectGrowth(growing(400_000, text), readDrawingFile)
})
