import { afterEach, describe, expect, test } from 'vitest'
import { type RefusalCode, type Repair, type RepairCode, repairCodes } from '#core/reading/repair.ts'
import { overwriteGetLocale } from '#i18n/generated/runtime.js'
import { importRefusalText } from '#i18n/refusals/import-refusal-text.ts'
import { repairText } from '#i18n/repair-text.ts'
import { type Locale, locales } from '#routes'

const setLocale = (locale: Locale) => overwriteGetLocale(() => locale)
afterEach(() => setLocale('en'))

const names = new Map([
  ['imp', 'Imp'],
  ['fortuneteller', 'Fortune Teller'],
  ['dusk', 'Dusk']
])
const nameOf = (id: string) => names.get(id)

const aRepair = (code: string, rest: Partial<Repair> = {}): Repair => ({
  code: code as RepairCode, // tests below use only existing codes
  severity: 'repair',
  where: {},
  ...rest
})

const describeRepair = (code: string, rest: Partial<Repair> = {}) => repairText(aRepair(code, rest), nameOf)

const others = locales.filter(locale => locale !== 'en')

describe('the text of a repair', () => {
  test('exists for every code and is translated in every language', () => {
    for (const code of repairCodes) {
      setLocale('en')
      const english = describeRepair(code, { before: 'BEFORE', after: 'AFTER' }).text
      expect(english).toMatch(/^.{10,}$/)
      for (const locale of others) {
        setLocale(locale)
        expect(
          describeRepair(code, { before: 'BEFORE', after: 'AFTER' }).text,
          `${code} in ${locale}`
        ).not.toBe(english)
      }
    }
  })

  test('mentions the values before and after in every language alike', () => {
    const mentioned = (text: string) => ['BEFORE', 'AFTER'].filter(word => text.includes(word))
    for (const code of repairCodes) {
      setLocale('en')
      const english = mentioned(describeRepair(code, { before: 'BEFORE', after: 'AFTER' }).text)
      for (const locale of others) {
        setLocale(locale)
        expect(
          mentioned(describeRepair(code, { before: 'BEFORE', after: 'AFTER' }).text),
          `${code} in ${locale}`
        ).toEqual(english)
      }
    }
  })

  test('shows names of characters, steps and teams', () => {
    expect(describeRepair('id_respelled', { before: 'fortune_teller', after: 'fortuneteller' }).text).toBe(
      '“fortune_teller” is the official character Fortune Teller.'
    )
    expect(describeRepair('night_step_added', { after: 'dusk' }).text).toBe('Dusk was missing and was added.')
    expect(describeRepair('team_respelled', { before: 'traveler', after: 'traveller' }).text).toBe(
      'The team “traveler” was read as Travellers.'
    )
  })
})

describe('the location of a repair', () => {
  test('is the entry’s name and the field’s name', () => {
    expect(
      describeRepair('number_read', { where: { index: 3, id: 'owl', name: 'Owl', field: 'otherNight' } })
        .location
    ).toBe('Owl, other nights')
    expect(describeRepair('id_unknown', { where: { index: 3, id: 'imp' } }).location).toBe('Imp')
    expect(describeRepair('id_unknown', { where: { index: 3, id: 'gondola' } }).location).toBe('gondola')
    expect(describeRepair('item_kept', { where: { index: 3 } }).location).toBe('Entry 4')
    expect(describeRepair('text_long', { where: { id: '_meta', field: 'name' } }).location).toBe(
      'Script details, name'
    )
  })

  test('is a field, a position in the text, or the whole file', () => {
    expect(describeRepair('night_off_script', { where: { field: 'firstNight' } }).location).toBe(
      'First night'
    )
    expect(describeRepair('json_comma', { where: { field: '12:5' } }).location).toBe('Line 12, column 5')
    expect(describeRepair('script_empty').location).toBe('The file')
  })

  test('is in the page’s language', () => {
    setLocale('de')
    expect(describeRepair('number_read', { where: { name: 'Eule', field: 'otherNight' } }).location).toBe(
      'Eule, weitere Nächte'
    )
  })
})

describe('the text of an import refusal', () => {
  const refusals: RefusalCode[] = [
    'file_not_json',
    'file_no_script',
    'file_too_large',
    'file_too_many',
    'file_too_deep',
    'link_unreadable'
  ]

  test('contains the position of the JSON error', () => {
    expect(importRefusalText('file_not_json', { line: 3, column: 14 })).toBe(
      'This can’t be read as a script: the JSON has an error at line 3, column 14.'
    )
  })

  test('contains the exceeded limit', () => {
    expect(importRefusalText('file_too_large', { limit: 2 * 1024 * 1024 })).toContain('2 MB')
    expect(importRefusalText('file_too_many', { limit: 2000, count: 2500 })).toContain('2,000')
  })

  test('differs in all six languages', () => {
    const detail = { limit: 64, count: 99, line: 1, column: 2 }
    for (const code of refusals) {
      const texts = locales.map(locale => {
        setLocale(locale)
        return importRefusalText(code, detail)
      })
      expect(new Set(texts).size, code).toBe(locales.length)
    }
  })
})
