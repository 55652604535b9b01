import { expect, test } from 'vitest'
import { parseMarkdown } from '#markdown/parse-markdown.ts'
import { measure } from '../core/measure.ts'

const depthOf = (value: unknown): number => {
  if (typeof value !== 'object' || value === null) return 0
  return 1 + Math.max(0, ...Object.values(value).map(depthOf))
}

test.each([
  ['quotes', '>'.repeat(10_000)],
  ['lists', '- '.repeat(10_000)],
  ['numbered lists', '1. '.repeat(10_000)],
  ['indented lists', Array.from({ length: 200 }, (_, depth) => `${'  '.repeat(depth)}- a`).join('\n')],
  ['emphasis', `${'*'.repeat(5000)}a${'*'.repeat(5000)}`],
  ['alternating emphasis', `${'**a *b '.repeat(1000)}${'c* d**'.repeat(1000)}`],
  ['brackets', '['.repeat(10_000)],
  ['unclosed links', '[a]('.repeat(5000)],
  ['unclosed images', '!['.repeat(10_000)],
  ['quotes of many lines', Array.from({ length: 300 }, (_, depth) => `${'>'.repeat(depth)}a`).join('\n')],
  ['a million letters', 'a *b* '.repeat(170_000)]
])('text of %s is parsed quickly, with limited nesting', (_, words) => {
  const { value: prose, milliseconds } = measure(() => parseMarkdown(words))
  // Ten times the time on a slow machine; without limits it would take minutes.
  expect(milliseconds).toBeLessThan(2000)
  expect(depthOf(prose)).toBeLessThan(60)
})
