import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Action } from '#core/grimoire/action.ts'
import { type Game, tableEdge } from '#core/grimoire/game.ts'
import { gameLog } from '#core/grimoire/game-log.ts'
import { maxTransactions, newRecord, perform, readRecord, storedRecord } from '#core/grimoire/game-record.ts'
import type { LogNames } from '#features/grimoire/log/log-names.ts'
import { logText, sectionLines, sectionTitle } from '#features/grimoire/log/log-texts.ts'
import { anyAction } from '../../../core/grimoire/any-action.ts'
import { gameOf } from '../../../core/grimoire/table.ts'
import { expectGrowth, growing } from '../../../growth.ts'

const characters = new Map(
  Object.entries({ imp: 'Imp', chef: 'Chef', drunk: 'Drunk', thief: 'Thief', angel: 'Angel' })
)
const names: LogNames = {
  character: id => characters.get(id) ?? id,
  step: id => (id === 'dusk' ? 'Dusk' : undefined)
}
const start = gameOf([
  { id: 'ann', player: 'Ann', character: 'imp' },
  { id: 'ben', player: 'Ben', character: 'drunk', believes: 'chef' },
  { id: 'chi', character: 'chef' },
  { id: 'dev', player: 'Dev' }
])
const day: Game = { ...start, phase: 'day', round: 2 }
const sectionsOf = (from: Game, actions: Action[]) =>
  gameLog(actions.reduce((record, action) => perform(record, [action]), newRecord(from)))
/** The sentences that actions of a day lead to. */
const told = (...actions: Action[]) =>
  sectionsOf(day, actions).flatMap(section => sectionLines(section, names))
const reminder = { id: 'r', seat: 'ben', character: 'imp', text: 'Dead' }
const nomination = { id: 'n', nominator: 'ann', nominee: 'ben', exile: false, secret: false }
const nominate: Action = { type: 'nominate', data: { nomination } }
const vote = (seat: string, votes: number): Action => ({
  type: 'setVote',
  data: { nomination: 'n', seat, votes }
})
const count: Action = {
  type: 'countVotes',
  data: { nomination: 'n', counted: { votes: 3, needed: 2, spent: [] } }
}

describe('the setup', () => {
  const lines = (game: Game, ...actions: Action[]) =>
    sectionsOf(game, actions).flatMap(section => sectionLines(section, names))

  test('tells who has which character in the end', () => {
    const deal: Action = { type: 'deal', data: { characters: { dev: { character: 'thief', believes: '' } } } }
    expect(lines(start, deal)).toEqual([
      'Ann: Imp',
      'Ben: Drunk, believes they are Chef',
      'Seat 3: Chef',
      'Dev: Thief'
    ])
  })

  test('tells what is in play without a player, the bluffs and notes', () => {
    const bluffs = [
      { id: 'demon', name: '', characters: ['chef', 'thief'] },
      { id: 'x', name: 'Lunatic', characters: ['chef'] }
    ]
    const note: Action = { type: 'writeNote', data: { key: 'odd', text: 'Ann is new.' } }
    expect(lines({ ...start, seats: [], bluffs, unseatedCharacters: ['angel'] }, note)).toEqual([
      'No players yet.',
      'In play without a player: Angel',
      'Bluffs for the Demon: Chef and Thief',
      'Bluffs, Lunatic: Chef',
      'Note: Ann is new.'
    ])
  })
})

