import { describe, expect, test } from 'vitest'
import {
  addHeading,
  addLink,
  type Marking,
  type Selected,
  toggleList,
  toggleStars
} from '#features/almanac/marking.ts'

/** A text with what is selected in it between bars: `a |word| b`. */
function read(text: string): Selected {
  const [before = '', selected = '', after = ''] = text.split('|')
  return { text: before + selected + after, from: before.length, to: before.length + selected.length }
}

/** The text after a change, written the same way. */
function apply(text: string, marking: (selected: Selected) => Marking): string {
  const selected = read(text)
  const { from, to, insert, select } = marking(selected)
  const after = selected.text.slice(0, from) + insert + selected.text.slice(to)
  const [start, end] = select
  return `${after.slice(0, start)}|${after.slice(start, end)}|${after.slice(end)}`
}

const bold = (selected: Selected) => toggleStars(selected, 2)
const italic = (selected: Selected) => toggleStars(selected, 1)

describe('bold and italic', () => {
  test.each([
    ['a |word| b', 'a **|word|** b'],
    ['a| word |b', 'a **|word|** b'],
    ['a || b', 'a **||** b'],
    ['a *|word|* b', 'a ***|word|*** b']
  ])('%s becomes bold', (before, after) => {
    expect(apply(before, bold)).toBe(after)
  })

  test.each(['a |word| b', 'a *|word|* b'])('%s is as it was after twice', text => {
    expect(apply(apply(text, bold), bold)).toBe(text)
  })

  test.each([
    ['a **|word|** b', 'a ***|word|*** b'],
    ['a ***|word|*** b', 'a **|word|** b'],
    ['a *|word|* b', 'a |word| b']
  ])('in %s italic is another thing than bold', (before, after) => {
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
  ])('%j is switched', (before, after) => {
    expect(apply(before, toggleList)).toBe(after)
  })
})

describe('a link', () => {
  const link = (selected: Selected) => addLink(selected, 'link')

  test.each([
    ['see |here| now', 'see [here](|https://|) now'],
    ['see || now', 'see [link](|https://|) now'],
    ['see |https://example.com/a| now', 'see [|link|](https://example.com/a) now']
  ])('%s', (before, after) => {
    expect(apply(before, link)).toBe(after)
  })
})

describe('a heading', () => {
  const advice = (selected: Selected) => addHeading(selected, 'Advice')

  test.each([
    ['||', '## Advice\n||'],
    ['One li||ne.', 'One line.\n\n## Advice\n||'],
    ['One line.\n||', 'One line.\n\n## Advice\n||'],
    ['One line.\n\n||', 'One line.\n\n## Advice\n||'],
    ['One l||ine.\n\nTwo.', 'One line.\n\n## Advice\n||\n\nTwo.']
  ])('after %j', (before, after) => {
    expect(apply(before, advice)).toBe(after)
  })
})
