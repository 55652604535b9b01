import { describe, test } from 'vitest'
import { type LibraryFileScript, mergeLibrary, nextTitle } from '#core/saving/library-file.ts'
import { expectGrowth, growing } from '../../growth.ts'
import { aScript } from '../script-builders.ts'

const library = (
  count: number,
  scriptOf: (index: number) => Partial<LibraryFileScript>
): LibraryFileScript[] =>
  Array.from({ length: count }, (_, index) => ({
    id: `script-${index}`,
    madeAt: index,
    changedAt: index,
    script: aScript({ title: `Script ${index}` }),
    versions: [],
    ...scriptOf(index)
  }))

describe('a library is merged in time n log n', () => {
  test.each<[string, (index: number) => Partial<LibraryFileScript>]>([
    ['of different scripts', () => ({})],
    ['of scripts made at one time', () => ({ madeAt: 1 })],
    ['of equal scripts', () => ({ madeAt: 1, script: aScript({ title: 'Same' }) })],
    ['with one id', () => ({ id: 'script', madeAt: 1 })]
  ])('%s', (_, scriptOf) => {
    expectGrowth(
      growing(300, count => library(count, scriptOf)),
      scripts => {
        let id = 0
        mergeLibrary(scripts, scripts.toReversed(), () => `new-${id++}`)
      }
    )
  })
})

test('a free title is found in time linear to the number of titles', () => {
  const titles = growing(5000, count => Array.from({ length: count }, (_, index) => `Night ${index}`))
  expectGrowth(titles, taken => nextTitle('Night 2', taken))
})
