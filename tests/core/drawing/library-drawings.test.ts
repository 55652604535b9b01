import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  type FiledLibraryDrawing,
  type LibraryDrawing,
  mergeDrawings,
  readLibraryDrawings
} from '#core/drawing/library-drawings.ts'
import { storedDrawing } from '#core/drawing/read-drawing.ts'
import { expectGrowth, growing } from '../../growth.ts'
import { anyDrawing, throughJson } from './any-drawing.ts'
import { aDrawing, anImage, aShape, pngImage } from './drawing-builders.ts'

const entry = (id: string, rest: Partial<LibraryDrawing> = {}): LibraryDrawing => ({
  id,
  name: id,
  madeAt: 1,
  changedAt: 2,
  drawing: aDrawing([aShape(id)]),
  ...rest
})
const filed = ({ drawing, ...info }: LibraryDrawing): FiledLibraryDrawing => ({
  ...info,
  ...storedDrawing(drawing)
})
const anyEntry: fc.Arbitrary<LibraryDrawing> = fc.record({
  id: fc.constantFrom('a', 'b', 'c'),
  name: fc.constantFrom('', 'Fool'),
  madeAt: fc.nat(3),
  changedAt: fc.nat(9),
  drawing: anyDrawing
})
const anyLibrary = fc.uniqueArray(anyEntry, { selector: ({ id }) => id, maxLength: 3 })
const idsOf = (drawings: readonly LibraryDrawing[]) => drawings.map(({ id }) => id)
const numbered = () => {
  let number = 0
  return () => {
    number += 1
    return `new-${number}`
  }
}
const merge = (
  present: readonly LibraryDrawing[],
  incoming: readonly LibraryDrawing[],
  newId: () => string = numbered()
) => mergeDrawings(present, idsOf(present), incoming, newId)

describe('the drawings of a library file', () => {
  test('are read as they were written', () => {
    fc.assert(
      fc.property(anyLibrary, library => {
        const images = { one: pngImage, two: pngImage, three: pngImage }
        const read = readLibraryDrawings(throughJson({ drawings: library.map(filed), images }))
        expect(read).toMatchObject({ drawings: throughJson(library), incomplete: 0 })
      })
    )
  })

  test.each([{}, { drawings: 7 }, null, [], { drawings: [], images: 'none' }])('are none in %o', json => {
    expect(readLibraryDrawings(json)).toEqual({ drawings: [], images: {}, incomplete: 0 })
  })

  test('are counted where they can’t be read, or only in part, and the others are read', () => {
    const broken = filed(entry('broken', { drawing: aDrawing([aShape('a', { scaleX: 0 }), aShape('b')]) }))
    const bare = filed(entry('bare', { drawing: aDrawing([anImage('a', 'missing')]) }))
    const read = readLibraryDrawings({
      drawings: [7, { ...filed(entry('later')), version: 99 }, broken, bare, filed(entry('whole'))],
      images: { missing: 'https://example.com/a.png' }
    })
    expect(idsOf(read.drawings)).toEqual(['broken', 'bare', 'whole'])
    expect(read).toMatchObject({ incomplete: 4, images: {} })
  })

  test('never fail to be read', () => {
    fc.assert(
      fc.property(fc.array(fc.anything()), fc.anything(), (drawings, images) => {
        readLibraryDrawings({ drawings, images })
      })
    )
  })
})

describe('a merge', () => {
  test('adds what is missing, and nothing the second time', () => {
    fc.assert(
      fc.property(anyLibrary, anyLibrary, (present, incoming) => {
        const newId = numbered()
        const added = merge(present, incoming, newId)
        const all = [...present, ...added]
        expect(new Set(idsOf(all)).size).toBe(all.length)
        for (const { name, drawing } of incoming)
          expect(all.map(each => [each.name, each.drawing])).toContainEqual([name, drawing])
        expect(merge(all, incoming, newId)).toEqual([])
      })
    )
  })

  test('replaces no drawing: one with the same id gets another', () => {
    const other = entry('a', { drawing: aDrawing([aShape('other')]) })
    expect(idsOf(merge([entry('a')], [other]))).toEqual(['new-1'])
    expect(idsOf(mergeDrawings([], ['a'], [entry('a')], numbered()))).toEqual(['new-1'])
  })

  test('takes time n log n', () => {
    const library = (count: number) => Array.from({ length: count }, (_, index) => entry(`d${index}`))
    expectGrowth(growing(300, library), drawings => merge(drawings, drawings.toReversed()))
    const same = (count: number) => Array.from({ length: count }, (_, index) => entry('d', { madeAt: index }))
    expectGrowth(growing(300, same), drawings => merge(drawings.slice(0, 1), drawings))
  })
})
