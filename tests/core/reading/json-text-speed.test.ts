import { expect, test } from 'vitest'
import { parseJsonText } from '#core/reading/json-text.ts'
import { measure } from '../measure.ts'

test('JSON with many mistakes is parsed in linear time', () => {
  const { value, milliseconds } = measure(() => [
    parseJsonText(`[${'1,,'.repeat(300_000)}]`),
    parseJsonText(`[${'/* x */ 1,'.repeat(100_000)}]`)
  ])
  expect(value).toMatchObject([{ repairs: { length: 1 } }, { repairs: { length: 2 } }])
  expect(milliseconds).toBeLessThan(3000)
})

test('the limit counts bytes of UTF-8, whatever the length of a letter', () => {
  const limit = 2 * 1024 * 1024
  for (const letter of ['a', '\u0080', '\u07FF', '\u0800', '\uFFFF', '🔔']) {
    const size = Buffer.byteLength(letter)
    const fill = Math.floor((limit - 2) / size)
    const full = `"${letter.repeat(fill)}"`.padEnd(limit - fill * size - 2 + letter.length * fill + 2, ' ')
    expect(Buffer.byteLength(full)).toBe(limit)
    expect(parseJsonText(full).ok).toBe(true)
    expect(parseJsonText(`${full} `)).toMatchObject({ code: 'file_too_large' })
  }
})
