import { readFileSync } from 'node:fs'
import { PDFDict, PDFDocument, PDFName, PDFRawStream } from '@cantoo/pdf-lib'
import { describe, expect, test } from 'vitest'
import type { PrintImage } from '#images/print-image.ts'
import { custom } from '../../core/script-builders.ts'
import { makePng } from '../../images/make-png.ts'
import { aCast, pdfBytes } from '../print-helpers.ts'

const bell = 'https://pictures.example/bell.png'
const rope = 'https://pictures.example/rope.jpg'

const png = (pixel: () => number[]): PrintImage => ({
  data: makePng({ width: 20, height: 10, pixel }),
  type: 'image/png',
  width: 20,
  height: 10
})
const jpeg: PrintImage = {
  data: new Uint8Array(readFileSync('tests/fixtures/images/small.jpg')),
  type: 'image/jpeg',
  width: 64,
  height: 48
}

const castWithImages = (...addresses: string[]) =>
  aCast({
    characters: addresses.map((address, index) =>
      custom(`c${index}`, { name: `Ringer ${index}`, image: [address], firstNight: 3 })
    )
  })

/** The images of a PDF, from their dictionaries. */
async function imagesIn(bytes: Uint8Array) {
  const document = await PDFDocument.load(bytes)
  return document.context
    .enumerateIndirectObjects()
    .flatMap(([, object]) => (object instanceof PDFRawStream ? [object] : []))
    .filter(({ dict }) => dict.get(PDFName.of('Subtype')) === PDFName.of('Image'))
    .map(({ dict, contents }) => {
      const entry = (name: string) => String(dict.get(PDFName.of(name)) ?? '')
      return {
        size: `${entry('Width')}x${entry('Height')}`,
        filter: entry('Filter'),
        colourSpace: entry('ColorSpace'),
        isMasked: entry('SMask') !== '',
        contents
      }
    })
}

describe('an external image in a PDF', () => {
  test('is stored once, however many characters show it', async () => {
    const bytes = await pdfBytes(castWithImages(bell, bell), {
      images: new Map([[bell, png(() => [1, 2, 3, 255])]])
    })
    expect(await imagesIn(bytes)).toMatchObject([
      { size: '20x10', filter: '/FlateDecode', colourSpace: '/DeviceRGB', isMasked: false }
    ])
  })

  test('has its alpha channel as a soft mask', async () => {
    const bytes = await pdfBytes(castWithImages(bell), {
      images: new Map([[bell, png(() => [1, 2, 3, 128])]])
    })
    expect((await imagesIn(bytes)).map(({ colourSpace, isMasked }) => [colourSpace, isMasked])).toEqual([
      ['/DeviceGray', false],
      ['/DeviceRGB', true]
    ])
  })

  test('is embedded unchanged when it is a JPEG', async () => {
    const bytes = await pdfBytes(castWithImages(rope), { images: new Map([[rope, jpeg]]) })
    const [only, ...others] = await imagesIn(bytes)
    expect(only).toMatchObject({ size: '64x48', filter: '/DCTDecode', colourSpace: '/DeviceRGB' })
    expect(only?.contents).toEqual(jpeg.data)
    expect(others).toEqual([])
  })

  test('is replaced by the placeholder when it could not be loaded', async () => {
    expect(await imagesIn(await pdfBytes(castWithImages(bell, rope)))).toEqual([])
  })

  test('is embedded only when a page shows it', async () => {
    const images = new Map([
      [bell, png(() => [1, 2, 3, 255])],
      [rope, jpeg]
    ])
    expect(await imagesIn(await pdfBytes(castWithImages(rope), { images }))).toHaveLength(1)
  })

  test('is a resource of the form XObject that shows it', async () => {
    const bytes = await pdfBytes(castWithImages(rope), { images: new Map([[rope, jpeg]]) })
    const { context } = await PDFDocument.load(bytes)
    const forms = context
      .enumerateIndirectObjects()
      .flatMap(([, object]) => (object instanceof PDFRawStream ? [object.dict] : []))
      .map(dict => dict.lookupMaybe(PDFName.of('Resources'), PDFDict))
      .flatMap(resources => resources?.lookupMaybe(PDFName.of('XObject'), PDFDict)?.keys() ?? [])
    expect(forms.map(String)).toContain('/Picture0')
  })
})
