import { describe, expect, test } from 'vitest'
import { scriptRules } from '#core/script/script-rules.ts'
import { isWebLink } from '#core/validation/field-schemas.ts'

const refusals = (form: Record<string, unknown>) =>
  scriptRules.safeParse(form).error?.issues.map(issue => `${issue.path.join('.')} ${issue.message}`) ?? []

const link = (length: number) => 'https://example.com/'.padEnd(length, 'x')

test('empty metadata is valid', () => {
  expect(refusals({})).toEqual([])
  expect(refusals({ title: '', author: '', logo: '', background: '', almanac: '', bootlegger: [] })).toEqual(
    []
  )
})

test.each(['title', 'author'])('%s has at most 50 characters after trimming', field => {
  expect(refusals({ [field]: ` ${'x'.repeat(50)} ` })).toEqual([])
  expect(refusals({ [field]: 'x'.repeat(51) })).toEqual([`${field} text_too_long`])
})

describe.each(['logo', 'background', 'almanac'])('%s', field => {
  test('is a web address of at most 250 characters', () => {
    expect(refusals({ [field]: link(250) })).toEqual([])
    expect(refusals({ [field]: link(251) })).toEqual([`${field} text_too_long`])
    expect(refusals({ [field]: 'example.com/logo.png' })).toEqual([`${field} link_invalid`])
  })
})

test('there are at most 10 house rules, none of them empty', () => {
  expect(refusals({ bootlegger: Array(10).fill('No pies.') })).toEqual([])
  expect(refusals({ bootlegger: Array(11).fill('No pies.') })).toEqual(['bootlegger list_too_long'])
  expect(refusals({ bootlegger: ['No pies.', ' '] })).toEqual(['bootlegger.1 text_empty'])
})

test('the almanac’s introduction has at most 5000 characters', () => {
  expect(refusals({ almanacIntroduction: 'x'.repeat(5000) })).toEqual([])
  expect(refusals({ almanacIntroduction: 'x'.repeat(5001) })).toEqual(['almanacIntroduction text_too_long'])
})

test('values of the wrong type are refused with a code too', () => {
  expect(refusals({ title: 1, hideTitle: 'no', bootlegger: 'a' })).toEqual([
    'title value_invalid',
    'hideTitle value_invalid',
    'bootlegger value_invalid'
  ])
})

describe('a web address', () => {
  test.each([
    'https://example.com',
    'http://example.com/a?b=c#d',
    'HTTPS://EXAMPLE.COM/é',
    'http://localhost:8787/a.png'
  ])('can be %s', address => {
    expect(isWebLink(address)).toBe(true)
  })

  test.each([
    '',
    'example.com',
    '//example.com',
    'ftp://example.com',
    'https:example.com',
    'https:///a',
    'https://',
    'https://a b',
    'https://exa mple.com/',
    'https://[bad',
    'javascript:alert(1)',
    'data:image/png;base64,AA'
  ])('can’t be "%s"', address => {
    expect(isWebLink(address)).toBe(false)
  })
})
