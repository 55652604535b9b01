import { describe, expect, test } from 'vitest'
import { limits } from '#core/limits.ts'
import {
  type LibraryFileScript,
  mergeLibrary,
  nextTitle,
  readLibraryFile,
  writeLibraryFile
} from '#core/saving/library-file.ts'
import { versionsToDelete } from '#core/saving/local-versions.ts'
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
    ['with one id', () => ({ id: 'script', madeAt: 1 })],
    [
      'of one script with different versions',
      index => ({
        id: 'script',
        madeAt: 1,
        script: aScript({ title: 'Same' }),
        versions: [{ at: index, script: aScript({ title: `Version ${index}` }) }]
      })
    ]
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

const versions = (count: number) =>
  Array.from({ length: count }, (_, at) => ({ at, script: aScript({ title: `Version ${at % 100}` }) }))

describe('the versions of one script', () => {
  test('are thinned out in time n log n', () => {
    const infos = (count: number) =>
      versions(count).map(({ at }) => ({ id: String(at), at, takenAt: at, bytes: 100 }))
    expectGrowth(growing(2000, infos), all => versionsToDelete(all, 1e9))
  })

  test('are read from a file in time n log n', () => {
    const text = (count: number) => writeLibraryFile(library(1, () => ({ versions: versions(count) })))
    expectGrowth(growing(1000, text), readLibraryFile)
  })

  test('are thinned out whatever their number', () => {
    const infos = Array.from({ length: 150_000 }, (_, at) => ({ id: '', at, takenAt: at, bytes: 1 }))
    expect(infos.length - versionsToDelete(infos, 1e9).length).toBe(limits.versions.count)
  }, 30_000)
})

test('a free title is found in time linear to the number of titles', () => {
  const titles = growing(5000, count => Array.from({ length: count }, (_, index) => `Night ${index}`))
  expectGrowth(titles, taken => nextTitle('Night 2', taken))
})
