import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { loadTexts } from '#catalogue/texts.ts'
import { distanceWithin, findSimilarName, indexNames } from '#core/character/similar-names.ts'
import { locales } from '#routes'
import { catalogue } from '../script-builders.ts'

const characters = [...catalogue.characters.values()]
const english = indexNames(characters.map(({ id, name }) => ({ id, names: [name] })))

describe('a misspelled name', () => {
  test.each([
    ['washerwomen', 'washerwoman'],
    ['Fortune Tellr', 'fortuneteller'],
    ['fortune-tellre', 'fortuneteller'],
    ['Undertakker', 'undertaker'],
    ['Cheff', 'chef'],
    ['Scarlett Woman', 'scarletwoman'],
    ['Pithag', 'pithag'],
    ['ipm', undefined],
    ['raven', undefined],
    ['fortune', undefined],
    ['', undefined],
    ['漢字漢字', undefined],
    [`washerwomen${' '.repeat(100_000)}`, undefined]
  ])('%s means %s', (text, id) => {
    expect(findSimilarName(text, english)).toBe(id)
  })

  test('can be the beginning of a name while it is typed', () => {
    expect(findSimilarName('washerwome', english, true)).toBe('washerwoman')
    expect(findSimilarName('fortnue', english, true)).toBe('fortuneteller')
    expect(findSimilarName('xyzzy', english, true)).toBeUndefined()
  })

  test.each(locales)('is found in the language %s and in English', async locale => {
    const texts = await loadTexts(locale)
    const index = indexNames(
      characters.map(({ id, name }) => ({ id, names: [texts.characters[id]?.name ?? name, name] }))
    )
    for (const { id, name } of characters) {
      const localized = texts.characters[id]?.name ?? name
      expect(findSimilarName(localized, index) ?? id).toBeDefined()
      if (localized.length > 12)
        expect(texts.characters[findSimilarName(`${localized}q`, index) ?? '']?.name).toBe(localized)
    }
    expect(findSimilarName('washerwomen', index)).toBe('washerwoman')
  })
})

describe('the distance of two texts', () => {
  /** The same without a bound: every letter with every other. */
  function distance(one: string, other: string): number {
    const rows = Array.from({ length: one.length + 1 }, (_, from) =>
      Array.from({ length: other.length + 1 }, (_, to) => (from === 0 ? to : to === 0 ? from : 0))
    )
    const at = (from: number, to: number) => rows[from]?.[to] ?? 0
    for (let from = 1; from <= one.length; from += 1)
      for (let to = 1; to <= other.length; to += 1) {
        const swapped =
          from > 1 && to > 1 && one[from - 1] === other[to - 2] && one[from - 2] === other[to - 1]
        const options = [
          at(from - 1, to - 1) + (one[from - 1] === other[to - 1] ? 0 : 1),
          at(from - 1, to) + 1,
          at(from, to - 1) + 1,
          ...(swapped ? [at(from - 2, to - 2) + 1] : [])
        ]
        rows[from]?.splice(to, 1, Math.min(...options))
      }
    return at(one.length, other.length)
  }

  test('is the number of slips, up to the bound', () => {
    const anyText = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), maxLength: 9 })
    fc.assert(
      fc.property(anyText, anyText, fc.nat(4), (one, other, most) => {
        const exact = distance(one, other)
        expect(distanceWithin(one, other, most)).toBe(exact > most ? undefined : exact)
      })
    )
  })

  test('reads each text a few times at most', () => {
    let reads = 0
    const counted = (text: string) =>
      new Proxy(Object(text), {
        get(target, key) {
          if (typeof key === 'string' && /^\d+$/.test(key)) reads += 1
          return Reflect.get(target, key, target)
        }
      })
    distanceWithin(counted('ab'.repeat(500)), counted('ab'.repeat(500)), 2)
    expect(reads).toBeLessThan(1000 * 5 * 6 + 1)
  })
})
