import { describe, expect, onTestFinished, test } from 'vitest'
import { isStepId } from '#core/night/night.ts'
import { fallbackLanguage } from '#features/catalogue/fallback-language.ts'
import { catalogueLinkedData, characterLinkedData } from '#features/catalogue/linked-data.ts'
import { loadCatalogue, loadCharacterPage } from '#features/catalogue/load-catalogue.ts'
import { traitsOf } from '#features/catalogue/traits.ts'
import { overwriteGetLocale } from '#i18n/generated/runtime.js'
import { type Locale, languageTags } from '#routes'

const site = new URL('https://belfry.example')

function speak(locale: Locale) {
  overwriteGetLocale(() => locale)
  onTestFinished(() => overwriteGetLocale(() => 'en'))
}

describe('linked data', () => {
  test('of the catalogue names its page in the language', () => {
    speak('de')
    expect(catalogueLinkedData(site, 'All of them')).toMatchObject({
      '@type': 'DefinedTermSet',
      '@id': 'https://belfry.example/de/catalogue',
      inLanguage: 'de-DE',
      description: 'All of them'
    })
  })

  test('of a character is a term of the catalogue, with the way to its page', async () => {
    speak('pt-br')
    const { article } = await loadCharacterPage('pt-br', 'imp')
    const [term, trail] = characterLinkedData(site, article.character)['@graph']
    const address = 'https://belfry.example/pt-br/catalogue/imp'
    expect(term).toMatchObject({ '@id': address, termCode: 'imp', inLanguage: languageTags['pt-br'] })
    expect(term).toMatchObject({ name: article.character.name, description: article.character.ability })
    const items = trail && 'itemListElement' in trail ? trail.itemListElement : []
    expect(items.map(({ position }) => position)).toEqual([1, 2, 3])
    expect(items.map(({ item }) => item)).toEqual([
      'https://belfry.example/pt-br/catalogue',
      'https://belfry.example/pt-br/catalogue#demon',
      address
    ])
  })
})

describe('the loaded catalogue', () => {
  test('is loaded once for each language', async () => {
    expect(await loadCatalogue('fr')).toBe(await loadCatalogue('fr'))
    expect(await loadCatalogue('fr')).not.toBe(await loadCatalogue('de'))
  })

  test('sorts the characters of an edition by their names in the language', async () => {
    const { teams } = await loadCatalogue('tr')
    const { compare } = new Intl.Collator('tr')
    for (const { editions } of teams)
      for (const { characters } of editions) {
        const names = characters.map(({ name }) => name)
        expect(names).toEqual(names.toSorted(compare))
      }
  })

  test('leads from each character to the next one and back', async () => {
    const { characters } = await loadCatalogue('en')
    const first = await loadCharacterPage('en', characters[0]?.id ?? '')
    expect(first.previous).toBeUndefined()
    const second = await loadCharacterPage('en', first.next?.id ?? '')
    expect(second.previous?.id).toBe(first.article.character.id)
    expect((await loadCharacterPage('en', characters.at(-1)?.id ?? '')).next).toBeUndefined()
  })

  test('names partners that are official, none of them itself', async () => {
    const { usage } = await loadCharacterPage('en', 'imp')
    expect(usage?.used).toBeLessThanOrEqual(usage?.scripts ?? 0)
    expect(usage?.partners).not.toEqual([])
    for (const { character, lift } of usage?.partners ?? []) {
      expect(character.kind).toBe('official')
      expect(character.id).not.toBe('imp')
      expect(lift).toBeGreaterThan(1)
    }
  })

  test('has no page for an unknown character', async () => {
    await expect(loadCharacterPage('en', 'bellringer')).rejects.toThrow('bellringer is not an official')
  })
})

test('the traits of a character are its jinxes, its nights and its setup', async () => {
  const { characters } = await loadCatalogue('en')
  const traits = (id: string) =>
    characters.filter(each => each.id === id).flatMap(each => traitsOf(each, new Set(['spy'])))
  expect(traits('spy')).toEqual(['jinxes', 'firstNight', 'otherNight'])
  expect(traits('imp')).toEqual(['otherNight'])
  expect(traits('baron')).toEqual(['setup'])
  expect(traits('saint')).toEqual([])
})

test('a text without a translation is marked as English, on pages in other languages only', () => {
  expect(fallbackLanguage('You die.', 'You die.')).toBeUndefined()
  speak('vi')
  expect(fallbackLanguage('You die.', 'You die.')).toBe('en')
  expect(fallbackLanguage('Bạn chết.', 'You die.')).toBeUndefined()
})

test('an article tells who wakes before and after', async () => {
  const { article } = await loadCharacterPage('en', 'imp')
  const { before, after, position, count } = article.nights.otherNight ?? {}
  expect(article.nights.firstNight).toBeUndefined()
  expect(before?.kind).toBe('character')
  expect(after && (after.kind === 'character' || isStepId(after.id))).toBe(true)
  expect(position).toBeGreaterThan(1)
  expect(position).toBeLessThanOrEqual(count ?? 0)
})
