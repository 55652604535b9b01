import { describe, expect, test } from 'vitest'
import { isTownSquare, readTownSquare } from '#core/grimoire/files/town-square.ts'
import { emptyGame, gameLimits, gameSchema } from '#core/grimoire/game.ts'
import { castOf } from '../table.ts'

const { characters } = castOf('fortuneteller', 'poisoner', 'imp', 'thief', 'chef', 'monk', 'saint', 'angel')
const read = (value: unknown) => (isTownSquare(value) ? readTownSquare(value, characters) : undefined)

/** As townsquare and its fork save it. */
const saved = {
  bluffs: ['chef', 'monk', {}],
  edition: { id: 'tb' },
  roles: '',
  fabled: [{ id: 'angel' }, 'angel', {}],
  players: [
    {
      name: 'Ann',
      id: 'u1',
      pronouns: 'she/her',
      role: 'fortune_teller',
      reminders: [
        { role: 'poisoner', name: 'Poisoned' },
        { role: 'custom', name: 'Đêm nay' }
      ],
      isDead: true,
      isVoteless: true
    },
    { name: 'Ben', id: '', role: {}, reminders: [], isDead: false, isVoteless: false },
    { name: 'Chi', id: '', role: 'thief', reminders: [{ role: 'good', name: 'Good' }] },
    { name: 'Dev', id: '', role: 'nightingale', reminders: null }
  ]
}

describe('a game that townsquare has saved', () => {
  test('is read with everything that it has', () => {
    expect(read(saved)).toMatchObject({
      phase: 'setup',
      seats: [
        { player: 'Ann', pronouns: 'she/her', character: 'fortuneteller', alive: false, ghostVote: false },
        { player: 'Ben', character: '', alive: true, ghostVote: true, traveller: false },
        { player: 'Chi', character: 'thief', traveller: true },
        { player: 'Dev', character: 'nightingale' }
      ],
      reminders: [
        { seat: 's1', character: 'poisoner', text: 'Poisoned' },
        { seat: 's1', character: '', text: 'Đêm nay' },
        { seat: 's3', character: 'good', text: 'Good' }
      ],
      bluffs: [{ id: 'demon', characters: ['chef', 'monk'] }],
      unseatedCharacters: ['angel']
    })
  })

  test('is a game as Belfry stores it', () => {
    const game = read(saved)
    expect(gameSchema.parse(game)).toEqual(game)
  })

  test('is none without players', () => {
    expect([undefined, null, [], {}, { players: 'all' }].map(read)).toEqual(Array(5).fill(undefined))
  })

  test('may be empty, or have nonsense in it', () => {
    expect(read({ players: [] })).toEqual(emptyGame)
    const odd = read({ players: [1, null, { name: 5, role: 7, reminders: [1] }], bluffs: 3, fabled: [[]] })
    expect(odd?.seats.map(({ player, character }) => [player, character])).toEqual(Array(3).fill(['', '']))
    expect(odd?.reminders).toEqual([])
  })

  test('is cut to what a table holds', () => {
    const reminders = Array.from({ length: 50 }, () => ({ role: 'imp', name: 'x'.repeat(9999) }))
    const huge = read({ players: Array.from({ length: 100 }, () => ({ name: 'x'.repeat(9999), reminders })) })
    expect(huge?.seats).toHaveLength(gameLimits.seats)
    expect(gameSchema.safeParse(huge).success).toBe(true)
  })
})

test('ids without a letter or digit are not taken for one another', () => {
  const odd = readTownSquare(
    { players: [{ role: '--' }, { role: '!' }] },
    new Map([['?', characters.get('imp') as never]])
  )
  expect(odd?.seats.map(({ character }) => character)).toEqual(['--', '!'])
})
