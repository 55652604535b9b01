import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { catalogue } from '#catalogue/catalogue.ts'
import { applyAction } from '#core/grimoire/apply-action.ts'
import type { Game } from '#core/grimoire/game.ts'
import { drawCandidates, drawCharacters } from '#core/grimoire/setup/draw-characters.ts'
import { setupChoices } from '#core/grimoire/setup/setup-choices.ts'
import { findSetupProblems } from '#core/grimoire/setup/setup-problems.ts'
import { castOf, gameOf, seeded, teamNames } from '../table.ts'

const { cast, characters } = castOf(...catalogue.characters.keys())
const candidates = drawCandidates(cast.characters)

function draw(game: Game, seed: number, locked: string[] = []): Game {
  const data = drawCharacters({
    game,
    characters,
    candidates,
    names: teamNames,
    locked: new Set(locked),
    random: seeded(seed)
  })
  return data ? applyAction(game, { type: 'deal', data }) : game
}

const problems = (game: Game) =>
  findSetupProblems(game, characters, setupChoices(game, characters, teamNames))

/** Characters whose setups meet in one game. */
const demons = ['fanggu', 'vigormortis', 'kazali', 'lordoftyphon', 'legion', 'imp', '']
const minions = ['baron', 'godfather', 'xaan', 'summoner', 'marionette', 'spy', '']
const good = [
  'balloonist',
  'huntsman',
  'choirboy',
  'bountyhunter',
  'villageidiot',
  'atheist',
  'heretic',
  'hermit',
  'drunk',
  ''
]
const changing = [...demons, ...minions, ...good, 'sentinel', 'pope', 'lilmonsta'].filter(id => id !== '')

/** A single townsfolk and a single outsider can't be the same character. */
const hasRoomForTwins = ({ seats }: Game) =>
  (['townsfolk', 'outsider'] as const).some(team => {
    const ofTeam = seats.filter(({ character }) => characters.get(character)?.team === team)
    return ofTeam.length > 1
  })

test('a draw leaves no problems for 5 to 20 players, whatever is there and whichever changes are applied', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 5, max: 20 }),
      fc.nat(),
      fc.dictionary(fc.constantFrom(...changing), fc.nat(3), { maxKeys: 12 }),
      fc.subarray(['pope', 'sentinel', 'lilmonsta']),
      fc.tuple(
        fc.constantFrom(...demons),
        fc.constantFrom(...minions),
        ...[1, 2, 3].map(() => fc.constantFrom(...good))
      ),
      (players, seed, setup, unseated, first) => {
        const seats = Array.from({ length: players }, (_, index) => first[index] ?? '')
        const game = { ...gameOf(seats), setupChoices: setup, unseatedCharacters: unseated }
        const drawn = draw(game, seed)
        expect(problems(drawn).filter(({ code }) => code !== 'noTwins' || hasRoomForTwins(drawn))).toEqual([])
      }
    ),
    {
      numRuns: 500,
      examples: [
        // One townsfolk and one outsider, one of whom has to be there twice.
        [
          5,
          0,
          { lordoftyphon: 0, pope: 0, sentinel: 1 },
          ['pope', 'sentinel'],
          ['lordoftyphon', 'baron', 'balloonist', 'balloonist', 'balloonist']
        ]
      ]
    }
  )
})

const seatsWith = (id: string, { seats }: Game) =>
  seats.flatMap(({ character }, index) => (character === id ? [index] : []))

test('locked seats keep their characters, and the evil ones come to sit in a line around them', () => {
  fc.assert(
    fc.property(fc.integer({ min: 7, max: 20 }), fc.nat(), fc.nat(19), (players, seed, place) => {
      const seats = Array<string>(players)
        .fill('')
        .with(place % players, 'lordoftyphon')
      const before = draw({ ...gameOf(seats), setupChoices: { lordoftyphon: 0 } }, seed, [
        String((place % players) + 1)
      ])
      const locks = [(place % players) + 1, ((place + 1) % players) + 1].map(String)
      const again = draw(before, seed + 1, locks)
      expect(seatsWith('lordoftyphon', again)).toEqual([place % players])
      for (const lock of locks.map(Number))
        expect(again.seats[lock - 1]?.character).toBe(before.seats[lock - 1]?.character)
      expect(problems(again)).toEqual([])
    })
  )
})

test('a line stays away from locked good seats, and the whole draw keeps every lock', () => {
  fc.assert(
    fc.property(fc.nat(), fc.subarray(['1', '2', '3', '4', '5', '6', '7', '8']), (seed, locked) => {
      const seats = ['lordoftyphon', 'chef', 'spy', 'monk', 'sage', 'poisoner', 'king', 'artist', '']
      const game = draw({ ...gameOf(seats), setupChoices: { lordoftyphon: 0 } }, seed, locked)
      for (const id of locked) expect(game.seats[Number(id) - 1]?.character).toBe(seats[Number(id) - 1])
    })
  )
})

