import { describe, expect, test } from 'vitest'
import { parseMarkdown } from '#markdown/parse-markdown.ts'
import { withRunInHeadings } from '#markdown/run-in-headings.ts'

const kindsOf = (text: string) => withRunInHeadings(parseMarkdown(text)).map(({ kind }) => kind)

describe('a heading before a paragraph', () => {
  test('runs into it, and the paragraph does not come twice', () => {
    const [heading, paragraph, last] = parseMarkdown('# How to run\nWake them.\n\nEnd.')
    expect(withRunInHeadings(parseMarkdown('# How to run\nWake them.\n\nEnd.'))).toEqual([
      { kind: 'runInHeading', heading, paragraph },
      last
    ])
  })

  test.each(['.', ':', '!', '?', '…'])('stays a heading when it ends in %s', end => {
    expect(kindsOf(`# How to run${end}\nWake them.`)).toEqual(['heading', 'paragraph'])
  })

  test('runs into it also with such a mark elsewhere', () => {
    expect(kindsOf('# Why? Because\nWake them.')).toEqual(['runInHeading'])
  })
})

test('a heading before anything else, or at the end, stays a heading', () => {
  expect(kindsOf('# One\n# Two\nWords.\n\n# Three\n- item\n\n# Four')).toEqual([
    'heading',
    'runInHeading',
    'heading',
    'list',
    'heading'
  ])
})
