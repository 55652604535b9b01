import { afterEach, describe, expect, test } from 'vitest'
import { type AdviceCode, adviceCodes, type Note } from '#core/advice/note.ts'
import { adviceText, fixText } from '#i18n/advice-text.ts'
import { overwriteGetLocale } from '#i18n/generated/runtime.js'
import { type Locale, locales } from '#routes'

const speak = (locale: Locale) => overwriteGetLocale(() => locale)
afterEach(() => speak('en'))

const names = new Map([
  ['choirboy', 'Choirboy'],
  ['king', 'King'],
  ['djinn', 'Djinn']
])
const nameOf = (id: string) => names.get(id)

const aNote = (code: AdviceCode, rest: Partial<Note> = {}): Note => ({ code, severity: 'note', ...rest })

const whole = {
  characters: ['ONE', 'TWO'],
  team: 'minion',
  night: 'firstNight',
  count: 77,
  limit: 88
} as const

describe('the words of a note', () => {
  test('are there for every code in six languages, each in its own words', () => {
    for (const code of adviceCodes) {
      const said = locales.map(locale => {
        speak(locale)
        return adviceText(aNote(code, whole), nameOf)
      })
      expect(new Set(said).size, code).toBe(locales.length)
      for (const text of said) expect(text).toMatch(/^.{15,180}[.]$/)
    }
  })

  test('tell in every language of the same characters and numbers', () => {
    const told = (text: string) => ['ONE', 'TWO', '77', '88'].filter(part => text.includes(part))
    for (const code of adviceCodes) {
      speak('en')
      const english = told(adviceText(aNote(code, whole), nameOf))
      for (const locale of locales) {
        speak(locale)
        expect(told(adviceText(aNote(code, whole), nameOf)), `${code} in ${locale}`).toEqual(english)
      }
    }
  })

  test('call characters by their names, and ids that have none by themselves', () => {
    expect(adviceText(aNote('partner_missing', { characters: ['choirboy', 'king'] }), nameOf)).toBe(
      'The Choirboy needs the King, who is not on the script.'
    )
    expect(adviceText(aNote('unknown_ids', { characters: ['gondola', 'barge'] }), nameOf)).toBe(
      'These ids are unknown and printed nowhere: gondola and barge.'
    )
  })

  test('name five at most, count the others, and say no name twice', () => {
    const characters = ['a', 'b', 'c', 'd', 'e', 'f', 'g']
    expect(adviceText(aNote('text_long', { characters }), nameOf)).toContain(': a, b, c, d and 3 more.')
    const five = characters.slice(0, 5)
    expect(adviceText(aNote('text_long', { characters: five }), nameOf)).toContain(': a, b, c, d and e.')
    const twice = adviceText(aNote('name_twice', { characters: ['owl', 'owl2'] }), () => 'Owl')
    expect(twice).toBe('More than one character has this name: Owl.')
  })

  test('agree with their number', () => {
    expect(adviceText(aNote('djinn_missing', { count: 1 }), nameOf)).toContain('1 pair is jinxed')
    expect(adviceText(aNote('djinn_missing', { count: 3 }), nameOf)).toContain('3 pairs are jinxed')
  })

  test('name the script’s own pictures and the night', () => {
    expect(adviceText(aNote('image_local', { pictures: ['logo'], characters: ['king'] }), nameOf)).toContain(
      'King and logo'
    )
    speak('de')
    expect(adviceText(aNote('order_asleep', { night: 'otherNight' }), nameOf)).toContain('weitere Nächte')
  })
})

test('the words of a fix say what a press does', () => {
  expect(fixText({ kind: 'add', id: 'djinn' }, nameOf)).toBe('Add the Djinn')
  expect(fixText({ kind: 'remove', ids: ['djinn', 'gondola'] }, nameOf)).toBe('Remove: Djinn and gondola')
  for (const fix of [
    { kind: 'mendOrder', night: 'firstNight' },
    { kind: 'markSetup', ids: ['owl'] },
    { kind: 'mendImages', fault: 'insecure' }
  ] as const) {
    const said = locales.map(locale => {
      speak(locale)
      return fixText(fix, nameOf)
    })
    expect(new Set(said).size, fix.kind).toBe(locales.length)
  }
})
