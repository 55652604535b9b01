import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { TitleLevel } from '#views/almanac/heading.tsx'
import { MarkdownText, type MarkdownTextProps } from '#views/almanac/markdown-text.tsx'

const htmlOf = (text: string, props: Partial<MarkdownTextProps> = {}) =>
  renderToStaticMarkup(<MarkdownText text={text} depth={2} {...props} />)

/** The classes of the text's container. */
const classesOf = (html: string) => html.match(/^<div class="([^"]*)"/)?.[1]?.split(' ')

describe('a Markdown text', () => {
  test('has an unknown language, and a direction by its letters', () => {
    expect(htmlOf('Wake.')).toBe('<div class="prose" lang="" dir="auto"><p>Wake.</p></div>')
  })

  test('has paragraphs, emphasis and line breaks', () => {
    const html = htmlOf('One **two** *three*\\\nfour\n\nFive')
    expect(html).toContain('<p>One <strong>two</strong> <em>three</em><br/>')
    expect(html).toContain('<p>Five</p>')
  })

  test('has lists, quotes and rules', () => {
    expect(htmlOf('- a\n- b')).toMatch(/<ul><li>.*a.*<\/li><li>.*b.*<\/li><\/ul>/)
    expect(htmlOf('4. a\n5. b')).toMatch(/<ol start="4"><li>/)
    expect(htmlOf('> Quoted')).toContain('<blockquote><p>Quoted</p></blockquote>')
    expect(htmlOf('a\n\n---\n\nb')).toContain('<hr/>')
  })

  test('opens links in a new tab, without vouching for them', () => {
    expect(htmlOf('[site](https://example.com/a)')).toContain(
      '<a href="https://example.com/a" rel="nofollow ugc noopener noreferrer" target="_blank">site</a>'
    )
  })

  test('shows a link to anything but a web address as text', () => {
    expect(htmlOf('[x](javascript:alert)')).not.toContain('<a ')
  })
})

describe('headings of a Markdown text', () => {
  test('start at the given depth below the almanac’s title', () => {
    expect(htmlOf('# A\n\n## B', { depth: 1 })).toMatch(/<h2[^>]*>A<\/h2><h3[^>]*>B<\/h3>/)
    expect(htmlOf('# A', { depth: 3 })).toMatch(/<h4[^>]*>A<\/h4>/)
  })

  test('are never deeper than h6', () => {
    const html = renderToStaticMarkup(
      <TitleLevel value={2}>
        <MarkdownText text={'# A\n\n## B\n\n### C'} depth={3} />
      </TitleLevel>
    )
    expect(html).toMatch(/<h5[^>]*>A<\/h5><h6[^>]*>B<\/h6><h6[^>]*>C<\/h6>/)
  })

  test('start their paragraph only where run-in headings are requested', () => {
    const text = '## How to run\nWake them.'
    expect(htmlOf(text, { runIn: true })).toContain('<div class="prose-lead"><h3')
    expect(classesOf(htmlOf(text, { runIn: true }))).toContain('prose-run-in')
    expect(htmlOf(text)).not.toContain('prose-lead')
  })
})

describe('the drop cap of a Markdown text', () => {
  const long = 'A village by the water. '.repeat(10)
  const hasDropCap = (text: string) => classesOf(htmlOf(text, { dropCap: true }))?.includes('prose-cap')

  test.each([
    ['a long Latin paragraph', long],
    ['a long Cyrillic paragraph', 'Деревня у воды. '.repeat(15)],
    ['a long Greek paragraph', 'Ένα χωριό. '.repeat(20)]
  ])('starts %s', (_, text) => {
    expect(hasDropCap(text)).toBe(true)
  })

  test.each([
    ['a short paragraph', 'A village.'],
    ['a first line too short for three lines', `A village.\\\n${long}`],
    ['a heading', `# A village\n\n${long}`],
    ['a quotation mark', `“${long}`],
    ['letters that join their neighbours', 'قرية على الماء '.repeat(20)],
    ['an empty text', '']
  ])('is left out before %s', (_, text) => {
    expect(hasDropCap(text)).toBe(false)
  })

  test('is left out unless it is requested', () => {
    expect(classesOf(htmlOf(long))).toEqual(['prose'])
  })
})
