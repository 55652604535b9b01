import { afterEach, describe, expect, test } from 'vitest'
import { type AdviceCode, adviceCodes, type Suggestion } from '#core/advice/suggestion.ts'
import { adviceText, fixText } from '#i18n/advice-text.ts'
import { overwriteGetLocale } from '#i18n/generated/runtime.js'
import { type Locale, locales } from '#routes'

const setLocale = (locale: Locale) => overwriteGetLocale(() => locale)
afterEach(() => setLocale('en'))

const names = new Map([
  ['choirboy', 'Choirboy'],
  ['king', 'King'],
  ['djinn', 'Djinn']
])
const nameOf = (id: string) => names.get(id)

const suggestion = (code: AdviceCode, rest: Partial<Suggestion> = {}): Suggestion => ({
  code,
  severity: 'note',
  ...rest
})

const allValues = {
  characters: ['ONE', 'TWO'],
  team: 'minion',
  night: 'firstNight',
  count: 77,
  limit: 88
} as const

describe('the text of a suggestion', () => {
  test('exists for every code and differs in all six languages', () => {
    for (const code of adviceCodes) {
      const texts = locales.map(locale => {
        setLocale(locale)
        return adviceText(suggestion(code, allValues), nameOf)
      })
      expect(new Set(texts).size, code).toBe(locales.length)
      for (const text of texts) expect(text).toMatch(/^.{15,180}[.]$/)
    }
  })

  test('mentions the same characters and numbers in every language', () => {
    const mentioned = (text: string) => ['ONE', 'TWO', '77', '88'].filter(part => text.includes(part))
    for (const code of adviceCodes) {
      setLocale('en')
      const english = mentioned(adviceText(suggestion(code, allValues), nameOf))
      for (const locale of locales) {
        setLocale(locale)
        expect(mentioned(adviceText(suggestion(code, allValues), nameOf)), `${code} in ${locale}`).toEqual(
          english
        )
      }
    }
  })

  test('shows names of characters, and ids without a name as they are', () => {
    expect(adviceText(suggestion('partner_missing', { characters: ['choirboy', 'king'] }), nameOf)).toBe(
      'The Choirboy needs the King, who isn’t on the script.'
    )
    expect(adviceText(suggestion('unknown_ids', { characters: ['gondola', 'barge'] }), nameOf)).toBe(
      'No character has this ID, so it isn’t printed: gondola and barge.'
    )
  })

  test('lists up to five names, counts the rest beyond four, and lists no name twice', () => {
    const characters = ['a', 'b', 'c', 'd', 'e', 'f', 'g']
    expect(adviceText(suggestion('text_long', { characters }), nameOf)).toContain(': a, b, c, d and 3 more.')
    const five = characters.slice(0, 5)
    expect(adviceText(suggestion('text_long', { characters: five }), nameOf)).toContain(': a, b, c, d and e.')
    const twice = adviceText(suggestion('name_twice', { characters: ['owl', 'owl2'] }), () => 'Owl')
    expect(twice).toBe('More than one character has this name: Owl.')
  })

  test('agrees with its number', () => {
    expect(adviceText(suggestion('djinn_missing', { count: 1 }), nameOf)).toContain('1 pair has a jinx')
    expect(adviceText(suggestion('djinn_missing', { count: 3 }), nameOf)).toContain('3 pairs have a jinx')
  })

  test('names the script’s own images and the night', () => {
    expect(
      adviceText(suggestion('image_local', { images: ['logo'], characters: ['king'] }), nameOf)
    ).toContain('King and logo')
    setLocale('de')
    expect(adviceText(suggestion('order_asleep', { night: 'otherNight' }), nameOf)).toContain(
      'weitere Nächte'
    )
  })
})

test('the label of a fix says what it does', () => {
  expect(fixText({ kind: 'add', id: 'djinn' }, nameOf)).toBe('Add the Djinn')
  expect(fixText({ kind: 'remove', ids: ['djinn', 'gondola'] }, nameOf)).toBe('Remove: Djinn and gondola')
  for (const fix of [
    { kind: 'mendOrder', night: 'firstNight' },
    { kind: 'markSetup', ids: ['owl'] },
    { kind: 'mendImages', fault: 'insecure' }
  ] as const) {
    const texts = locales.map(locale => {
      setLocale(locale)
      return fixText(fix, nameOf)
    })
    expect(new Set(texts).size, fix.kind).toBe(locales.length)
  }
})
