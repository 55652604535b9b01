import { expect, test } from 'vitest'
import { emptyGame, emptySeat } from '#core/grimoire/game.ts'
import { aScript } from '../../../core/script-builders.ts'
import { openGame } from '../open-game.tsx'

const characters = [
  'washerwoman',
  'librarian',
  'empath',
  'monk',
  'slayer',
  'butler',
  'drunk',
  'saint',
  'poisoner',
  'imp'
]
const game = {
  ...emptyGame,
  phase: 'night' as const,
  round: 2,
  bluffs: [{ id: 'demon', name: '', characters: ['monk', 'saint', 'slayer'] }],
  seats: Array.from({ length: 20 }, (_, index) => ({
    ...emptySeat(`s${index}`, index % 2 ? 'Nguyễn Thị Phương Thảo' : '欧阳娜娜'),
    character: characters[index % 10] ?? '',
    alive: index % 3 !== 0
  })),
  reminders: Array.from({ length: 60 }, (_, index) => ({
    id: `r${index}`,
    seat: `s${index % 20}`,
    character: characters[index % 10] ?? '',
    text: 'Is the Drunk'
  }))
}

test.each([
  [390, 844, 0],
  [390, 844, 2],
  [700, 800, 0],
  [1000, 800, 2],
  [1440, 1000, 0],
  [1440, 1000, 2],
  [1920, 1080, 2]
])('20 seats and 60 reminders don’t overlap in a window of %i x %i, with %i Fabled', async (...given) => {
  const [width, height, fabled] = given
  await openGame(
    { ...game, unseatedCharacters: ['angel', 'djinn'].slice(0, fabled) },
    { script: aScript({ characters }), width, height }
  )
  await expect.poll(overlaps).toEqual([])
})

/** Names of tokens and of what is in the middle that overlap by more than a pixel, or leave the table. */
function overlaps(): string[] {
  const table = document.querySelector('.game-table-plane')?.getBoundingClientRect()
  const elements = [
    ...document.querySelectorAll('.seat-token, .table-token, .edge-character, .game-table-middle > div > *')
  ].filter(element => element.getClientRects().length > 0)
  const boxes = elements.map(element => ({ element, box: element.getBoundingClientRect() }))
  const nameOf = (element: Element) => element.textContent ?? ''
  const outside = boxes.filter(
    ({ box }) =>
      !table ||
      box.left < table.left - 1 ||
      box.right > table.right + 1 ||
      box.top < table.top - 1 ||
      box.bottom > table.bottom + 1
  )
  return [
    ...outside.map(({ element }) => nameOf(element)),
    ...boxes.flatMap(({ element, box }, index) =>
      boxes
        .slice(index + 1)
        .filter(
          ({ box: other }) =>
            box.left < other.right - 1 &&
            other.left < box.right - 1 &&
            box.top < other.bottom - 1 &&
            other.top < box.bottom - 1
        )
        .map(({ element: other }) => `${nameOf(element)} over ${nameOf(other)}`)
    )
  ]
}
