import { describe, expect, test } from 'vitest'
import { documentsQuery } from '#functions/documents/document-schemas.ts'
import { imageDeletionQuery, imagesQuery } from '#functions/images/image-schemas.ts'
import { pageQuery } from '#functions/prints/sheet-options.ts'

const documents = (query: object) => documentsQuery.safeParse(query).data
const images = (query: object) => imagesQuery.safeParse(query).data
const prints = (query: object) => pageQuery.safeParse(query).data

describe('a flag', () => {
  test('is true or false, and false when it is absent', () => {
    for (const [text, value] of [
      ['true', true],
      ['false', false],
      [undefined, false]
    ] as const) {
      expect(documents({ bin: text })?.bin).toBe(value)
      expect(images({ bin: text })?.bin).toBe(value)
      expect(imageDeletionQuery.parse({ forever: text })).toEqual({ forever: value })
      expect(prints({ inkSaver: text })?.inkSaver).toBe(value)
    }
  })

  test.each([['1'], [''], ['TRUE'], ['yes'], [['true', 'true']]])('is not %j', text => {
    expect([documents({ bin: text }), images({ bin: text }), prints({ inkSaver: text })]).toEqual([
      undefined,
      undefined,
      undefined
    ])
  })
})

describe('the number of a page', () => {
  /** What the lists of documents and images and a page of a print accept. */
  test.each([
    ['1', 1, 1, 1],
    ['12', 12, 12, 12],
    ['01', undefined, 1, 1],
    [' 2', undefined, 2, 2],
    ['2.0', undefined, 2, 2],
    ['1e2', undefined, 100, 100],
    ['999999999', 999_999_999, undefined, 999_999_999],
    ['1000000000', undefined, undefined, 1_000_000_000],
    ['0', undefined, undefined, undefined],
    ['-1', undefined, undefined, undefined],
    ['1.5', undefined, undefined, undefined],
    ['', undefined, undefined, undefined],
    ['x', undefined, undefined, undefined],
    ['Infinity', undefined, undefined, undefined],
    ['9007199254740993', undefined, undefined, undefined],
    [['1', '2'], undefined, undefined, undefined],
    [undefined, 1, 1, 1]
  ])('%j', (page, ofDocuments, ofImages, ofPrints) => {
    expect([documents({ page })?.page, images({ page })?.page, prints({ page })?.page]).toEqual([
      ofDocuments,
      ofImages,
      ofPrints
    ])
  })
})
