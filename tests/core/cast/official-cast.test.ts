import { describe, expect, test } from 'vitest'
import { buildCharacterArticles } from '#core/cast/character-article.ts'
import { buildOfficialCast, groupByTeamAndEdition } from '#core/cast/official-cast.ts'
import { catalogue, texts } from '../script-builders.ts'

const cast = buildOfficialCast(catalogue, texts())
const articles = buildCharacterArticles(cast)

describe('the cast of official characters', () => {
  test('has all of them, in the publisher’s order', () => {
    expect(cast.characters.map(({ id }) => id)).toEqual([...catalogue.characters.keys()])
  })

  test('has every jinx once', () => {
    const named = [...catalogue.characters.values()].flatMap(({ jinxedWith }) => jinxedWith)
    expect(cast.jinxes).toHaveLength(named.length)
  })
})

describe('groups by team and edition', () => {
  const groups = groupByTeamAndEdition(cast.characters, 'en-GB')

  test('contain every character once, in its team and edition', () => {
    const grouped = groups.flatMap(({ team, editions }) =>
      editions.flatMap(({ characters }) => characters.map(character => ({ team, character })))
    )
    expect(new Set(grouped.map(({ character }) => character.id)).size).toBe(cast.characters.length)
    expect(grouped.filter(({ team, character }) => character.team !== team)).toEqual([])
    expect(groups[0]?.editions.map(({ edition }) => edition)).toEqual(['tb', 'snv', 'bmr', 'experimental'])
  })

  test('count all characters of a team', () => {
    const demons = groups.find(({ team }) => team === 'demon')
    expect(demons?.count).toBe(cast.characters.filter(({ team }) => team === 'demon').length)
  })

  test('have no empty editions', () => {
    for (const { editions } of groups)
      for (const { characters } of editions) expect(characters).not.toEqual([])
    const [{ editions } = { editions: [] }] = groupByTeamAndEdition([imp()], 'en-GB')
    expect(editions.map(({ edition }) => edition)).toEqual(['tb'])
  })

  test('are sorted in the collation of the language', () => {
    const named = ['Iz', 'İa'].map(name => ({ ...imp(), name }))
    const sorted = (language: string) =>
      groupByTeamAndEdition(named, language)
        .flatMap(({ editions }) => editions.flatMap(({ characters }) => characters))
        .map(({ name }) => name)
    expect(sorted('tr-TR')).toEqual(['Iz', 'İa'])
    expect(sorted('en-GB')).toEqual(['İa', 'Iz'])
  })
})

describe('a character’s night position', () => {
  test('counts characters only, but its neighbours can be steps', () => {
    const [first] = cast.firstNight.filter(({ kind }) => kind === 'character')
    const article = articles.get(first?.id ?? '')
    expect(article?.nights.firstNight).toMatchObject({ position: 1, before: { kind: 'step', id: 'dusk' } })
  })

  test('follows the wake-up number: no earlier entry has a higher one', () => {
    const position = articles.get('imp')?.nights.otherNight
    const numbers = [...catalogue.characters.values()].map(({ otherNight }) => otherNight).filter(Boolean)
    const wakeNumber = catalogue.characters.get('imp')?.otherNight ?? 0
    expect(position?.count).toBe(numbers.length)
    expect(position?.position).toBe(numbers.filter(number => number < wakeNumber).length + 1)
  })

  test('is undefined in a night in which it doesn’t wake', () => {
    expect(articles.get('imp')?.nights.firstNight).toBeUndefined()
  })

  test('is undefined for unknown ids', () => {
    expect(articles.get('bellringer')).toBeUndefined()
  })
})

test('a jinx is listed for both characters', () => {
  const [jinx] = cast.jinxes
  const isListed = (id = '', other = '') => articles.get(id)?.jinxes.some(each => each.other.id === other)
  expect(isListed(jinx?.first.id, jinx?.second.id)).toBe(true)
  expect(isListed(jinx?.second.id, jinx?.first.id)).toBe(true)
})

function imp() {
  const character = cast.characters.find(({ id }) => id === 'imp')
  if (!character) throw new Error('The Imp must be official')
  return character
}
