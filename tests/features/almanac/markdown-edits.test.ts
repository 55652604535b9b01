import { describe, expect, test } from 'vitest'
import {
  addHeading,
  addLink,
  type TextEdit,
  type TextSelection,
  toggleEmphasis,
  toggleList
} from '#features/almanac/markdown-edits.ts'

/** Parses a text whose selection stands between bars: `a |word| b`. */
function parse(text: string): TextSelection {
  const [before = '', selected = '', after = ''] = text.split('|')
  return { text: before + selected + after, from: before.length, to: before.length + selected.length }
}

/** Applies an edit and writes the result in the same notation. */
function apply(text: string, edit: (selection: TextSelection) => TextEdit): string {
  const selection = parse(text)
  const { from, to, insert, select } = edit(selection)
  const after = selection.text.slice(0, from) + insert + selection.text.slice(to)
  const [start, end] = select
  return `${after.slice(0, start)}|${after.slice(start, end)}|${after.slice(end)}`
}

const bold = (selection: TextSelection) => toggleEmphasis(selection, 2)
const italic = (selection: TextSelection) => toggleEmphasis(selection, 1)

describe('bold and italic', () => {
  test.each([
    ['a |word| b', 'a **|word|** b'],
    ['a| word |b', 'a **|word|** b'],
    ['a || b', 'a **||** b'],
    ['a *|word|* b', 'a ***|word|*** b']
  ])('%s becomes bold', (before, after) => {
    expect(apply(before, bold)).toBe(after)
  })

  test.each(['a |word| b', 'a *|word|* b'])('toggling bold twice restores %s', text => {
    expect(apply(apply(text, bold), bold)).toBe(text)
  })

  test.each([
    ['a **|word|** b', 'a ***|word|*** b'],
    ['a ***|word|*** b', 'a **|word|** b'],
    ['a *|word|* b', 'a |word| b']
  ])('italic of %s leaves its bold unchanged', (before, after) => {
    expect(apply(before, italic)).toBe(after)
  })
})

describe('a list', () => {
  test.each([
    ['one|', '- one||'],
    ['a\no|ne\ntw|o\nb', 'a\n|- one\n- two|\nb'],
    ['|- one\n* two|', '|one\ntwo|'],
    ['|one\n\ntwo|', '|- one\n\n- two|'],
    ['||', '- ||']
  ])('%j toggles between lines and list items', (before, after) => {
    expect(apply(before, toggleList)).toBe(after)
  })
})

describe('a link', () => {
  const link = (selection: TextSelection) => addLink(selection, 'link')

  test.each([
    ['see |here| now', 'see [here](|https://|) now'],
    ['see || now', 'see [link](|https://|) now'],
    ['see |https://example.com/a| now', 'see [|link|](https://example.com/a) now']
  ])('%s becomes a link', (before, after) => {
    expect(apply(before, link)).toBe(after)
  })
})

describe('a heading', () => {
  const advice = (selection: TextSelection) => addHeading(selection, 'Advice')

  test.each([
    ['||', '## Advice\n||'],
    ['One li||ne.', 'One line.\n\n## Advice\n||'],
    ['One line.\n||', 'One line.\n\n## Advice\n||'],
    ['One line.\n\n||', 'One line.\n\n## Advice\n||'],
    ['One l||ine.\n\nTwo.', 'One line.\n\n## Advice\n||\n\nTwo.']
  ])('goes below the current line of %j', (before, after) => {
    expect(apply(before, advice)).toBe(after)
  })
})