describe('a Bounty Hunter', () => {
  const seats = ['bountyhunter', 'chef', 'monk', 'sage', 'king', 'poisoner', 'imp']
  const evil = ({ seats: all }: Game) =>
    all.flatMap(({ id, alignment }) => (alignment === 'evil' ? [id] : []))

  test('makes one of the townsfolk evil, and no other in the next draw', () => {
    const game = draw(gameOf(seats), 3)
    expect(evil(game)).toHaveLength(1)
    expect(evil(draw(game, 4))).toEqual(evil(game))
  })

  test('makes a locked one evil if there is no other', () => {
    const game = draw(gameOf(seats), 3, ['1', '2', '3', '4', '5'])
    expect(evil(game)).toHaveLength(1)
    expect(evil(draw(gameOf(seats), 3, ['1', '2', '3', '4']))).toEqual(['5'])
  })

  test('takes that with it when it has to go', () => {
    const game = gameOf(['bountyhunter', { character: 'chef', alignment: 'evil' }, 'monk', 'baron', 'imp'], {
      setupChoices: { baron: 0 }
    })
    const after = draw(game, 3, ['2', '4'])
    expect(seatsWith('bountyhunter', after)).toEqual([])
    expect(evil(after)).toEqual([])
  })

  test('leaves the storyteller’s own choice alone', () => {
    const game = gameOf([{ character: 'chef', alignment: 'evil' }, 'sage', 'monk', 'poisoner', 'imp'])
    expect(evil(draw(game, 3))).toEqual(['1'])
  })
})

describe('characters that several players have', () => {
  const idiots = gameOf(['villageidiot', 'villageidiot', 'villageidiot', 'villageidiot', '', '', ''])

  test('stay as often as their ability allows', () => {
    expect(seatsWith('villageidiot', draw(idiots, 1))).toHaveLength(3)
  })

  test('are drawn where a change asks for them', () => {
    const game = draw(
      { ...gameOf(['villageidiot', '', '', '', '', '', '']), setupChoices: { villageidiot: 2 } },
      1
    )
    expect(seatsWith('villageidiot', game)).toHaveLength(3)
  })

  test('are good ones with the Pope’s change', () => {
    const pope = {
      ...gameOf(Array<string>(7).fill('')),
      unseatedCharacters: ['pope'],
      setupChoices: { pope: 0 }
    }
    const { seats } = draw(pope, 2)
    const ids = seats.map(({ character }) => character)
    const twice = ids.filter((id, index) => ids.indexOf(id) < index)
    expect(twice.map(id => characters.get(id)?.team)).toEqual(['townsfolk'])
  })

  test('fill the seats that a short script leaves empty', () => {
    const short = ['chef', 'villageidiot', 'monk', 'poisoner', 'imp']
    const few = candidates.filter(({ id }) => short.includes(id))
    const data = drawCharacters({
      game: gameOf(Array<string>(7).fill('')),
      characters,
      candidates: few,
      names: teamNames,
      locked: new Set(),
      random: seeded(1)
    })
    const ids = Object.values(data?.characters ?? {}).map(({ character }) => character)
    expect(ids.toSorted()).toEqual([...short, 'villageidiot', 'villageidiot'].toSorted())
  })
})

describe('a draw', () => {
  test('deals nobody who needs what the script lacks', () => {
    const few = candidates.filter(({ id }) => id !== 'king' && id !== 'damsel')
    for (let seed = 0; seed < 60; seed++) {
      const data = drawCharacters({
        game: gameOf(Array<string>(15).fill('')),
        characters,
        candidates: few,
        names: teamNames,
        locked: new Set(),
        random: seeded(seed * 7919)
      })
      const ids = Object.values(data?.characters ?? {}).map(({ character }) => character)
      expect(ids).not.toContain('choirboy')
      expect(ids).not.toContain('huntsman')
    }
  })

  test('deals no Mastermind beside an Alchemist who has that ability, and the Spy for one who has the Spy’s', () => {
    for (let seed = 0; seed < 40; seed++) {
      const alchemist = { character: 'alchemist', abilities: ['mastermind', 'spy'] }
      const game = draw(gameOf([alchemist, ...Array<string>(14).fill('')]), seed * 7919, ['1'])
      expect(seatsWith('mastermind', game)).toEqual([])
      expect(seatsWith('spy', game)).toHaveLength(1)
    }
  })
})
