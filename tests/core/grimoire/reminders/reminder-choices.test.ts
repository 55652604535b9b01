import { expect, test } from 'vitest'
import { reminderChoices } from '#core/grimoire/reminders/reminder-choices.ts'
import { custom } from '../../script-builders.ts'
import { castOf, gameOf } from '../table.ts'

const { characters } = castOf(
  'chef',
  'monk',
  'poisoner',
  'lunatic',
  custom('owl', { reminders: ['Seen', 'Seen', 'Heard'], remindersGlobal: ['Is the Owl'] })
)
const row = (game: Parameters<typeof reminderChoices>[0], turn?: string) =>
  reminderChoices(game, characters, turn).map(({ character, text, tokens, placed }) =>
    [character, text, `${placed}/${tokens}`].join(' ')
  )

test('tokens of characters in play come first, with how many are placed', () => {
  const game = gameOf(['owl', 'monk'], {
    reminders: [{ id: 'a', seat: '2', character: 'owl', text: 'Seen' }]
  })
  expect(row(game).slice(0, 4)).toEqual([
    'monk Safe 0/1',
    'owl Seen 1/2',
    'owl Heard 0/1',
    'owl Is the Owl 0/1'
  ])
})

test('those of the character whose turn it is lead', () => {
  expect(row(gameOf(['owl', 'monk']), 'owl')[0]).toBe('owl Seen 0/2')
})

test('those of the seat’s own character come before others', () => {
  const choices = reminderChoices(gameOf(['owl', 'monk', 'poisoner']), characters, 'owl', '3')
  expect([...new Set(choices.map(({ character }) => character))]).toEqual(['owl', 'poisoner', 'monk'])
})

test('those that are all placed come after the others of their kind', () => {
  const reminders = [{ id: 'a', seat: '2', character: 'monk', text: 'Safe' }]
  expect(row(gameOf(['owl', 'monk'], { reminders })).at(-1)).toBe('monk Safe 1/1')
})

test('characters without a seat have theirs', () => {
  const game = gameOf(['owl'], { unseatedCharacters: ['monk'] })
  expect(row(game)).toContain('monk Safe 0/1')
  expect(reminderChoices(game, characters, undefined, '')[0]?.character).toBe('monk')
})

test('characters that a player believes to be have theirs', () => {
  expect(row(gameOf([{ character: 'lunatic', believes: 'poisoner' }]))).toContain('poisoner Poisoned 0/1')
})

test('of characters not in play, only tokens that the rules let be placed', () => {
  expect(row(gameOf(['chef']))).toEqual(['owl Is the Owl 0/1'])
})
