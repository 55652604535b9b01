import { describe, expect, test } from 'vitest'
import type { HelpIndexEntry } from '#help/help-index.ts'
import { searchHelp } from '#help/search-help.ts'

const entry = (heading: string, text: string, title = 'Page'): HelpIndexEntry => ({
  href: `/help/page#${heading}`,
  title,
  heading,
  text
})

const headings = (query: string, index: readonly HelpIndexEntry[]) =>
  searchHelp(query, index).map(found => found.entry.heading)

describe('the search of the help', () => {
  const index = [
    entry('Tokens', 'Print tokens on thick paper.'),
    entry('Paper', 'Choose A4 or Letter.'),
    entry('Gürültü', 'Kâğıt seçin; Thứ tự đêm.')
  ]

  test('finds sections that have all words, those in headings first', () => {
    expect(headings('paper', index)).toEqual(['Paper', 'Tokens'])
    expect(headings('print paper', index)).toEqual(['Tokens'])
    expect(headings('paper moon', index)).toEqual([])
  })

  test('finds words by their starts, whatever their case and accents', () => {
    expect(headings('TOK', index)).toEqual(['Tokens'])
    expect(headings('kens', index)).toEqual([])
    expect(headings('gurul', index)).toEqual(['Gürültü'])
    expect(headings('kagit', index)).toEqual(['Gürültü'])
    expect(headings('thu tu', index)).toEqual(['Gürültü'])
  })

  test('finds nothing for the title of the page alone, except its start', () => {
    const start = entry('', 'All about it.', 'Printing')
    expect(headings('printing', [start, entry('Other', 'Words.', 'Printing')])).toEqual([''])
  })

  test('finds nothing for an empty query or signs alone', () => {
    expect(searchHelp(' ', index)).toEqual([])
    expect(searchHelp('…', index)).toEqual([])
  })

  test('shows the words around the match, with the match marked', () => {
    const words = Array.from({ length: 80 }, (_, number) => `w${number}`)
    const text = words.with(40, 'moon,').join(' ')
    const [result] = searchHelp('moon', [entry('Night', text)])
    expect(result?.snippet.filter(({ isMatch }) => isMatch).map(part => part.text)).toEqual(['moon,'])
    expect(result?.snippet.map(part => part.text).join('')).toMatch(/^… w34 .* moon, .* …$/)
  })
})
