import { describe, expect, test } from 'vitest'
import { parseMarkdown } from '#markdown/parse-markdown.ts'
import type { Inline } from '#markdown/rich-text.ts'

const text = (words: string): Inline => ({ kind: 'text', text: words })
const lineBreak: Inline = { kind: 'break' }
const link = (href: string, words: string): Inline => ({ kind: 'link', href, children: [text(words)] })

/** Parses a text that is one paragraph. */
function inlinesOf(source: string): readonly Inline[] {
  const [paragraph, ...others] = parseMarkdown(source)
  expect(others).toEqual([])
  return paragraph?.kind === 'paragraph' ? paragraph.children : []
}

describe('an escaped character', () => {
  test.each([
    ['\\*not emphasis\\*', '*not emphasis*'],
    ['\\[a](https://example.com)', '[a](https://example.com)'],
    ['a\\\\b', 'a\\b']
  ])('is plain, without its backslash: %s', (source, words) => {
    expect(
      inlinesOf(source)
        .map(inline => (inline.kind === 'text' ? inline.text : inline.kind === 'link' ? inline.href : ''))
        .join('')
        .replace('https://example.com/', 'https://example.com')
    ).toBe(words)
  })
})

describe('emphasis', () => {
  const nested = (levels: number) => {
    const marks = Array.from({ length: levels }, (_, level) => (level % 2 === 0 ? '*' : '_'))
    return `${marks.map(mark => `${mark}a `).join('')}x${marks
      .map(mark => ` a${mark}`)
      .reverse()
      .join('')}`
  }
  const depthOf = (inlines: readonly Inline[]): number =>
    Math.max(0, ...inlines.map(inline => ('children' in inline ? 1 + depthOf(inline.children) : 0)))

  test('is nested up to 8 levels; the marks of deeper ones are plain', () => {
    expect(depthOf(inlinesOf(nested(3)))).toBe(3)
    expect(depthOf(inlinesOf(nested(8)))).toBe(8)
    expect(depthOf(inlinesOf(nested(12)))).toBe(8)
    expect(JSON.stringify(inlinesOf(nested(9)))).toContain('*a x a*')
  })
})

describe('an address', () => {
  test.each([
    ['mara@example.com', link('mailto:mara@example.com', 'mara@example.com')],
    ['<mailto:mara@example.com>', link('mailto:mara@example.com', 'mailto:mara@example.com')],
    ['https://example.com/@mara', link('https://example.com/@mara', 'https://example.com/@mara')]
  ])('is linked once with its scheme: %s', (source, expected) => {
    expect(inlinesOf(source).filter(({ kind }) => kind === 'link')).toEqual([expected])
  })

  test('without a scheme that is no email address is plain', () => {
    expect(inlinesOf('see www.example.com')).toEqual([text('see www.example.com')])
  })

  test('is left out with a link that has no label', () => {
    expect(inlinesOf('a [](https://example.com) b')).toEqual([text('a  b')])
    expect(inlinesOf('a[ ](https://example.com)b')).toEqual([text('a b')])
  })

  test('in an address of a link may have angle brackets at its ends alone', () => {
    expect(inlinesOf('[a](https://example.com/?q=<b>)')).toEqual([
      link('https://example.com/?q=%3Cb%3E', 'a')
    ])
  })

  test('may stand in angle brackets in a link', () => {
    expect(inlinesOf('[a](<https://example.com/a b>)')).toEqual([link('https://example.com/a%20b', 'a')])
  })
})

describe('brackets', () => {
  test.each(['[+1 Outsider]', '[a](not an address)', '[a](javascript:b)', '![', '[]'])(
    'without a safe address stay as they are: %s',
    words => {
      expect(inlinesOf(words)).toEqual([text(words)])
    }
  )

  test('keep the emphasis of their label', () => {
    expect(inlinesOf('[no *link*]')).toEqual([
      text('[no '),
      { kind: 'emphasis', children: [text('link')] },
      text(']')
    ])
  })

  test('of an image within a link are its description', () => {
    expect(inlinesOf('[![bell](https://a.example/b.png)](https://a.example)')).toEqual([
      link('https://a.example/', 'bell')
    ])
  })
})

describe('whitespace', () => {
  test('around a line is left out, within a line it stays', () => {
    expect(inlinesOf('  a  b \n   c  ')).toEqual([text('a  b'), lineBreak, text('c')])
  })

  test('next to emphasis stays', () => {
    expect(inlinesOf('a *b* c')).toEqual([
      text('a '),
      { kind: 'emphasis', children: [text('b')] },
      text(' c')
    ])
  })

  test('within emphasis may be a line break', () => {
    expect(inlinesOf('*a\nb*')).toEqual([{ kind: 'emphasis', children: [text('a'), lineBreak, text('b')] }])
  })

  test('at the end of emphasis stays, and forced breaks at the ends of a paragraph are left out', () => {
    expect(inlinesOf('**a\\\nb**')).toEqual([{ kind: 'strong', children: [text('a'), lineBreak, text('b')] }])
    expect(inlinesOf('![](https://a.example)\\\na')).toEqual([text('a')])
    expect(inlinesOf('a\\\n![](https://a.example)')).toEqual([text('a')])
  })

  test('of a forced line break is a break', () => {
    expect(inlinesOf('a  \nb\\\nc')).toEqual([text('a'), lineBreak, text('b'), lineBreak, text('c')])
  })
})
