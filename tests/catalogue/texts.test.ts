import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { factsSchema, languageSchema } from '#catalogue/source-schemas.ts'
import { limits } from '#core/limits.ts'
import { stepIds } from '#core/night/night.ts'
import { languageTags, locales } from '#routes'
import facts from '../../src/catalogue/facts.json' with { type: 'json' }
import { englishWords, hasFigures, phrases, tokenNames } from './compare-texts.ts'

const { characters } = factsSchema.parse(facts)
const labels = new Set(
  characters.flatMap(({ reminders, remindersGlobal }) => [...reminders, ...remindersGlobal])
)
const textsIn = (tag: string) =>
  languageSchema.parse(JSON.parse(readFileSync(`src/catalogue/texts/${tag}.json`, 'utf8')))
const english = textsIn('en-GB')
const others = locales.filter(locale => locale !== 'en')

/** Returns all texts of a language with a key for their location, without names and labels. */
const sentencesIn = (tag: string) => {
  const { characters, steps, jinxes } = textsIn(tag)
  const nights = (id: string, { firstNightReminder, otherNightReminder }: NightTexts) => [
    { location: `${id} firstNightReminder`, text: firstNightReminder, limit: limits.character.nightReminder },
    { location: `${id} otherNightReminder`, text: otherNightReminder, limit: limits.character.nightReminder }
  ]
  const all = [
    ...Object.entries(characters).flatMap(([id, texts]) => [
      { location: `${id} ability`, text: texts.ability, limit: limits.character.ability },
      ...nights(id, texts)
    ]),
    ...Object.entries(steps).flatMap(([id, texts]) => nights(id, texts)),
    ...Object.entries(jinxes).flatMap(([id, reasons]) =>
      Object.entries(reasons).map(([other, text]) => ({
        location: `jinx ${id} ${other}`,
        text,
        limit: limits.character.jinxReason
      }))
    )
  ]
  return all.flatMap(({ location, text, limit }) => (text === undefined ? [] : [{ location, text, limit }]))
}
interface NightTexts {
  firstNightReminder?: string
  otherNightReminder?: string
}

const englishSentences = new Map(sentencesIn('en-GB').map(({ location, text }) => [location, text]))

describe.each(locales)('the texts in %s', locale => {
  const tag = languageTags[locale]
  const texts = textsIn(tag)
  const sentences = sentencesIn(tag)

  test('cover exactly the official characters', () => {
    expect(Object.keys(texts.characters).sort()).toEqual(characters.map(({ id }) => id).sort())
  })

  test('have a short, unique name for each character', () => {
    const names = Object.values(texts.characters).map(({ name = '' }) => name)
    expect(names.filter(name => name.trim() === '' || name.length > limits.character.name)).toEqual([])
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([])
  })

  test('have the same keys as the English texts', () => {
    expect(sentences.map(({ location }) => location).sort()).toEqual([...englishSentences.keys()].sort())
  })

  test('are neither empty nor too long', () => {
    const wrong = sentences.filter(({ text, limit }) => text.trim() === '' || text.length > limit)
    expect(wrong).toEqual([])
  })

  test('have a unique flavour text for each character', () => {
    const lines = Object.values(texts.characters).map(({ flavor = '' }) => flavor)
    expect(lines.filter(line => line.trim() === '' || line.length > 160)).toEqual([])
    expect(new Set(lines).size).toBe(lines.length)
  })

  test('name the 4 steps', () => {
    expect(stepIds.filter(id => !texts.steps[id]?.name)).toEqual([])
  })

  test('keep the placeholders, brackets and asterisks of the English', () => {
    const countsIn = (text: string) =>
      [':reminder:', '[', ']', '*'].map(sign => text.split(sign).length - 1).join(' ')
    const wrong = sentences.filter(
      ({ location, text }) => countsIn(text) !== countsIn(englishSentences.get(location) ?? '')
    )
    expect(wrong).toEqual([])
  })

  test('keep the digits of the English', () => {
    const wrong = sentences.filter(
      ({ location, text }) => !hasFigures(text, englishSentences.get(location) ?? '')
    )
    expect(wrong).toEqual([])
  })

  test('refer to reminder tokens by their labels', () => {
    const label = (name: string) => texts.reminderLabels[name] ?? name
    const capitals = new Set([...labels].map(name => label(name).toLocaleUpperCase(tag)))
    const englishCapitals = new Set([...labels].map(name => name.toUpperCase()))
    const wrong = sentences.filter(({ location, text }) => {
      const required = tokenNames(englishSentences.get(location) ?? '').filter(name =>
        englishCapitals.has(name)
      )
      const given = tokenNames(text).filter(name => capitals.has(name))
      return given.length < required.length
    })
    expect(wrong).toEqual([])
  })
})

describe.each(others)('translated into %s', locale => {
  const tag = languageTags[locale]

  test('every reminder token has a label within the limit', () => {
    const { reminderLabels } = textsIn(tag)
    const missing = [...labels].filter(name => !reminderLabels[name]?.trim())
    const unknown = Object.keys(reminderLabels).filter(name => !labels.has(name))
    const long = Object.values(reminderLabels).filter(label => label.length > limits.character.reminderGlobal)
    expect({ missing, unknown, long }).toEqual({ missing: [], unknown: [], long: [] })
  })

  test('no text is left in English', () => {
    const flavours = Object.entries(textsIn(tag).characters).map(([id, { flavor = '' }]) => ({
      location: `${id} flavour`,
      text: flavor
    }))
    const wrong = [...sentencesIn(tag), ...flavours].filter(
      ({ location, text }) => text === englishSentences.get(location) || englishWords(text, locale).length > 0
    )
    expect(wrong).toEqual([])
  })
})

/** The publisher's data, if it is stored next to the project. */
const official = '../shared/catalogue/official'

test.runIf(existsSync(official))('no sequence of 8 words is the publisher’s', () => {
  const publisherPhrases = phrases(readFileSync(`${official}/roles.json`, 'utf8'), 8)
  for (const phrase of phrases(readFileSync(`${official}/jinxes.json`, 'utf8'), 8))
    publisherPhrases.add(phrase)
  // The sort order depends on the game's opening phrases, so they stay verbatim.
  const ownPhrases = (location: string, text: string) => {
    const opening = characters.find(({ id }) => location === `${id} ability`)?.abilityOpening ?? ''
    return phrases(JSON.stringify(text.slice(opening.length)), 8)
  }
  const flavours = Object.entries(english.characters).map(([id, { flavor = '' }]) => [id, flavor] as const)
  const copied = [...englishSentences, ...flavours].flatMap(([location, text]) =>
    [...ownPhrases(location, text)]
      .filter(phrase => publisherPhrases.has(phrase))
      .map(phrase => `${location}: ${phrase}`)
  )
  expect(copied).toEqual([])
})
