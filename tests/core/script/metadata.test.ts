import { describe, expect, test } from 'vitest'
import {
  setAlmanac,
  setAlmanacDetails,
  setAlmanacIntroduction,
  setAuthor,
  setBackground,
  setBootlegger,
  setCustomData,
  setHideTitle,
  setId,
  setLogo,
  setTitle
} from '#core/script/metadata.ts'
import { emptyScript, type Script } from '#core/script/script.ts'
import { aScript } from '../script-builders.ts'

const link = 'https://example.com/a.png'

describe.each<[keyof Script, (script: Script) => Script, unknown]>([
  ['id', script => setId(script, 'abc'), 'abc'],
  ['title', script => setTitle(script, 'Night of Pies'), 'Night of Pies'],
  ['author', script => setAuthor(script, 'Ann'), 'Ann'],
  ['logo', script => setLogo(script, link), link],
  ['hideTitle', script => setHideTitle(script, true), true],
  ['background', script => setBackground(script, link), link],
  ['almanac', script => setAlmanac(script, link), link],
  ['bootlegger', script => setBootlegger(script, ['No pies.', 'No cakes.']), ['No pies.', 'No cakes.']],
  ['customData', script => setCustomData(script, { mine: 1 }), { mine: 1 }]
])('setting the %s', (key, set, value) => {
  test('changes only that key', () => {
    expect(set(emptyScript)).toEqual({ ...emptyScript, [key]: value })
  })

  test('to the same value changes nothing', () => {
    const once = set(emptyScript)
    expect(set(once)).toBe(once)
  })
})

describe.each<[keyof Script, (script: Script) => Script]>([
  ['id', script => setId(script, undefined)],
  ['logo', script => setLogo(script, '')],
  ['background', script => setBackground(script, '')],
  ['almanac', script => setAlmanac(script, '')]
])('emptying the %s', (key, empty) => {
  test('removes the key', () => {
    const emptied = empty(aScript({ [key]: 'something', title: 'Pies' }))
    expect(key in emptied).toBe(false)
    expect(emptied).toEqual(aScript({ title: 'Pies' }))
  })

  test('changes nothing when it is absent', () => {
    expect(empty(emptyScript)).toBe(emptyScript)
  })
})

test('title and author may be empty texts', () => {
  expect(setTitle(aScript({ title: 'Pies' }), '')).toEqual(emptyScript)
  expect(setAuthor(aScript({ author: 'Ann' }), '')).toEqual(emptyScript)
})

test('house rules are copied from the given list', () => {
  const rules = ['No pies.']
  const script = setBootlegger(emptyScript, rules)
  rules.push('No cakes.')
  expect(script.bootlegger).toEqual(['No pies.'])
})

describe('almanac texts', () => {
  const script = aScript({ customData: { mine: 1 } })
  const written = setAlmanacIntroduction(setAlmanacDetails(script, 'chef', 'Likes pies.'), 'Hello.')

  test('are stored in the custom data, next to other keys', () => {
    expect(written.customData).toEqual({
      mine: 1,
      'chef-almanacDetails': 'Likes pies.',
      almanacIntroduction: 'Hello.'
    })
  })

  test('are removed when empty', () => {
    expect(setAlmanacIntroduction(setAlmanacDetails(written, 'chef', ''), '')).toEqual(script)
  })

  test('change nothing when equal, or when empty and absent', () => {
    expect(setAlmanacDetails(written, 'chef', 'Likes pies.')).toBe(written)
    expect(setAlmanacIntroduction(written, 'Hello.')).toBe(written)
    expect(setAlmanacDetails(script, 'chef', '')).toBe(script)
    expect(setAlmanacIntroduction(script, '')).toBe(script)
  })
})
