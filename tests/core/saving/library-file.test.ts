import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { isEqual } from '#core/equal.ts'
import { limits } from '#core/limits.ts'
import {
  type LibraryFileScript,
  mergeLibrary,
  nextTitle,
  readLibraryFile,
  writeLibraryFile
} from '#core/saving/library-file.ts'
import { anyScript } from '../any-script.ts'
import { aScript } from '../script-builders.ts'

const entry = (id: string, rest: Partial<LibraryFileScript> = {}): LibraryFileScript => ({
  id,
  madeAt: 1,
  changedAt: 2,
  script: aScript({ title: id }),
  versions: [],
  ...rest
})

const anyKept: fc.Arbitrary<LibraryFileScript> = fc.record({
  id: fc.constantFrom('a', 'b', 'c'),
  madeAt: fc.nat(3),
  changedAt: fc.nat(9),
  script: anyScript,
  versions: fc.array(fc.record({ at: fc.nat(9), script: anyScript }), { maxLength: 2 })
})
const anyLibrary = fc.uniqueArray(anyKept, { selector: ({ id }) => id, maxLength: 3 })

const numbered = () => {
  let number = 0
  return () => {
    number += 1
    return `new-${number}`
  }
}

const merged = (
  present: readonly LibraryFileScript[],
  incoming: readonly LibraryFileScript[],
  newId = numbered()
) => {
  const { put } = mergeLibrary(present, incoming, newId)
  return [...present.filter(({ id }) => !put.some(each => each.id === id)), ...put]
}

describe('a library file', () => {
  test('round-trips every script and version', () => {
    fc.assert(
      fc.property(anyLibrary, library => {
        expect(readLibraryFile(writeLibraryFile(library))).toEqual({
          ok: true,
          value: JSON.parse(JSON.stringify(library))
        })
      })
    )
  })

  test.each([
    '',
    '[]',
    '{"format":"belfry-scripts"}',
    '{"format":"other","version":1,"scripts":[]}',
    '["imp"]'
  ])('is refused when it is another kind of file: %s', text => {
    expect(readLibraryFile(text)).toEqual({ ok: false, code: 'library_foreign' })
  })

  test('is refused as a whole when one script is invalid', () => {
    const text = writeLibraryFile([entry('a')]).replace('"characters": []', '"characters": 7')
    expect(text).toContain('7')
    expect(readLibraryFile(text)).toEqual({ ok: false, code: 'library_foreign' })
  })

  test('brings as many versions of a script as one may have, oldest first, among them its newest', () => {
    const at = (time: number) => ({ at: time, script: aScript({ title: `Version ${time}` }) })
    const versions = Array.from({ length: limits.versions.count + 10 }, (_, index) => at(index)).toReversed()
    const read = readLibraryFile(writeLibraryFile([entry('a', { versions })]))
    const kept = (read.ok && read.value[0]?.versions) || []
    expect(kept).toHaveLength(limits.versions.count)
    expect(kept.at(-1)).toEqual(versions[0])
    expect(kept).toEqual(kept.toSorted((one, other) => one.at - other.at))
  })

  test('has no time in the future', () => {
    const before = Date.now()
    const text = writeLibraryFile([
      entry('a', { madeAt: 1e17, versions: [{ at: 1e300, script: aScript() }] })
    ])
    const read = readLibraryFile(text.replace('"changedAt": 2', '"changedAt": 1e17'))
    const [script] = read.ok ? read.value : []
    for (const time of [script?.madeAt, script?.changedAt, script?.versions[0]?.at]) {
      expect(time).toBeGreaterThanOrEqual(before)
      expect(time).toBeLessThanOrEqual(Date.now())
    }
  })

  test('is refused with another code when a later version wrote it', () => {
    const text = '{"format":"belfry-scripts","version":2,"books":[]}'
    expect(readLibraryFile(text)).toEqual({ ok: false, code: 'library_newer' })
  })
})

