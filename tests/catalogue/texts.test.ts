import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { factsSchema, languageSchema } from '#catalogue/sources.ts'
import { limits } from '#core/limits.ts'
import { stepIds } from '#core/night.ts'
import { languageTags, locales } from '#routes'
import facts from '../../src/catalogue/facts.json' with { type: 'json' }
import { englishWords, figures, phrases, tokenNames } from './compare-texts.ts'

const { characters } = factsSchema.parse(facts)
const labels = new Set(
  characters.flatMap(({ reminders, remindersGlobal }) => [...reminders, ...remindersGlobal])
)
const textsIn = (tag: string) =>
  languageSchema.parse(JSON.parse(readFileSync(`src/catalogue/texts/${tag}.json`, 'utf8')))
const english = textsIn('en-GB')
const others = locales.filter(locale => locale !== 'en')

/** Every text of a language by the place where it stands, names and labels apart. */
const sentencesIn = (tag: string) => {
  const { characters, steps, jinxes } = textsIn(tag)
  const nights = (id: string, { firstNightReminder, otherNightReminder }: NightTexts) => [
    { place: `${id} firstNightReminder`, text: firstNightReminder, limit: limits.character.nightReminder },
    { place: `${id} otherNightReminder`, text: otherNightReminder, limit: limits.character.nightReminder }
  ]
  const all = [
    ...Object.entries(characters).flatMap(([id, texts]) => [
      { place: `${id} ability`, text: texts.ability, limit: limits.character.ability },
      ...nights(id, texts)
    ]),
    ...Object.entries(steps).flatMap(([id, texts]) => nights(id, texts)),
    ...Object.entries(jinxes).flatMap(([id, reasons]) =>
      Object.entries(reasons).map(([other, text]) => ({
        place: `jinx ${id} ${other}`,
        text,
        limit: limits.character.jinxReason
      }))
    )
  ]
  return all.flatMap(({ place, text, limit }) => (text === undefined ? [] : [{ place, text, limit }]))
}
interface NightTexts {
  firstNightReminder?: string
  otherNightReminder?: string
}

const englishSentences = new Map(sentencesIn('en-GB').map(({ place, text }) => [place, text]))

describe.each(locales)('the texts in %s', locale => {
  const tag = languageTags[locale]
  const texts = textsIn(tag)
  const sentences = sentencesIn(tag)

  test('describe each official character, and nobody else', () => {
    expect(Object.keys(texts.characters).sort()).toEqual(characters.map(({ id }) => id).sort())
  })

  test('name everybody, briefly, no two alike', () => {
    const names = Object.values(texts.characters).map(({ name = '' }) => name)
    expect(names.filter(name => name.trim() === '' || name.length > limits.character.name)).toEqual([])
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([])
  })

  test('have every text that the English have, and no other', () => {
    expect(sentences.map(({ place }) => place).sort()).toEqual([...englishSentences.keys()].sort())
  })

  test('are neither empty nor too long', () => {
    const wrong = sentences.filter(({ text, limit }) => text.trim() === '' || text.length > limit)
    expect(wrong).toEqual([])
  })

  test('have a line of flavour for everybody, no two alike', () => {
    const lines = Object.values(texts.characters).map(({ flavor = '' }) => flavor)
    expect(lines.filter(line => line.trim() === '' || line.length > 160)).toEqual([])
    expect(new Set(lines).size).toBe(lines.length)
  })

  test('name the four steps', () => {
    expect(stepIds.filter(id => !texts.steps[id]?.name)).toEqual([])
  })

  test('keep the placeholders, brackets and asterisks of the English', () => {
    const countsIn = (text: string) =>
      [':reminder:', '[', ']', '*'].map(sign => text.split(sign).length - 1).join(' ')
    const wrong = sentences.filter(
      ({ place, text }) => countsIn(text) !== countsIn(englishSentences.get(place) ?? '')
    )
    expect(wrong).toEqual([])
  })

  test('keep the figures of the English', () => {
    const wrong = sentences.filter(
      ({ place, text }) => figures(text) !== figures(englishSentences.get(place) ?? '')
    )
    expect(wrong).toEqual([])
  })

  test('call reminder tokens by their labels', () => {
    const label = (name: string) => texts.reminderLabels[name] ?? name
    const capitals = new Set([...labels].map(name => label(name).toLocaleUpperCase(tag)))
    const englishCapitals = new Set([...labels].map(name => name.toUpperCase()))
    const wrong = sentences.filter(({ place, text }) => {
      const wanted = tokenNames(englishSentences.get(place) ?? '').filter(name => englishCapitals.has(name))
      const given = tokenNames(text).filter(name => capitals.has(name))
      return given.length < wanted.length
    })
    expect(wrong).toEqual([])
  })
})

describe.each(others)('translated into %s', locale => {
  const tag = languageTags[locale]

  test('every reminder token has a label that fits on it', () => {
    const { reminderLabels } = textsIn(tag)
    const missing = [...labels].filter(name => !reminderLabels[name]?.trim())
    const unknown = Object.keys(reminderLabels).filter(name => !labels.has(name))
    const long = Object.values(reminderLabels).filter(label => label.length > limits.character.reminderGlobal)
    expect({ missing, unknown, long }).toEqual({ missing: [], unknown: [], long: [] })
  })

  test('no English is left', () => {
    const flavours = Object.entries(textsIn(tag).characters).map(([id, { flavor = '' }]) => ({
      place: `${id} flavour`,
      text: flavor
    }))
    const wrong = [...sentencesIn(tag), ...flavours].filter(
      ({ place, text }) => text === englishSentences.get(place) || englishWords(text, locale).length > 0
    )
    expect(wrong).toEqual([])
  })
})

/** The publisher's own data, for those who keep it beside the project. */
const official = '../shared/catalogue/official'

test.runIf(existsSync(official))('no eight words in a row are the publisher’s', () => {
  const theirs = phrases(readFileSync(`${official}/roles.json`, 'utf8'), 8)
  for (const phrase of phrases(readFileSync(`${official}/jinxes.json`, 'utf8'), 8)) theirs.add(phrase)
  // The game's fixed openings decide in which order characters are sorted; they are kept word for word.
  const ours = (place: string, text: string) => {
    const opening = characters.find(({ id }) => place === `${id} ability`)?.abilityOpening ?? ''
    return phrases(JSON.stringify(text.slice(opening.length)), 8)
  }
  const flavours = Object.entries(english.characters).map(([id, { flavor = '' }]) => [id, flavor] as const)
  const copied = [...englishSentences, ...flavours].flatMap(([place, text]) =>
    [...ours(place, text)].filter(phrase => theirs.has(phrase)).map(phrase => `${place}: ${phrase}`)
  )
  expect(copied).toEqual([])
})
