import { afterEach, describe, expect, test } from 'vitest'
import { limits } from '#core/limits.ts'
import { ruleCodes } from '#core/rule-codes.ts'
import { scriptRules } from '#core/script-rules.ts'
import { checkedText, errorText } from '#i18n/error-text.ts'
import { overwriteGetLocale } from '#i18n/generated/runtime.js'
import { locales } from '#routes'

afterEach(() => overwriteGetLocale(() => 'en'))

describe('the words of a refusal', () => {
  test('are the sentences of the specification', () => {
    expect(errorText('character_id_pattern')).toBe(
      'Character ID should only contain alphanumeric lowercase characters'
    )
    expect(errorText('character_id_taken')).toBe('Character ID must be unique')
    expect(errorText('character_missing')).toBe('No character to update')
  })

  test('name the limit that was passed', () => {
    expect(errorText('text_too_long', 50)).toBe('Too long: at most 50 characters')
    expect(errorText('list_too_long', 10)).toContain('10')
    expect(errorText('number_too_large', 200)).toContain('200')
  })

  test.each(locales)('differ from code to code and hold no open brace in %s', locale => {
    overwriteGetLocale(() => locale)
    const all = ruleCodes.map(code => errorText(code, 12))
    expect(new Set(all).size).toBe(ruleCodes.length)
    for (const words of all) expect(words).not.toMatch(/[{}]|errors_|^$/)
  })

  test.each(locales.filter(locale => locale !== 'en'))('are not left in English in %s', locale => {
    const english = ruleCodes.map(code => errorText(code, 12))
    overwriteGetLocale(() => locale)
    expect(ruleCodes.filter((code, index) => errorText(code, 12) === english[index])).toEqual([])
  })
})

describe('a checked value', () => {
  const { title, logo, bootlegger } = scriptRules.shape

  test('has no words when it keeps the rule', () => {
    expect(checkedText(title.safeParse('Trouble Brewing'))).toBeUndefined()
    expect(checkedText(logo.safeParse(''))).toBeUndefined()
  })

  test('says what is wrong, with the limit of the rule', () => {
    expect(checkedText(logo.safeParse('logo.png'))).toBe(errorText('link_invalid'))
    expect(checkedText(title.safeParse('x'.repeat(51)))).toBe(errorText('text_too_long', limits.script.name))
    expect(checkedText(bootlegger.safeParse(Array.from({ length: 11 }, () => 'rule')))).toBe(
      errorText('list_too_long', limits.script.bootlegger)
    )
  })

  test('is of the wrong kind when its refusal has no code of ours', () => {
    expect(checkedText({ success: false, error: { issues: [{ message: 'Invalid input' }] } })).toBe(
      errorText('value_invalid')
    )
  })
})
