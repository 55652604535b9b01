import { describe, expect, test } from 'vitest'
import { readScriptFile, readScriptText, writeScriptFile } from '#core/script/script-file.ts'
import { raven, read } from '../reading/read-file.ts'
import { catalogue, texts } from '../script-builders.ts'

const flock = (count: number) =>
  Array.from({ length: count }, (_, index) =>
    raven({
      id: `Raven ${index}`,
      firstNight: `${index}`,
      jinxes: [{ id: `Raven ${index + 1}`, reason: 'No.' }]
    })
  )

describe('the size of a file', () => {
  test('one item is enough', () => {
    expect(read(['imp']).script.characters).toHaveLength(1)
  })

  test('2,000 items are the most', () => {
    expect(readScriptFile(Array(2000).fill('imp'), catalogue)).toMatchObject({ ok: true })
  })

  test('more are refused with their number', () => {
    expect(readScriptFile(flock(2001), catalogue)).toEqual({
      ok: false,
      code: 'file_too_many',
      detail: { limit: 2000, count: 2001 }
    })
    expect(readScriptFile([flock(1500), flock(1500)], catalogue)).toMatchObject({ detail: { count: 3000 } })
  })

  test('5 MB of junk are refused with the limit', () => {
    expect(readScriptText('junk '.repeat(1024 * 1024), catalogue)).toEqual({
      ok: false,
      code: 'file_too_large',
      detail: { limit: 2 * 1024 * 1024 }
    })
  })

  test('a value that is nested too deep or circular is refused', () => {
    expect(readScriptText(`${'['.repeat(100_000)}${']'.repeat(100_000)}`, catalogue)).toMatchObject({
      code: 'file_too_deep'
    })
    const ring: unknown[] = ['imp']
    ring.push(ring)
    expect(readScriptFile(ring, catalogue)).toMatchObject({ code: 'file_too_deep' })
  })
})

describe('a value without a script', () => {
  test.each([
    ['a number', 5],
    ['nothing', null],
    ['an object without a list', { name: 'Trouble', note: 'to do' }],
    ['a collection without characters', { source: 'x', collection: { id: 'birds', include: [] } }],
    ['a list of numbers', [1, 2, 3]],
    ['a list of pages', [{ slug: 'a', title: 'A page', data: { body: 'Words.' } }]]
  ])('is refused: %s', (_, input) => {
    expect(readScriptFile(input, catalogue)).toEqual({ ok: false, code: 'file_no_script' })
  })

  test('a text is read as JSON, even when it is a JSON string with JSON inside', () => {
    const text = '["imp"]'
    expect(readScriptFile(text, catalogue)).toMatchObject({ ok: true })
    expect(readScriptText(JSON.stringify(text), catalogue)).toMatchObject({ ok: true })
    expect(readScriptFile('imp', catalogue)).toMatchObject({ ok: false, code: 'file_not_json' })
  })
})

describe('catalogue texts', () => {
  const localized = texts({
    characters: { chef: { name: 'Koch', ability: 'You cook.', firstNightReminder: 'Show.' } }
  })
  const file = [
    { id: '_meta', name: '' },
    { id: 'chef', name: 'Koch', ability: 'You cook.', firstNight: 9 }
  ]

  test('aren’t overrides of an official character', () => {
    const result = readScriptFile(file, catalogue, localized)
    expect(result).toMatchObject({
      value: { script: { characters: [{ id: 'chef', changes: { firstNight: 9 } }] } }
    })
  })

  test('complete an overridden character in the file, which is read as the same script', () => {
    const result = readScriptFile(file, catalogue, localized)
    if (!result.ok) throw new Error(result.code)
    const written = writeScriptFile(result.value.script, catalogue, localized)
    expect(written[0]).toMatchObject({
      name: 'Koch',
      ability: 'You cook.',
      firstNight: 9,
      firstNightReminder: 'Show.'
    })
    expect(readScriptFile(written, catalogue, localized)).toMatchObject({
      value: { script: result.value.script }
    })
  })

  test('are left out when not given', () => {
    const { script } = read([{ id: 'chef', firstNight: 9 }])
    expect(writeScriptFile(script, catalogue)[0]).not.toHaveProperty('ability')
  })
})
