import { expect, test } from 'vitest'
import { planNightStrips } from '#print/night/plan-night-strips.ts'
import { createPlanContext } from '#print/page/plan-context.ts'
import { defaultPrintOptions, type PrintOptions } from '#print/print-options.ts'
import { custom } from '../../core/script-builders.ts'
import { aCast, englishTexts, kit } from '../print-helpers.ts'

const german =
  'Wähle einen Spieler und schicke ihn mit geschlossenen Augen schlafen. Zeige der Nachtwächterin die Rolle ' +
  'eines ungewöhnlich verdächtigen Dorfbewohners, der in dieser Nacht nicht vergiftet worden ist.'

/** The type sizes of the texts that begin with a word, and the number of pieces with the character's name. */
function strips(name: string, reminder: string, stripSize: PrintOptions['stripSize']) {
  const options = { ...defaultPrintOptions, stripSize }
  const cast = aCast({
    characters: [custom('watch', { name, firstNight: 50, firstNightReminder: reminder })]
  })
  const pages = planNightStrips(
    cast,
    createPlanContext(options, { texts: englishTexts, language: 'en' }, kit)
  )
  const lines = pages
    .flatMap(({ content }) => content.items)
    .flatMap(item =>
      item.kind === 'line'
        ? [{ text: item.line.map(({ text }) => text).join(''), size: item.style.size }]
        : []
    )
  const sizesOf = (word: string) => [
    ...new Set(lines.filter(({ text }) => text.startsWith(word)).map(({ size }) => size))
  ]
  return { sizesOf, pieces: lines.filter(({ text }) => text === name).length }
}

test('each card has the largest type that fits it', () => {
  const short = strips('Watch', 'Wähle einen Spieler.', 'card')
  expect(short.sizesOf('Wähle')).toEqual([12])
  expect(short.sizesOf('Watch')).toEqual([14])
  const long = strips('Watch', german, 'card')
  expect(long.pieces).toBe(1)
  expect(long.sizesOf('Wähle')).toEqual([10])
})

test('a reminder too long for a card continues on another one, in type of a readable size', () => {
  const { pieces, sizesOf } = strips('Watch', `${german} `.repeat(2).trim(), 'card')
  expect(pieces).toBe(2)
  expect(sizesOf('Wähle')).toEqual([10])
})

test('a long name is smaller before a word of it breaks', () => {
  expect(strips('Watch at Midnight', 'Wake.', 'card').sizesOf('Watch')).toEqual([14])
  expect(strips('Nachtwächterinnen', 'Wake.', 'card').sizesOf('Nachtwächterinnen')).toEqual([11])
})

test('strips have type of 10 points', () => {
  expect(strips('Watch', german, 'strip').sizesOf('Wähle')).toEqual([10])
})
