import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type Block, type Inline, type Prose, plainText } from '#prose/prose.ts'
import { readProse } from '#prose/read-prose.ts'

const text = (words: string): Inline => ({ kind: 'text', text: words })
const paragraph = (...children: Inline[]): Block => ({ kind: 'paragraph', children })
const said = (words: string) => paragraph(text(words))
const lineBreak: Inline = { kind: 'break' }

/** All words of a text in their order, with the address of each link. */
const wordsIn = (prose: Prose): string =>
  prose
    .map(block => {
      if (block.kind === 'list') return block.items.map(wordsIn).join(' ')
      if (block.kind === 'quote') return wordsIn(block.blocks)
      return block.kind === 'rule' ? '' : plainText(block.children)
    })
    .join(' ')

const linksIn = (value: unknown): string[] =>
  [...JSON.stringify(value).matchAll(/"kind":"link","href":"([^"]*)"/g)].map(([, href = '']) => href)

const depthOf = (value: unknown): number => {
  if (typeof value !== 'object' || value === null) return 0
  return 1 + Math.max(0, ...Object.values(value).map(depthOf))
}

describe('a text', () => {
  test('is read into paragraphs, headings, lists, quotes and rules', () => {
    const prose = readProse('# Overview\nA bell.\n\n- one\n- two\n  - three\n\n4. four\n\n> said\n\n---\nend')
    expect(prose).toEqual([
      { kind: 'heading', level: 1, children: [text('Overview')] },
      said('A bell.'),
      {
        kind: 'list',
        start: undefined,
        items: [[said('one')], [said('two'), { kind: 'list', start: undefined, items: [[said('three')]] }]]
      },
      { kind: 'list', start: 4, items: [[said('four')]] },
      { kind: 'quote', blocks: [said('said')] },
      { kind: 'rule' },
      said('end')
    ])
  })

  test('keeps emphasis, also within emphasis, and links', () => {
    expect(readProse('a **b *c*** [d](https://example.com/e)')).toEqual([
      paragraph(
        text('a '),
        { kind: 'strong', children: [text('b '), { kind: 'emphasis', children: [text('c')] }] },
        text(' '),
        { kind: 'link', href: 'https://example.com/e', children: [text('d')] }
      )
    ])
  })

  test('keeps every line break of its writer', () => {
    expect(readProse('one\ntwo  \nthree\r\n   four')).toEqual([
      paragraph(text('one'), lineBreak, text('two'), lineBreak, text('three'), lineBreak, text('four'))
    ])
    expect(readProse('> one\n> two')).toEqual([
      { kind: 'quote', blocks: [paragraph(text('one'), lineBreak, text('two'))] }
    ])
  })

  test.each([
    'Setup: [+1 Outsider] or [-1 Outsider]',
    'They wake each night*, then sleep.',
    '2 * 3 * 4, snake_case_name, 1) no list',
    'a < b && b > c, &amp; and <b>bold</b> & `code`',
    '[words][reference] and [words](no address)',
    '“Quotes” … – — ‘too’'
  ])('that marks nothing stays as it was typed: %s', words => {
    expect(readProse(words)).toEqual([said(words)])
  })

  test('has a rule, and no heading, under a line above dashes', () => {
    expect(readProse('The end\n---')).toEqual([said('The end'), { kind: 'rule' }])
    expect(readProse('The end\n===')).toEqual([paragraph(text('The end'), lineBreak, text('==='))])
  })

  test('may begin its lines with blanks', () => {
    expect(readProse('     indented')).toEqual([said('indented')])
  })

  test('links what is an address of its own', () => {
    expect(linksIn(readProse('see https://example.com/a, or write to mara@example.com'))).toEqual([
      'https://example.com/a',
      'mailto:mara@example.com'
    ])
  })

  test.each(['', ' \n\n ', '#', '>'])('of nothing has no words: %j', nothing => {
    expect(wordsIn(readProse(nothing)).trim()).toBe('')
  })
})