test.each<[Action[], string[]]>([
  [
    [
      {
        type: 'addSeats',
        data: { at: 4, seats: [{ id: 'eve', player: 'Eve', pronouns: '', traveller: true }] }
      }
    ],
    ['New in the circle: Eve.']
  ],
  [[{ type: 'removeSeat', data: { seat: 'ann' } }], ['Ann (Imp) leaves the game.']],
  [
    [{ type: 'editSeat', data: { seat: 'chi', player: 'Chi', pronouns: '', traveller: true } }],
    ['Seat 3 is now called Chi.', 'Chi is a Traveller now.']
  ],
  [
    [{ type: 'editSeat', data: { seat: 'ann', player: 'Ann', pronouns: 'she', traveller: false } }],
    ['Nothing happened.']
  ],
  [[{ type: 'deal', data: { characters: { dev: { character: 'chef', believes: '' } } } }], ['Dev: Chef']],
  [[{ type: 'changeCharacter', data: { seat: 'ben', character: 'imp' } }], ['Ben (Drunk) becomes Imp.']],
  [
    [{ type: 'changeCharacter', data: { seat: 'ben', character: '' } }],
    ['Ben (Drunk) has no character now.']
  ],
  [
    [{ type: 'changeAbilities', data: { seat: 'ann', abilities: ['chef', 'thief'] } }],
    ['Ann (Imp) also has the ability of Chef and Thief.']
  ],
  [
    [{ type: 'changeBelief', data: { seat: 'ann', character: 'chef' } }],
    ['Ann (Imp) believes they are Chef.']
  ],
  [
    [{ type: 'changeBelief', data: { seat: 'ben', character: '' } }],
    ['Ben (Drunk) no longer believes they are another character.']
  ],
  [
    [
      { type: 'changeAlignment', data: { seat: 'ann', alignment: 'good' } },
      { type: 'changeAlignment', data: { seat: 'ann', alignment: 'evil' } },
      { type: 'changeAlignment', data: { seat: 'ann' } }
    ],
    [
      'Ann (Imp) is good now.',
      'Ann (Imp) is evil now.',
      'Ann (Imp) has the alignment of the character again.'
    ]
  ],
  [
    [
      { type: 'addUnseatedCharacter', data: { character: 'angel' } },
      { type: 'removeUnseatedCharacter', data: { character: 'angel' } }
    ],
    ['Angel is in play.', 'Angel is no longer in play.']
  ],
  [
    [
      { type: 'kill', data: { seat: 'chi' } },
      { type: 'setGhostVote', data: { seat: 'chi', ghostVote: false } },
      { type: 'setGhostVote', data: { seat: 'chi', ghostVote: true } },
      { type: 'revive', data: { seat: 'chi' } }
    ],
    [
      'Seat 3 (Chef) dies.',
      'Seat 3 (Chef) has no vote left.',
      'Seat 3 (Chef) has a vote again.',
      'Seat 3 (Chef) is alive again.'
    ]
  ],
  [
    [
      { type: 'placeReminder', data: { reminder } },
      { type: 'moveReminder', data: { reminder: 'r', seat: 'ann' } },
      { type: 'changeReminder', data: { reminder: 'r', text: '' } },
      { type: 'removeReminder', data: { reminder: 'r' } }
    ],
    [
      'Reminder beside Ben (Drunk): Dead (Imp).',
      'Reminder moves from Ben (Drunk) to Ann (Imp): Dead (Imp).',
      'Reminder beside Ann (Imp): “Dead (Imp)” is now “no text”.',
      'Reminder removed from Ann (Imp): no text (Imp).'
    ]
  ],
  [
    [
      { type: 'placeReminder', data: { reminder: { ...reminder, seat: tableEdge } } },
      { type: 'changeReminder', data: { reminder: 'r', text: 'Dies' } },
      { type: 'moveReminder', data: { reminder: 'r', seat: 'ann' } },
      { type: 'moveReminder', data: { reminder: 'r', seat: tableEdge } },
      { type: 'removeReminder', data: { reminder: 'r' } }
    ],
    [
      'Reminder at the edge of the table: Dead (Imp).',
      'Reminder at the edge of the table: “Dead (Imp)” is now “Dies”.',
      'Reminder moves from the edge of the table to Ann (Imp): Dies (Imp).',
      'Reminder moves from Ann (Imp) to the edge of the table: Dies (Imp).',
      'Reminder removed from the edge of the table: Dies (Imp).'
    ]
  ],
  [
    [{ type: 'changeBluffs', data: { group: { id: 'demon', name: '', characters: ['chef'] } } }],
    ['Bluffs for the Demon: Chef']
  ],
  [
    [
      { type: 'writeNote', data: { key: 'night-1:chef', text: '2' } },
      { type: 'writeNote', data: { key: 'night-1:dusk', text: 'Late' } },
      { type: 'writeNote', data: { key: 'day-2:ann', text: 'Silent' } },
      { type: 'writeNote', data: { key: 'odd', text: 'Rain' } },
      { type: 'writeNote', data: { key: 'night-1:chef', text: '' } }
    ],
    ['Note on Chef: 2', 'Note on Dusk: Late', 'Note on Ann (Imp): Silent', 'Note: Rain', 'Note removed: 2']
  ],
  [
    [nominate, vote('ann', 1), vote('chi', 2), vote('ben', 1), vote('ben', 0), count],
    ['Ann (Imp) nominates Ben (Drunk).', 'Vote on Ben (Drunk): 3 (2 needed). Voters: Ann and Seat 3 (2).']
  ],
  [
    [nominate, count, { type: 'removeNomination', data: { nomination: 'n' } }],
    [
      'Ann (Imp) nominates Ben (Drunk).',
      'Vote on Ben (Drunk): nobody votes.',
      'The nomination of Ben (Drunk) is withdrawn.'
    ]
  ],
  [
    [{ type: 'nominate', data: { nomination: { ...nomination, nominator: '', exile: true } } }],
    ['Storyteller calls for the exile of Ben (Drunk).']
  ],
  [
    [
      { type: 'execute', data: { seat: 'ben', dies: false } },
      { type: 'execute', data: { seat: 'ben', dies: true } },
      { type: 'execute', data: { seat: '', dies: false } }
    ],
    ['Ben (Drunk) is executed and survives.', 'Ben (Drunk) is executed and dies.', 'Nobody is executed.']
  ]
])('%j', (actions, lines) => {
  expect(told(...actions)).toEqual(lines)
})

