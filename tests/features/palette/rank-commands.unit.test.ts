import { describe, expect, test } from 'vitest'
import { type Findable, rankCommands } from '#features/palette/search/rank-commands.ts'
import { expectGrowth, growing } from '../../growth.ts'

const find = (query: string, commands: readonly Findable[]) =>
  rankCommands(query, commands).map(({ command }) => command.label)

const commands: Findable[] = [
  { label: 'Share', words: 'link QR code' },
  { label: 'Import', words: 'open file' },
  { label: 'Export', words: 'print PDF' },
  { label: 'Imp' },
  { label: 'Swap for another', context: 'Imp' },
  { label: 'Save as new script' },
  { label: 'Éditeur de logos' }
]

describe('ranking commands', () => {
  test('finds nothing for an empty query', () => {
    expect(find(' ', commands)).toEqual([])
  })

  test('puts the label itself first, then labels that begin with the query, then what is about it', () => {
    expect(find('imp', commands)).toEqual(['Imp', 'Import', 'Swap for another'])
  })

  test('finds by synonyms, by initials, and by words in any order', () => {
    expect(find('pdf', commands)).toEqual(['Export'])
    expect(find('saans', commands)).toEqual(['Save as new script'])
    expect(find('imp swap', commands)).toEqual(['Swap for another'])
  })

  test('needs every word', () => {
    expect(find('swap chef', commands)).toEqual([])
  })

  test('doesn’t mind case, accents and missing letters', () => {
    expect(find('EDITEUR', commands)).toEqual(['Éditeur de logos'])
    expect(find('exprt', commands)).toEqual(['Export'])
  })

  test('finds letters inside of words after everything else', () => {
    expect(find('port', commands)).toEqual(['Import', 'Export'])
  })

  test('takes a time that grows with the number of commands', () => {
    const many = growing(2000, size =>
      Array.from({ length: size }, (_, index) => ({ label: `${'a'.repeat(20)} ${index}` }))
    )
    expectGrowth(many, each => rankCommands('aaaaaab', each))
  })
})
