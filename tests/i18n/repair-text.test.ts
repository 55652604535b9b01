import { afterEach, describe, expect, test } from 'vitest'
import { type RefusalCode, type Repair, type RepairCode, repairCodes } from '#core/reading/repair.ts'
import { overwriteGetLocale } from '#i18n/generated/runtime.js'
import { refusalText } from '#i18n/refusal-text.ts'
import { repairText } from '#i18n/repair-text.ts'
import { type Locale, locales } from '#routes'

const speak = (locale: Locale) => overwriteGetLocale(() => locale)
afterEach(() => speak('en'))

const names = new Map([
  ['imp', 'Imp'],
  ['fortuneteller', 'Fortune Teller'],
  ['dusk', 'Dusk']
])
const nameOf = (id: string) => names.get(id)

const aRepair = (code: string, rest: Partial<Repair> = {}): Repair => ({
  code: code as RepairCode, // the tests below name codes of the table only
  severity: 'repair',
  where: {},
  ...rest
})

const say = (code: string, rest: Partial<Repair> = {}) => repairText(aRepair(code, rest), nameOf)

const others = locales.filter(locale => locale !== 'en')

describe('the words of a repair', () => {
  test('are there for every code in six languages, each in its own words', () => {
    for (const code of repairCodes) {
      speak('en')
      const english = say(code, { before: 'BEFORE', after: 'AFTER' }).text
      expect(english).toMatch(/^.{10,}$/)
      for (const locale of others) {
        speak(locale)
        expect(say(code, { before: 'BEFORE', after: 'AFTER' }).text, `${code} in ${locale}`).not.toBe(english)
      }
    }
  })

  test('tell in every language what was there and what is there now', () => {
    const told = (text: string) => ['BEFORE', 'AFTER'].filter(word => text.includes(word))
    for (const code of repairCodes) {
      speak('en')
      const english = told(say(code, { before: 'BEFORE', after: 'AFTER' }).text)
      for (const locale of others) {
        speak(locale)
        expect(told(say(code, { before: 'BEFORE', after: 'AFTER' }).text), `${code} in ${locale}`).toEqual(
          english
        )
      }
    }
  })

  test('call characters, steps and teams by their names', () => {
    expect(say('id_respelled', { before: 'fortune_teller', after: 'fortuneteller' }).text).toBe(
      '“fortune_teller” is the official character Fortune Teller.'
    )
    expect(say('night_step_added', { after: 'dusk' }).text).toBe('Dusk was missing and was added.')
    expect(say('team_respelled', { before: 'traveler', after: 'traveller' }).text).toBe(
      'The team “traveler” was read as Travellers.'
    )
  })
})

describe('the place of a repair', () => {
  test('is the entry by its name, and the field in plain words', () => {
    expect(
      say('number_read', { where: { index: 3, id: 'owl', name: 'Owl', field: 'otherNight' } }).place
    ).toBe('Owl, other nights')
    expect(say('id_unknown', { where: { index: 3, id: 'imp' } }).place).toBe('Imp')
    expect(say('id_unknown', { where: { index: 3, id: 'gondola' } }).place).toBe('gondola')
    expect(say('item_kept', { where: { index: 3 } }).place).toBe('Entry 4')
    expect(say('text_long', { where: { id: '_meta', field: 'name' } }).place).toBe('Script details, name')
  })

  test('is a field alone, a line of the text, or the file itself', () => {
    expect(say('night_off_script', { where: { field: 'firstNight' } }).place).toBe('First night')
    expect(say('json_comma', { where: { field: '12:5' } }).place).toBe('Line 12, column 5')
    expect(say('script_empty').place).toBe('The file')
  })

  test('is said in the language of the page', () => {
    speak('de')
    expect(say('number_read', { where: { name: 'Eule', field: 'otherNight' } }).place).toBe(
      'Eule, weitere Nächte'
    )
  })
})

describe('the words of a refusal', () => {
  const refusals: RefusalCode[] = [
    'file_not_json',
    'file_no_script',
    'file_too_large',
    'file_too_many',
    'file_too_deep',
    'link_unreadable'
  ]

  test('say where broken JSON goes wrong', () => {
    expect(refusalText('file_not_json', { line: 3, column: 14 })).toBe(
      'This cannot be read as a script: the JSON goes wrong at line 3, column 14.'
    )
  })

  test('name the limit that was passed', () => {
    expect(refusalText('file_too_large', { limit: 2 * 1024 * 1024 })).toContain('2 MB')
    expect(refusalText('file_too_many', { limit: 2000, count: 2500 })).toContain('2,000')
  })

  test('are there in six languages', () => {
    const detail = { limit: 64, count: 99, line: 1, column: 2 }
    for (const code of refusals) {
      const said = locales.map(locale => {
        speak(locale)
        return refusalText(code, detail)
      })
      expect(new Set(said).size, code).toBe(locales.length)
    }
  })
})
