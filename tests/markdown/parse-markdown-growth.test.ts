import { describe, expect, test } from 'vitest'
import { parseMarkdown } from '#markdown/parse-markdown.ts'
import { expectGrowth, growing } from '../growth.ts'

const depthOf = (value: unknown): number => {
  if (typeof value !== 'object' || value === null) return 0
  return 1 + Math.max(0, ...Object.values(value).map(depthOf))
}

/** Texts of about `length` characters. At four times 5,000 the parser reads all of it, beyond that the beginning. */
const texts: Readonly<Record<string, (length: number) => string>> = {
  quotes: length => '>'.repeat(length),
  lists: length => '- '.repeat(length / 2),
  'numbered lists': length => '1. '.repeat(length / 3),
  'indented lists': length => lines(Math.sqrt(length), depth => `${'  '.repeat(depth)}- a`),
  'quotes of many lines': length => lines(Math.sqrt(length), depth => `${'>'.repeat(depth)}a`),
  'open brackets': length => '['.repeat(length),
  'nested brackets': length => `${'['.repeat(length / 2)}${']'.repeat(length / 2)}`,
  'unclosed links': length => '[a]('.repeat(length / 4),
  'unclosed links in letters without spaces': length => '[漢]('.repeat(length / 4),
  'unclosed images': length => '!['.repeat(length / 2),
  'brackets at the end of an address': length => `http://a.b/${')'.repeat(length)}`,
  'entities at the end of an address': length => `http://a.b/${'&a;'.repeat(length / 3)}`,
  addresses: length => 'www.a.b a@b.c '.repeat(length / 14),
  spaces: length => `a${' '.repeat(length)}a`,
  'line breaks': length => `a${'  \n'.repeat(length / 3)}a`,
  'open emphasis': length => 'a*'.repeat(length / 2),
  'single emphasis': length => '*a* '.repeat(length / 4),
  paragraphs: length => 'a\n\n'.repeat(length / 3)
}

const lines = (count: number, lineOf: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => lineOf(index)).join('\n')

describe.each(Object.entries(texts))('text of %s', (_, textOf) => {
  test('is parsed in linear time', () => {
    expectGrowth(growing(5000, textOf), parseMarkdown)
    expectGrowth(growing(50_000, textOf), parseMarkdown)
  })

  test('has limited nesting', () => expect(depthOf(parseMarkdown(textOf(20_000)))).toBeLessThan(60))
})

test('a paragraph with more marks than emphasis needs shows them', () => {
  const open = 'a*'.repeat(1500)
  expect(parseMarkdown(`${open}\\*\n\n*b*`)).toEqual([
    { kind: 'paragraph', children: [{ kind: 'text', text: `${open}*` }] },
    { kind: 'paragraph', children: [{ kind: 'emphasis', children: [{ kind: 'text', text: 'b' }] }] }
  ])
})

test('text of emphasis has limited nesting', () => {
  const stars = '*'.repeat(5000)
  expect(depthOf(parseMarkdown(`${stars}a${stars}`))).toBeLessThan(60)
})
