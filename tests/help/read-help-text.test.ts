import { describe, expect, test } from 'vitest'
import { blockText } from '#help/help-text.ts'
import { readHelpText } from '#help/read-help-text.ts'

const messages: Readonly<Record<string, string>> = { script_undo: 'Undo *all*', new_title: 'New script' }

/** Reads a text whose body is given. */
const read = (body: string, front = 'title: Printing: all of it\nsummary: How to print.') =>
  readHelpText(`---\n${front}\n---\n${body}`, {
    topic: 'printing',
    locale: 'de',
    message: key => messages[key]
  })

describe('a help text', () => {
  test('has a title, a summary, a lead and sections', () => {
    const text = read('First.\n\n## Paper {#paper}\nA4.\n\n### Size {#paper-size}\nLarge.')
    expect(text).toMatchObject({ title: 'Printing: all of it', summary: 'How to print.' })
    expect(blockText(text.lead)).toBe('First.')
    expect(text.sections.map(({ anchor, level, blocks }) => [anchor, level, blockText(blocks)])).toEqual([
      ['paper', 2, 'A4.'],
      ['paper-size', 3, 'Large.']
    ])
  })

  test('names the interface as it is labelled, without reading labels as Markdown', () => {
    const { lead } = read('Choose **{script_undo}** in [{new_title}](screen:newScript).')
    expect(lead).toEqual([
      {
        kind: 'paragraph',
        children: [
          { kind: 'text', text: 'Choose ' },
          { kind: 'strong', children: [{ kind: 'text', text: 'Undo *all*' }] },
          { kind: 'text', text: ' in ' },
          {
            kind: 'link',
            href: '/de/new',
            isExternal: false,
            children: [{ kind: 'text', text: 'New script' }]
          },
          { kind: 'text', text: '.' }
        ]
      }
    ])
  })

  test('has lists, tables, code and pictures', () => {
    const { lead } = read(
      '1. One\n2. Two\n\n| a | b |\n| --- | --- |\n| c | `d` |\n\n```\ncurl\n```\n\n![The list](screenshot:script)'
    )
    expect(lead.map(({ kind }) => kind)).toEqual(['list', 'table', 'code', 'figure'])
    expect(lead[3]).toEqual({ kind: 'figure', scene: 'script', alt: 'The list' })
    expect(blockText(lead)).toBe('One Two a, b; c, d curl')
  })

  test.each([
    ['an unknown message', 'Choose {script_nothing}.', 'there is no message script_nothing'],
    ['an unknown page', '[a](help:nothing)', 'there is no page help:nothing'],
    ['a heading without an anchor', '## Paper', 'no anchor'],
    ['an anchor that is there twice', '## A {#a}\n\n## B {#a}', 'the anchor a is there twice'],
    ['a heading of level 1', '# Paper {#paper}', 'level 1'],
    ['an unknown picture', '![a](screenshot:nothing)', 'no picture screenshot:nothing'],
    ['a picture of another site', '![a](https://example.org/a.png)', 'no picture https'],
    ['a picture without a description', '![](screenshot:script)', 'no description'],
    ['HTML', '<script>alert(1)</script>', 'html isn’t allowed'],
    ['HTML within a text', 'a <b>b</b>', 'html isn’t allowed']
  ])('with %s fails', (_, body, mistake) => {
    expect(() => read(body)).toThrow(`Help text de/printing: `)
    expect(() => read(body)).toThrow(mistake)
  })

  test('may have its title in quotes', () => {
    expect(read('Words.', 'title: "Saving: everything"\nsummary: How to save.').title).toBe(
      'Saving: everything'
    )
  })

  test('without a summary fails', () => {
    expect(() => read('Words.', 'title: Printing')).toThrow('no summary')
  })
})