describe('merging', () => {
  test('adds a missing script under its own id', () => {
    expect(mergeLibrary([entry('a')], [entry('b', { madeAt: 5 })], numbered())).toEqual({
      put: [entry('b', { madeAt: 5 })],
      added: 1
    })
  })

  test('adds a different script under a new id', () => {
    const different = entry('a', { script: aScript({ title: 'Theirs' }) })
    expect(mergeLibrary([entry('a')], [different], numbered())).toEqual({
      put: [{ ...different, id: 'new-1' }],
      added: 1
    })
  })

  test('recognizes an older state of a script, and adds only its missing versions', () => {
    const old = aScript({ title: 'Old' })
    const older = aScript({ title: 'Older' })
    const present = entry('a', { versions: [{ at: 1, script: old }] })
    const there = entry('a', { script: old, versions: [{ at: 0, script: older }] })
    expect(mergeLibrary([present], [there], numbered())).toEqual({
      put: [{ ...present, versions: [{ at: 0, script: older }, ...present.versions] }],
      added: 0
    })
  })

  test('recognizes a script by its id or by its creation time, and else adds it', () => {
    const present = [entry('a'), entry('b', { madeAt: 5 })]
    const like = (id: string, madeAt: number) => entry(id, { madeAt, script: aScript({ title: 'b' }) })
    expect(mergeLibrary(present, [like('b', 7)], numbered()).added).toBe(0)
    expect(mergeLibrary(present, [like('c', 5)], numbered()).added).toBe(0)
    expect(mergeLibrary(present, [like('c', 7)], numbered()).put).toEqual([like('c', 7)])
  })

  test('recognizes scripts of the same file, and gives each a different id', () => {
    const script = aScript({ title: 'Same' })
    const { put, added } = mergeLibrary(
      [],
      [
        entry('a', { script }),
        entry('b', { script }),
        entry('a', { script: aScript({ title: 'Other' }) }),
        entry('c', { madeAt: 2 })
      ],
      numbered()
    )
    expect(put.map(({ id }) => id)).toEqual(['a', 'new-1', 'c'])
    expect(added).toBe(3)
  })

  test('adds versions to the first of several scripts with the same content', () => {
    const script = aScript({ title: 'Same' })
    const present = [entry('a', { madeAt: 3, script }), entry('b', { madeAt: 4, script })]
    const versions = [{ at: 1, script: aScript({ title: 'Old' }) }]
    const incoming = entry('a', { madeAt: 4, script, versions })
    expect(mergeLibrary(present, [incoming], numbered()).put.map(({ id }) => id)).toEqual(['a'])
  })

  test('looks at each script a few times, however many there are', () => {
    const library = (size: number) => Array.from({ length: size }, (_, index) => index)
    let looks = 0
    const counted = (index: number, versions: number): LibraryFileScript => ({
      ...entry(`script-${index}`, { madeAt: index }),
      get madeAt() {
        looks += 1
        return index
      },
      versions: library(versions).map(at => ({
        get at() {
          looks += 1
          return at
        },
        script: aScript({ title: `${at}` })
      }))
    })
    const looksAt = (scripts: number, versions: number) => {
      looks = 0
      const present = library(scripts).map(index => counted(index, versions))
      const incoming = library(scripts).map(index => counted(index + scripts / 2, versions))
      mergeLibrary(present, incoming, numbered())
      return looks
    }
    expect(looksAt(200, 1)).toBeLessThanOrEqual(2 * looksAt(100, 1))
    expect(looksAt(2, 200)).toBeLessThanOrEqual(2 * looksAt(2, 100))
  })

  test('replaces and loses nothing on either side', () => {
    fc.assert(
      fc.property(anyLibrary, anyLibrary, (present, incoming) => {
        const all = merged(present, incoming)
        for (const each of present) {
          const found = all.find(({ id }) => id === each.id)
          expect(found?.script).toEqual(each.script)
          for (const version of each.versions) expect(found?.versions).toContainEqual(version)
        }
        const states = all.flatMap(({ script, versions }) => [script, ...versions.map(each => each.script)])
        for (const { script, versions } of incoming)
          for (const state of [script, ...versions.map(each => each.script)])
            expect(states.some(each => isEqual(each, state))).toBe(true)
        expect(new Set(all.map(({ id }) => id)).size).toBe(all.length)
      })
    )
  })

  test('is idempotent', () => {
    fc.assert(
      fc.property(anyLibrary, anyLibrary, (present, incoming) => {
        const newId = numbered()
        const once = merged(present, incoming, newId)
        expect(mergeLibrary(once, incoming, newId)).toEqual({ put: [], added: 0 })
      })
    )
  })
})

describe('the title of a duplicate', () => {
  test('gets the next free number', () => {
    expect(nextTitle('Night', ['Night'])).toBe('Night 2')
    expect(nextTitle('Night', ['Night', 'Night 2'])).toBe('Night 3')
    expect(nextTitle('Night 2', ['Night 2'])).toBe('Night 3')
    expect(nextTitle('', ['', 'Night'])).toBe('')
    expect(nextTitle('Night 2nd', ['Night 2nd'])).toBe('Night 2nd 2')
    expect(nextTitle('Night 1999', ['Night 1999'])).toBe('Night 1999 2')
    expect(nextTitle('Catch 22', ['Catch 22'])).toBe('Catch 23')
  })
})