describe('headings', () => {
  const levels = (source: string) =>
    readProse(source).flatMap(block => (block.kind === 'heading' ? [block.level] : []))

  test.each([
    ['### a\n### b', [1, 1]],
    ['## a\n#### b\n## c', [1, 2, 1]],
    ['#### a\n## b\n###### c', [1, 1, 2]]
  ])('are an outline without gaps: %j', (source, expected) => {
    expect(levels(source)).toEqual(expected)
  })

  test('in a list are lines in bold', () => {
    expect(readProse('- # a')).toEqual([
      {
        kind: 'list',
        start: undefined,
        items: [[paragraph({ kind: 'strong', children: [text('a')] })]]
      }
    ])
  })
})

describe('a hostile text', () => {
  test.each([
    '[a](javascript:alert(1))',
    '[a](JaVaScRiPt:alert(1))',
    '[a](&#106;avascript:alert(1))',
    '[a](data:text/html;base64,PHNjcmlwdD4=)',
    '[a](vbscript:x)',
    '[a](file:///etc/passwd)',
    '[a](//example.com)',
    '[a](<java\nscript:alert(1)>)',
    '<javascript:alert(1)>',
    '![a](javascript:alert(1))',
    '[a][b]\n\n[b]: javascript:alert(1)'
  ])('leads nowhere: %s', words => {
    expect(linksIn(readProse(words))).toEqual([])
  })

  test('has pictures as their description', () => {
    expect(readProse('![a *bell*](https://example.com/a.png "t")')).toEqual([
      paragraph(text('a '), { kind: 'emphasis', children: [text('bell')] })
    ])
  })

  test('has no link within a link', () => {
    expect(readProse('[https://a.example](https://b.example)')).toEqual([
      paragraph({ kind: 'link', href: 'https://b.example/', children: [text('https://a.example')] })
    ])
  })

  test('keeps the words of markup', () => {
    const words = '<script>alert(1)</script> <img src=x onerror=alert(1)>'
    expect(readProse(words)).toEqual([said(words)])
  })

  test.each([
    ['quotes', '>'.repeat(10_000)],
    ['lists', '- '.repeat(10_000)],
    ['numbered lists', '1. '.repeat(10_000)],
    [
      'lists by indentation',
      Array.from({ length: 200 }, (_, depth) => `${'  '.repeat(depth)}- a`).join('\n')
    ],
    ['emphasis', `${'*'.repeat(5000)}a${'*'.repeat(5000)}`],
    ['emphasis by turns', `${'**a *b '.repeat(1000)}${'c* d**'.repeat(1000)}`],
    ['brackets', '['.repeat(10_000)],
    ['open links', '[a]('.repeat(5000)],
    ['open pictures', '!['.repeat(10_000)],
    ['quotes of many lines', Array.from({ length: 300 }, (_, depth) => `${'>'.repeat(depth)}a`).join('\n')],
    ['a million letters', 'a *b* '.repeat(170_000)]
  ])('of %s is read at once, and is shallow', (_, words) => {
    const begin = performance.now()
    const prose = readProse(words)
    // Ten times what a slow machine needs; what is not bounded takes minutes.
    expect(performance.now() - begin).toBeLessThan(2000)
    expect(depthOf(prose)).toBeLessThan(60)
  })

  test('whatever it holds has all its letters and digits, in their order', () => {
    const marks = fc.constantFrom(
      '*',
      '_',
      '[',
      ']',
      '(',
      ')',
      '>',
      '#',
      '-',
      '\\',
      '\n',
      ' ',
      '`',
      '<',
      'a',
      'é',
      '7'
    )
    fc.assert(
      fc.property(fc.array(marks, { maxLength: 80 }), parts => {
        const words = parts.join('')
        const letters = (some: string) => some.replace(/[^aé]/g, '')
        expect(letters(wordsIn(readProse(words)))).toBe(letters(words))
      }),
      { numRuns: 500 }
    )
  })
})
