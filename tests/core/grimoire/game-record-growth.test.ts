import { expect, test } from 'vitest'
import { emptyGame, gameLimits } from '#core/grimoire/game.ts'
import { maxTransactions, readRecord } from '#core/grimoire/game-record.ts'
import { expectGrowth, growing } from '../../growth.ts'

const join = {
  type: 'addSeats',
  data: { at: 0, seats: [{ id: 'a', player: 'Ann', pronouns: '', traveller: false }] }
}

/** Each kind of action that makes a game longer, as often as a file may have it. */
const kinds: [string, (index: number) => { type: string; data: object }][] = [
  ['notes', index => ({ type: 'writeNote', data: { key: `note${index}`, text: 'Woke.' } })],
  [
    'reminders',
    index => ({
      type: 'placeReminder',
      data: { reminder: { id: `r${index}`, seat: 'a', character: '', text: 'Poisoned' } }
    })
  ],
  ['setup choices', index => ({ type: 'chooseSetup', data: { character: `c${index}`, option: 0 } })],
  ['steps that are done', index => ({ type: 'setStepDone', data: { step: `s${index}`, done: true } })],
  ['new characters', index => ({ type: 'changeCharacter', data: { seat: 'a', character: `c${index}` } })]
]

const fullNotes = Object.fromEntries(
  Array.from({ length: gameLimits.notes - 1 }, (_, index) => [`n${index}`, 'x'.repeat(100)])
)

const recordWith = (number: number, action: (typeof kinds)[number][1]) => ({
  version: 1,
  // As large as a file may have it: each action copies the parts that it changes.
  start: { ...emptyGame, phase: 'night', round: 1, notes: fullNotes },
  transactions: [[join], ...Array.from({ length: number - 1 }, (_, index) => [action(index)])],
  undone: []
})

test.each(kinds)('a record with many %s is read in time n log n', (_, action) => {
  expectGrowth(
    growing(maxTransactions / 4, number => recordWith(number, action)),
    stored => expect(readRecord(stored)).toBeDefined()
  )
})