test('players and characters are as they were then', () => {
  expect(
    told(
      { type: 'kill', data: { seat: 'ann' } },
      { type: 'changeCharacter', data: { seat: 'ann', character: 'chef' } },
      { type: 'editSeat', data: { seat: 'ann', player: 'Anna', pronouns: '', traveller: false } },
      { type: 'revive', data: { seat: 'ann' } }
    )
  ).toEqual([
    'Ann (Imp) dies.',
    'Ann (Imp) becomes Chef.',
    'Ann is now called Anna.',
    'Anna (Chef) is alive again.'
  ])
})

test('the text has a heading, and the sentences by night and day', () => {
  const sections = sectionsOf(start, [
    { type: 'startNight', data: {} },
    { type: 'startDay', data: {} },
    { type: 'kill', data: { seat: 'ann' } },
    { type: 'endGame', data: { winner: 'good' } }
  ])
  expect(sections.map(sectionTitle)).toEqual(['Setup', 'Night 1', 'Day 1', 'Good wins'])
  expect(logText(['Trouble', 'Friday'], sections.slice(1), names)).toBe(
    'Trouble\nFriday\n\nNight 1\n- Nothing happened.\n\nDay 1\n- Ann (Imp) dies.\n\nGood wins\n'
  )
})

test('every action can be told, or is left out', () => {
  fc.assert(
    fc.property(fc.array(anyAction, { maxLength: 60 }), actions => {
      const lines = sectionsOf(day, actions).flatMap(section => sectionLines(section, names))
      expect(lines.every(line => line.trim() !== '' && !line.includes('undefined'))).toBe(true)
    })
  )
})

test('the log of a long game is written in time n log n', () => {
  const cycle: Action[] = [
    { type: 'kill', data: { seat: 'ann' } },
    { type: 'placeReminder', data: { reminder } },
    { type: 'revive', data: { seat: 'ann' } },
    { type: 'removeReminder', data: { reminder: 'r' } }
  ]
  const record = (transactions: number) =>
    readRecord({
      ...storedRecord(newRecord(day)),
      transactions: Array.from({ length: transactions }, (_, index) => [cycle[index % cycle.length]])
    }) ?? newRecord(day)
  expectGrowth(growing(maxTransactions / 4, record), each =>
    expect(logText([], gameLog(each), names)).toContain('Ann (Imp) dies.')
  )
})
