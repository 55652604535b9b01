import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { createIconSearch, type IconWords, type SearchIcons } from '#graphics/icon-search.ts'
import { type Locale, locales } from '#routes'
import { openIconNames } from '../../tools/catalogue/open-icons.ts'
import { expectGrowth, growing } from '../growth.ts'

const read = (name: string): IconWords =>
  JSON.parse(readFileSync(`src/graphics/icon-words/${name}.json`, 'utf8'))
const names = openIconNames()
const tags = read('tags')
const english = read('en')
const vocabulary = (locale: Locale) => ({ names, tags, english, local: read(locale), locale })
const searches = Object.fromEntries(
  locales.map(locale => [locale, createIconSearch(vocabulary(locale))])
) as Record<Locale, SearchIcons>

/** The first results of a page of 60. */
const firstPage = (locale: Locale, query: string) => searches[locale](query).slice(0, 60)

const small = (words: Partial<{ tags: IconWords; english: IconWords; local: IconWords; locale: Locale }>) =>
  createIconSearch({
    names: ['crow-nest', 'crown', 'crow', 'queen-crown', 'raven', 'skull', 'skull-ring'],
    tags: {},
    english: {},
    local: {},
    locale: 'en',
    ...words
  })

describe('rules', () => {
  test('the exact word comes first, then short names, then longer words', () => {
    expect(small({})('crow')).toEqual(['crow', 'crow-nest', 'crown', 'queen-crown'])
  })

  test('all words of a query must match, in any order', () => {
    expect(small({})('ring skull')).toEqual(['skull-ring'])
    expect(small({})('skull-ring')).toEqual(['skull-ring'])
    expect(small({})('skull crow')).toEqual([])
  })

  test('synonyms come after names, and tags after synonyms', () => {
    const search = small({ tags: { bird: 'crow' }, english: { raven: 'bird' } })
    expect(search('bird')).toEqual(['raven', 'crow', 'crow-nest'])
    expect(search('birds')).toEqual(['raven', 'crow', 'crow-nest'])
  })

  test('a phrase comes before its words apart', () => {
    const search = small({ local: { skull: 'tête de mort', crow: 'tête', nest: 'mort' }, locale: 'fr' })
    expect(search('tete de mort')).toEqual(['skull', 'skull-ring'])
    expect(search('tete mort')).toEqual(['crow-nest', 'skull', 'skull-ring'])
  })

  test('with accents, the word that has them comes first', () => {
    const search = small({ local: { raven: 'dâu', skull: 'đầu' }, locale: 'vi' })
    expect(search('dâu')[0]).toBe('raven')
    expect(search('đầu')[0]).toBe('skull')
    expect(search('dau')).toEqual(['raven', 'skull', 'skull-ring'])
  })

  test('endings of the language are no obstacle, other letters are', () => {
    const search = small({ local: { raven: 'Rabe', skull: 'Kopf' }, locale: 'de' })
    expect(search('Raben')).toEqual(['raven'])
    expect(search('Köpfe')).toEqual(['skull', 'skull-ring'])
    expect(search('Kopfball')).toEqual([])
  })

  test('Turkish words change their last letter before some endings', () => {
    const search = small({ local: { raven: 'bardak', skull: 'kalp', crow: 'şapka' }, locale: 'tr' })
    expect(search('bardağı')).toEqual(['raven'])
    expect(search('kalbi')).toEqual(['skull', 'skull-ring'])
    expect(search('kalbak')).toEqual([])
    expect(search('şapkası')).toEqual(['crow', 'crow-nest'])
  })

  test('Portuguese words that join others need no match, and are searched alone', () => {
    const search = small({ local: { crow: 'taça', nest: 'vinho', skull: 'dente' }, locale: 'pt-br' })
    expect(search('taça de vinho')).toEqual(['crow-nest'])
    expect(search('de')).toEqual(['skull', 'skull-ring'])
  })

  test.each(['', '   ', '–', '()'])('“%s” finds nothing', query => {
    expect(small({})(query)).toEqual([])
  })
})

test.each<[Locale, string, string]>([
  ['en', 'skull', 'skull-crossed-bones'],
  ['en', 'death', 'coffin'],
  ['en', 'death', 'grim-reaper'],
  ['en', 'religion', 'church'],
  ['en', 'casket', 'coffin'],
  ['en', 'detective', 'sherlock-holmes'],
  ['fr', 'tête de mort', 'skull-crossed-bones'],
  ['fr', 'mort', 'coffin'],
  ['fr', 'épée', 'broadsword'],
  ['fr', 'corbeau', 'raven'],
  ['fr', 'boulanger', 'bread'],
  ['fr', 'sorciere', 'witch-flight'],
  ['de', 'Totenkopf', 'skull-crossed-bones'],
  ['de', 'tod', 'coffin'],
  ['de', 'Hexen', 'witch-flight'],
  ['de', 'rabe', 'raven'],
  ['de', 'wetter', 'snowflake-1'],
  ['de', 'Glocken', 'bell-shield'],
  ['pt-br', 'caveira', 'skull-crossed-bones'],
  ['pt-br', 'morte', 'coffin'],
  ['pt-br', 'coracao', 'heart-organ'],
  ['pt-br', 'bruxa', 'witch-flight'],
  ['pt-br', 'prefeito', 'capitol'],
  ['tr', 'kuru kafa', 'skull-crossed-bones'],
  ['tr', 'ölüm', 'coffin'],
  ['tr', 'kılıç', 'broadsword'],
  ['tr', 'KILIC', 'broadsword'],
  ['tr', 'kurtlar', 'wolf-head'],
  ['tr', 'din', 'church'],
  ['vi', 'đầu lâu', 'skull-crossed-bones'],
  ['vi', 'dau lau', 'skull-crossed-bones'],
  ['vi', 'cái chết', 'coffin'],
  ['vi', 'phù thủy', 'witch-flight'],
  ['vi', 'con quạ', 'raven']
])('%s: “%s” finds %s on the first page', (locale, query, name) => {
  expect(firstPage(locale, query)).toContain(name)
})

test.each(locales)('%s: English names are found too', locale => {
  expect(searches[locale]('broadsword')[0]).toBe('broadsword')
})

test('every icon is found by its own name', () => {
  for (const name of names.filter((_, index) => index % 20 === 0))
    expect(searches.fr(name), name).toContain(name)
})

test('time grows with the words of a query, no faster', () => {
  const queryOf = (words: number) => Array.from({ length: words }, (_, index) => `s${index}`).join(' ')
  expectGrowth(growing(20, queryOf), searches.vi)
})
