import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { foldText } from '#core/character/character-search.ts'
import { iconSuggestions } from '#features/image-editor/add/icon-suggestions.ts'
import type { IconWords } from '#graphics/icon-search.ts'
import { locales } from '#routes'
import { iconNames } from '../../tools/catalogue/icons.ts'
import { openIconNames } from '../../tools/catalogue/open-icons.ts'

const read = (name: string): IconWords =>
  JSON.parse(readFileSync(`src/graphics/icon-words/${name}.json`, 'utf8'))

const tags = read('tags')
const names = openIconNames()
const counts = new Map<string, number>()
for (const word of names.flatMap(name => [...new Set(name.split('-'))]))
  counts.set(word, (counts.get(word) ?? 0) + 1)

/** Words that nobody looks for: numbers, names of weapons, and words between others. */
const isUnsearchable = (word: string) => /\d/.test(word) || word.length === 1 || unsearchable.has(word)
const unsearchable = new Set(
  'the of level in on alt and out extra to moebius stapler static tesla vibrating de dunk'.split(' ')
)

const translations = locales.filter(locale => locale !== 'en')

test.each(['tags', ...locales])('%s: keys are sorted, and each is a word of a name or a tag', name => {
  const keys = Object.keys(read(name))
  expect(keys).toEqual([...keys].sort())
  expect(
    keys.filter(key => !counts.has(key) && (name === 'tags' ? !/^[a-z]+$/.test(key) : !(key in tags)))
  ).toEqual([])
})

test('each word of a tag is a word of a name, and there once', () => {
  for (const [tag, words] of Object.entries(tags)) {
    const list = words.split(' ')
    expect(
      list.filter(word => !counts.has(word)),
      tag
    ).toEqual([])
    expect(new Set(list).size, tag).toBe(list.length)
  }
})

test.each(locales)('%s: no text is empty or there twice', locale => {
  for (const [key, texts] of Object.entries(read(locale))) {
    const list = texts.split(', ')
    expect(
      list.every(text => text === text.trim() && foldText(text) !== ''),
      key
    ).toBe(true)
    expect(new Set(list).size, key).toBe(list.length)
  }
})

test.each(translations)(
  '%s: every tag and every word of an official character’s icon is translated',
  locale => {
    const words = read(locale)
    const official = Object.values(iconNames).flatMap(name => name.split('-'))
    const wanted = [...official.filter(word => !isUnsearchable(word)), ...Object.keys(tags)]
    expect([...new Set(wanted)].filter(word => !(word in words))).toEqual([])
  }
)

test.each(translations)('%s: every word of three or more names is translated', locale => {
  const words = read(locale)
  const frequent = [...counts].filter(([word, count]) => count > 2 && !isUnsearchable(word))
  expect(frequent.length).toBeGreaterThan(550)
  expect(frequent.map(([word]) => word).filter(word => !(word in words))).toEqual([])
})

test.each(translations)('%s: four of five icons have a translated word', locale => {
  const words = read(locale)
  const translated = names.filter(name => name.split('-').some(word => word in words))
  expect(translated.length / names.length).toBeGreaterThan(0.8)
})

test('languages have the same keys', () => {
  const [first, ...others] = translations.map(locale => Object.keys(read(locale)))
  for (const keys of others) expect(keys).toEqual(first)
})

test.each(['icon', 'logo'] as const)('suggestions for the kind %s are in the set, once each', kind => {
  const list = iconSuggestions[kind]
  expect(list.filter(name => !names.includes(name))).toEqual([])
  expect(new Set(list).size).toBe(list.length)
  expect(list.length).toBeGreaterThanOrEqual(30)
})
