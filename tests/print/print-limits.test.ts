import { describe, expect, test } from 'vitest'
import { planWithinLimits } from '#print/plan-within-limits.ts'
import { findExcess, inBrowser, maxNameLetters, onServer } from '#print/print-limits.ts'
import { defaultPrintOptions, type PrintOptions } from '#print/print-options.ts'
import { printedCast } from '#print/printed-cast.ts'
import { custom } from '../core/script-builders.ts'
import { aCast, englishTexts, kit, pdfBytes } from './print-helpers.ts'

const withRules = (count: number) =>
  aCast({ characters: ['imp'], bootlegger: Array.from({ length: count }, (_, index) => `Rule ${index}.`) })
const withJinxes = (count: number) => {
  const first = Array.from({ length: 20 }, (_, index) => custom(`a${index}`, { name: 'A' }))
  const second = Array.from({ length: Math.ceil(count / 20) }, (_, index) =>
    custom(`b${index}`, { name: 'B', jinxes: first.map(({ id }) => ({ id, reason: 'No.' })) })
  )
  return aCast({ characters: [...first, ...second] })
}
const withReminders = (count: number, letters = 4) =>
  aCast({
    characters: [custom('warden', { name: 'W', reminders: Array(count - 1).fill('x'.repeat(letters)) })]
  })
const withAbility = (letters: number, characters = 1) =>
  aCast({
    characters: Array.from({ length: characters }, (_, index) =>
      custom(`c${index}`, { name: '', ability: 'x'.repeat(letters) })
    )
  })

const excessOf = (cast: ReturnType<typeof aCast>, options: Partial<PrintOptions> = {}) => {
  const all = { ...defaultPrintOptions, ...options }
  return findExcess([printedCast(cast, all)], all, onServer)
}

describe('what a print has too much of', () => {
  test.each([
    ['jinxes', withJinxes(320), withJinxes(300), 320, 300],
    ['houseRules', withRules(101), withRules(100), 101, 100],
    ['tokens', withReminders(801), withReminders(800), 801, 800],
    ['tokenLetters', withReminders(135, 30), withReminders(134, 30), 4021, 4000],
    ['text', withAbility(10_001), withAbility(10_000), 10_001, 10_000]
  ] as const)('counts %s', (kind, over, within, count, limit) => {
    const options = { parts: ['sheet', 'tokens'] as const }
    expect(excessOf(over, options)).toEqual({ kind, count, limit })
    expect(excessOf(within, options)).toBeUndefined()
  })

  test('counts the letters of all texts, once for each part', () => {
    const cast = withAbility(9000, 10)
    expect(excessOf(cast, { parts: ['sheet'] })).toBeUndefined()
    expect(excessOf(cast, { parts: ['sheet', 'back'] })).toMatchObject({ kind: 'letters', limit: 100_000 })
  })

  test('counts the marks of all texts, which cost more than their letters', () => {
    const withMarks = (letters: number) =>
      aCast({ characters: [custom('a', { firstNight: 1, firstNightReminder: '*r* '.repeat(letters / 4) })] })
    const options = { parts: ['night'] as const }
    expect(excessOf(withMarks(6000), options)).toMatchObject({ kind: 'marks', limit: 2500 })
    expect(excessOf(withMarks(4800), options)).toBeUndefined()
  })

  test('counts every copy of a token', () => {
    const cast = withReminders(40)
    const tokenCounts = { warden: 20, 'warden#0': 20 }
    expect(excessOf(cast, { parts: ['tokens'], tokenCounts })).toBeUndefined()
    const many = aCast({
      characters: Array.from({ length: 200 }, (_, index) => custom(`c${index}`, { name: 'C' }))
    })
    const all = Object.fromEntries(many.characters.map(({ id }) => [id, 20]))
    expect(excessOf(many, { parts: ['tokens'], tokenCounts: all })).toEqual({
      kind: 'tokens',
      count: 4000,
      limit: 800
    })
  })

  test('leaves out what the options leave out', () => {
    expect(excessOf(withJinxes(320), { jinxes: false })).toBeUndefined()
    expect(excessOf(withRules(101), { houseRules: false })).toBeUndefined()
    expect(excessOf(withReminders(801), { parts: ['sheet'] })).toBeUndefined()
  })
})

test('a print of more pages than the limit is refused with both numbers', () => {
  const plan = (maxPages: number) =>
    planWithinLimits(
      aCast({ characters: ['imp', 'chef'] }),
      { ...defaultPrintOptions, parts: ['sheet', 'night'] },
      { texts: englishTexts, language: 'en' },
      kit,
      { ...onServer, pages: maxPages }
    )
  expect(plan(1)).toEqual({
    ok: false,
    code: 'print_too_large',
    excess: { kind: 'pages', count: 2, limit: 1 }
  })
  expect(plan(2)).toMatchObject({ ok: true, value: { pages: { length: 2 } } })
  expect(onServer.pages).toBeLessThan(inBrowser.pages)
})

describe('a name of 3,000 letters', () => {
  const long = 'Warden'.repeat(500)
  const cast = aCast({
    characters: [
      custom('warden', {
        name: long,
        firstNight: 1,
        otherNight: 1,
        reminders: [long],
        jinxes: [{ id: 'imp', reason: 'No.' }]
      }),
      'imp'
    ]
  })

  test('prints with an ellipsis', async () => {
    const bytes = await pdfBytes(cast, { parts: ['sheet', 'back', 'night', 'almanac', 'tokens'] })
    expect(bytes.length).toBeGreaterThan(10_000)
    const half = await pdfBytes(
      { ...cast, characters: cast.characters.map(each => ({ ...each, name: 'W'.repeat(3000) })) },
      { parts: ['sheet'], size: 'half', columns: 1 }
    )
    expect(half.length).toBeGreaterThan(10_000)
  })

  test('is cut wherever the cast has the character', () => {
    const printed = printedCast(cast, { jinxes: true, houseRules: true })
    const [warden] = printed.characters
    expect(warden?.name).toBe(`${long.slice(0, maxNameLetters)}…`)
    expect(warden?.reminders).toEqual([warden?.name])
    expect(printed.jinxes[0]).toMatchObject({ first: warden })
    expect(printed.jinxes[0]?.first).toBe(warden)
    expect(printed.firstNight.find(({ id }) => id === 'warden')).toMatchObject({ character: warden })
  })

  test('a title of any length is printed', () => {
    const titled = aCast({ title: 'Bell '.repeat(4000), characters: ['imp'] })
    expect(excessOf(titled)).toBeUndefined()
  })

  test('a cast with short names stays as it is', () => {
    const short = aCast({ characters: ['imp'] })
    expect(printedCast(short, { jinxes: true, houseRules: true }).characters).toBe(short.characters)
  })
})
