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
