import { afterEach, describe, expect, test } from 'vitest'
import { limits } from '#core/limits.ts'
import { scriptRules } from '#core/script/script-rules.ts'
import { ruleCodes } from '#core/validation/rule-codes.ts'
import { overwriteGetLocale } from '#i18n/generated/runtime.js'
import { errorText, firstErrorText } from '#i18n/refusals/error-text.ts'
import { locales } from '#routes'

afterEach(() => overwriteGetLocale(() => 'en'))

describe('the text of an error code', () => {
  test('is the sentence of the specification', () => {
    expect(errorText('character_id_pattern')).toBe(
      'Character ID should only contain alphanumeric lowercase characters'
    )
    expect(errorText('character_id_taken')).toBe('Character ID must be unique')
    expect(errorText('character_missing')).toBe('No character to update')
  })

  test('contains the exceeded limit', () => {
    expect(errorText('text_too_long', 50)).toBe('Too long: at most 50 characters')
    expect(errorText('list_too_long', 10)).toContain('10')
    expect(errorText('number_too_large', 200)).toContain('200')
  })

  test.each(locales)('is unique per code and has no unresolved placeholder in %s', locale => {
    overwriteGetLocale(() => locale)
    const all = ruleCodes.map(code => errorText(code, 12))
    expect(new Set(all).size).toBe(ruleCodes.length)
    for (const text of all) expect(text).not.toMatch(/[{}]|errors_|^$/)
  })

  test.each(locales.filter(locale => locale !== 'en'))('is translated in %s', locale => {
    const english = ruleCodes.map(code => errorText(code, 12))
    overwriteGetLocale(() => locale)
    expect(ruleCodes.filter((code, index) => errorText(code, 12) === english[index])).toEqual([])
  })
})

describe('the text of a parse result', () => {
  const { title, logo, bootlegger } = scriptRules.shape

  test('is undefined if the value is valid', () => {
    expect(firstErrorText(title.safeParse('Trouble Brewing'))).toBeUndefined()
    expect(firstErrorText(logo.safeParse(''))).toBeUndefined()
  })

  test('is that of the first error, with the limit of the rule', () => {
    expect(firstErrorText(logo.safeParse('logo.png'))).toBe(errorText('link_invalid'))
    expect(firstErrorText(title.safeParse('x'.repeat(51)))).toBe(
      errorText('text_too_long', limits.script.name)
    )
    expect(firstErrorText(bootlegger.safeParse(Array.from({ length: 11 }, () => 'rule')))).toBe(
      errorText('list_too_long', limits.script.bootlegger)
    )
  })

  test('falls back to value_invalid for issues without an error code', () => {
    expect(firstErrorText({ success: false, error: { issues: [{ message: 'Invalid input' }] } })).toBe(
      errorText('value_invalid')
    )
  })
})
