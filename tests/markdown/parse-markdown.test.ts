import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { parseMarkdown } from '#markdown/parse-markdown.ts'
import { type Block, type Inline, plainText, type RichText } from '#markdown/rich-text.ts'

const text = (words: string): Inline => ({ kind: 'text', text: words })
const paragraph = (...children: Inline[]): Block => ({ kind: 'paragraph', children })
const plainParagraph = (words: string) => paragraph(text(words))
const lineBreak: Inline = { kind: 'break' }

/** The text of all blocks in order. */
const textOf = (prose: RichText): string =>
  prose
    .map(block => {
      if (block.kind === 'list') return block.items.map(textOf).join(' ')
      if (block.kind === 'quote') return textOf(block.blocks)
      return block.kind === 'rule' ? '' : plainText(block.children)
    })
    .join(' ')

const linksIn = (value: unknown): string[] =>
  [...JSON.stringify(value).matchAll(/"kind":"link","href":"([^"]*)"/g)].map(([, href = '']) => href)

const depthOf = (value: unknown): number => {
  if (typeof value !== 'object' || value === null) return 0
  return 1 + Math.max(0, ...Object.values(value).map(depthOf))
}

describe('a Markdown text', () => {
  test('is parsed into paragraphs, headings, lists, quotes and rules', () => {
    const prose = parseMarkdown(
      '# Overview\nA bell.\n\n- one\n- two\n  - three\n\n4. four\n\n> said\n\n---\nend'
    )
    expect(prose).toEqual([
      { kind: 'heading', level: 1, children: [text('Overview')] },
      plainParagraph('A bell.'),
      {
        kind: 'list',
        start: undefined,
        items: [
          [plainParagraph('one')],
          [plainParagraph('two'), { kind: 'list', start: undefined, items: [[plainParagraph('three')]] }]
        ]
      },
      { kind: 'list', start: 4, items: [[plainParagraph('four')]] },
      { kind: 'quote', blocks: [plainParagraph('said')] },
      { kind: 'rule' },
      plainParagraph('end')
    ])
  })

  test('keeps links and nested emphasis', () => {
    expect(parseMarkdown('a **b *c*** [d](https://example.com/e)')).toEqual([
      paragraph(
        text('a '),
        { kind: 'strong', children: [text('b '), { kind: 'emphasis', children: [text('c')] }] },
        text(' '),
        { kind: 'link', href: 'https://example.com/e', children: [text('d')] }
      )
    ])
  })

  test('keeps every line break', () => {
    expect(parseMarkdown('one\ntwo  \nthree\r\n   four')).toEqual([
      paragraph(text('one'), lineBreak, text('two'), lineBreak, text('three'), lineBreak, text('four'))
    ])
    expect(parseMarkdown('> one\n> two')).toEqual([
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
  ])('without markup stays unchanged: %s', words => {
    expect(parseMarkdown(words)).toEqual([plainParagraph(words)])
  })

  test('has a rule, not a heading, for dashes under a line', () => {
    expect(parseMarkdown('The end\n---')).toEqual([plainParagraph('The end'), { kind: 'rule' }])
    expect(parseMarkdown('The end\n===')).toEqual([paragraph(text('The end'), lineBreak, text('==='))])
  })

  test('can begin with spaces', () => {
    expect(parseMarkdown('     indented')).toEqual([plainParagraph('indented')])
  })

  test('links bare web and email addresses', () => {
    expect(linksIn(parseMarkdown('see https://example.com/a, or write to mara@example.com'))).toEqual([
      'https://example.com/a',
      'mailto:mara@example.com'
    ])
  })

  test.each(['', ' \n\n ', '#', '>'])('without content has no words: %j', nothing => {
    expect(textOf(parseMarkdown(nothing)).trim()).toBe('')
  })
})

describe('headings', () => {
  const levels = (source: string) =>
    parseMarkdown(source).flatMap(block => (block.kind === 'heading' ? [block.level] : []))

  test.each([
    ['### a\n### b', [1, 1]],
    ['## a\n#### b\n## c', [1, 2, 1]],
    ['#### a\n## b\n###### c', [1, 1, 2]]
  ])('are an outline without gaps: %j', (source, expected) => {
    expect(levels(source)).toEqual(expected)
  })

  test('in a list are bold text', () => {
    expect(parseMarkdown('- # a')).toEqual([
      {
        kind: 'list',
        start: undefined,
        items: [[paragraph({ kind: 'strong', children: [text('a')] })]]
      }
    ])
  })
})

describe('a text of more than 20,000 characters', () => {
  test('is parsed up to the last line break before the limit; the rest is plain paragraphs', () => {
    const start = 'x'.repeat(19_990)
    expect(parseMarkdown(`${start}\n# One  two\n three\n \n*four*\n\n \n`)).toEqual([
      plainParagraph(start),
      plainParagraph('# One two three'),
      plainParagraph('*four*')
    ])
  })

  test('is parsed up to the limit without a line break', () => {
    const start = 'x'.repeat(20_000)
    expect(parseMarkdown(`${start}*y*`)).toEqual([plainParagraph(start), plainParagraph('*y*')])
    const [first] = parseMarkdown(`\n*a*${' x'.repeat(10_000)}`)
    expect(first).toMatchObject({ children: [{ kind: 'emphasis' }, {}] })
  })

  test('differs from one of exactly 20,000, which is parsed whole', () => {
    const source = `a\n${'x'.repeat(19_994)} *y*`
    expect(source).toHaveLength(20_000)
    expect(parseMarkdown(source)).toMatchObject([{ children: [{}, {}, {}, { kind: 'emphasis' }] }])
  })
})

describe('nested quotes and lists', () => {
  const quoted = (levels: number, block: Block): Block =>
    levels === 0 ? block : { kind: 'quote', blocks: [quoted(levels - 1, block)] }

  test('are parsed up to 6 levels; deeper ones are plain paragraphs with their marks', () => {
    expect(parseMarkdown('>>>>>> a')).toEqual([quoted(6, plainParagraph('a'))])
    expect(parseMarkdown('>>>>>>> a  *b*')).toEqual([quoted(6, plainParagraph('> a *b*'))])
    expect(parseMarkdown('>>>>>>- a')).toEqual([quoted(6, plainParagraph('- a'))])
  })

  test('keep every word, however many marks come before it', () => {
    expect(textOf(parseMarkdown(`${'> '.repeat(20)}a`)).replace(/[^a]/g, '')).toBe('a')
    expect(textOf(parseMarkdown(`${'>'.repeat(13)}a`))).toContain('>')
  })

  test('have headings as bold text, and no empty blocks', () => {
    expect(parseMarkdown('> ## a')).toEqual([
      { kind: 'quote', blocks: [paragraph({ kind: 'strong', children: [text('a')] })] }
    ])
    expect(parseMarkdown('#')).toEqual([])
    expect(parseMarkdown('- #')).toEqual([{ kind: 'list', start: undefined, items: [[]] }])
  })
})

test('a line ends with any line break', () => {
  for (const end of ['\n', '\r\n', '\r'])
    expect(parseMarkdown(`one${end}two${end}${end}three`)).toEqual([
      paragraph(text('one'), lineBreak, text('two')),
      plainParagraph('three')
    ])
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
  ])('has no unsafe link: %s', words => {
    expect(linksIn(parseMarkdown(words))).toEqual([])
  })

  test('has the description of an image in its place', () => {
    expect(parseMarkdown('![a *bell*](https://example.com/a.png "t")')).toEqual([
      paragraph(text('a '), { kind: 'emphasis', children: [text('bell')] })
    ])
  })

  test('has no link inside a link', () => {
    expect(parseMarkdown('[https://a.example](https://b.example)')).toEqual([
      paragraph({ kind: 'link', href: 'https://b.example/', children: [text('https://a.example')] })
    ])
  })

  test('keeps HTML as plain text', () => {
    const words = '<script>alert(1)</script> <img src=x onerror=alert(1)>'
    expect(parseMarkdown(words)).toEqual([plainParagraph(words)])
  })

  test.each([
    ['quotes', '>'.repeat(200)],
    ['lists', '- '.repeat(200)],
    ['numbered lists', '1. '.repeat(200)],
    ['emphasis', `${'*'.repeat(200)}a${'*'.repeat(200)}`],
    ['quotes of many lines', Array.from({ length: 100 }, (_, depth) => `${'>'.repeat(depth)}a`).join('\n')]
  ])('of nested %s has limited nesting', (_, words) => {
    expect(depthOf(parseMarkdown(words))).toBeLessThan(60)
  })

  test('keeps all its letters in order', () => {
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
        expect(letters(textOf(parseMarkdown(words)))).toBe(letters(words))
      }),
      { numRuns: 500 }
    )
  })
})
