import { describe, expect, test } from 'vitest'
import { articleOf } from '#core/character-article.ts'
import { officialCast, shelvesOf } from '#core/official-cast.ts'
import { catalogue, texts } from './build.ts'

const cast = officialCast(catalogue, texts())

describe('the official characters together', () => {
  test('are all there, in the publisher’s order', () => {
    expect(cast.characters.map(({ id }) => id)).toEqual([...catalogue.characters.keys()])
  })

  test('have every jinx once', () => {
    const named = [...catalogue.characters.values()].flatMap(({ jinxedWith }) => jinxedWith)
    expect(cast.jinxes).toHaveLength(named.length)
  })
})

describe('shelves', () => {
  const shelves = shelvesOf(cast.characters, 'en-GB')

  test('hold every character once, under its team and edition', () => {
    const shelved = shelves.flatMap(({ team, shelves }) =>
      shelves.flatMap(({ characters }) => characters.map(character => ({ team, character })))
    )
    expect(new Set(shelved.map(({ character }) => character.id)).size).toBe(cast.characters.length)
    expect(shelved.filter(({ team, character }) => character.team !== team)).toEqual([])
    expect(shelves[0]?.shelves.map(({ edition }) => edition)).toEqual(['tb', 'snv', 'bmr', 'experimental'])
  })

  test('count a team as a whole', () => {
    const demons = shelves.find(({ team }) => team === 'demon')
    expect(demons?.count).toBe(cast.characters.filter(({ team }) => team === 'demon').length)
  })

  test('are sorted as the language sorts names', () => {
    const named = ['Iz', 'İa'].map(name => ({ ...imp(), name }))
    const sorted = (language: string) =>
      shelvesOf(named, language)
        .flatMap(({ shelves }) => shelves.flatMap(({ characters }) => characters))
        .map(({ name }) => name)
    expect(sorted('tr-TR')).toEqual(['Iz', 'İa'])
    expect(sorted('en-GB')).toEqual(['İa', 'Iz'])
  })
})

describe('a character’s place in the night', () => {
  test('counts characters, and names whoever stands beside it, steps too', () => {
    const [first] = cast.firstNight.filter(({ kind }) => kind === 'character')
    const article = articleOf(first?.id ?? '', cast)
    expect(article?.nights.firstNight).toMatchObject({ place: 1, before: { kind: 'step', id: 'dusk' } })
  })

  test('is the wake-up number’s: all before it wake no later', () => {
    const place = articleOf('imp', cast)?.nights.otherNight
    const numbers = [...catalogue.characters.values()].map(({ otherNight }) => otherNight).filter(Boolean)
    const own = catalogue.characters.get('imp')?.otherNight ?? 0
    expect(place?.count).toBe(numbers.length)
    expect(place?.place).toBe(numbers.filter(number => number < own).length + 1)
  })

  test('is none in a night that it sleeps through', () => {
    expect(articleOf('imp', cast)?.nights.firstNight).toBeUndefined()
  })

  test('is nobody’s who is not official', () => {
    expect(articleOf('bellringer', cast)).toBeUndefined()
  })
})

test('a jinx is told from both sides', () => {
  const [jinx] = cast.jinxes
  const told = (id = '', other = '') => articleOf(id, cast)?.jinxes.some(each => each.other.id === other)
  expect(told(jinx?.first.id, jinx?.second.id)).toBe(true)
  expect(told(jinx?.second.id, jinx?.first.id)).toBe(true)
})

function imp() {
  const character = cast.characters.find(({ id }) => id === 'imp')
  if (!character) throw new Error('The Imp is official')
  return character
}
