import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { applyAction } from '#core/grimoire/apply-action.ts'
import { type Game, gameLimits } from '#core/grimoire/game.ts'
import { believedTeams } from '#core/grimoire/in-play.ts'
import { drawCandidates, drawCharacters } from '#core/grimoire/setup/draw-characters.ts'
import { setupChoices } from '#core/grimoire/setup/setup-choices.ts'
import { findSetupProblems } from '#core/grimoire/setup/setup-problems.ts'
import { castOf, gameOf, seeded, teamNames } from '../table.ts'

const townsfolk = [
  ...['washerwoman', 'librarian', 'investigator', 'chef', 'empath', 'fortuneteller', 'undertaker', 'monk'],
  ...['ravenkeeper', 'virgin', 'slayer', 'soldier', 'mayor', 'sage', 'artist', 'clockmaker', 'dreamer']
]
const outsiders = ['butler', 'drunk', 'recluse', 'saint', 'lunatic', 'sweetheart', 'klutz']
const minions = ['poisoner', 'spy', 'scarletwoman', 'baron', 'marionette', 'godfather']
const demons = ['imp', 'pukka', 'fanggu', 'lilmonsta']

const { cast, characters } = castOf(...townsfolk, ...outsiders, ...minions, ...demons, 'scapegoat', 'djinn')

function draw(game: Game, seed = 1, locked: string[] = []): Game {
  const data = drawCharacters({
    game,
    characters,
    candidates: drawCandidates(cast.characters),
    names: teamNames,
    locked: new Set(locked),
    random: seeded(seed)
  })
  return data ? applyAction(game, { type: 'deal', data }) : game
}

const problems = (game: Game) =>
  findSetupProblems(game, characters, setupChoices(game, characters, teamNames))
const emptySeats = (players: number) => gameOf(Array<string>(players).fill(''))
const applied = { baron: 0, fanggu: 0, godfather: 1 }

test('a draw leaves nothing to put right for 5 to 20 players, with any applied changes', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 5, max: 20 }),
      fc.nat(),
      fc.subarray(['baron', 'fanggu', 'godfather'] as const),
      (players, seed, chosen) => {
        const setup = Object.fromEntries(chosen.map(id => [id, applied[id]]))
        const game = draw({ ...emptySeats(players), setupChoices: setup }, seed)
        expect(problems(game)).toEqual([])
      }
    ),
    { numRuns: 300 }
  )
})

test('no numbers of the table, no draw', () => {
  for (const players of [0, 4, 21, gameLimits.seats]) {
    const game = emptySeats(players)
    expect(draw(game)).toBe(game)
  }
})

test('a draw keeps what fits, and travellers have no part in it', () => {
  const game = gameOf(['chef', '', '', 'poisoner', 'imp', { traveller: true, character: 'scapegoat' }])
  const seats = draw(game).seats.map(({ character }) => character)
  expect([seats[0], seats[3], seats[4], seats[5]]).toEqual(['chef', 'poisoner', 'imp', 'scapegoat'])
})

test('after a change is applied, a draw replaces only what has to go', () => {
  const before = draw(gameOf(['', '', '', '', '', 'baron', 'imp']))
  const after = draw({ ...before, setupChoices: { baron: 0 } })
  const changed = after.seats.filter(({ character }, index) => character !== before.seats[index]?.character)
  expect(changed).toHaveLength(2)
  expect(problems(after)).toEqual([])
})

describe('what a player believes to be', () => {
  test('is not in play, and nobody else believes it', () => {
    fc.assert(
      fc.property(fc.nat(), seed => {
        const { seats } = draw(gameOf(['drunk', 'lunatic', '', '', '', '', '', '', 'marionette']), seed)
        for (const { character, believes } of seats) {
          const own = characters.get(character)
          const allowed = own ? believedTeams(own) : []
          const team = characters.get(believes)?.team
          expect(believes === '' ? allowed.length === 0 : team && allowed.includes(team)).toBe(true)
        }
      })
    )
  })

  test('stays where it fits, and goes with the character', () => {
    const seats = [{ character: 'drunk', believes: 'sage' }, '', '', '', '', 'baron', 'imp']
    expect(draw(gameOf(seats, { setupChoices: { baron: 0 } })).seats[0]).toMatchObject(seats[0] as object)
    // Without the Baron's change, seven players have no outsider.
    expect(draw(gameOf(seats)).seats[0]?.believes).toBe('')
  })
})

describe('a Marionette', () => {
  const seatsOf = (game: Game) => game.seats.map(({ character }) => character)

  test('comes to sit beside the Demon', () => {
    const game = draw(gameOf(['imp', '', '', 'marionette', '', '', '']))
    expect(problems(game)).toEqual([])
  })

  test('stays where it is locked, so that the Demon comes', () => {
    const game = draw(gameOf(['imp', '', '', 'marionette', '', '', '']), 5, ['4'])
    expect(seatsOf(game)[3]).toBe('marionette')
    expect(problems(game)).toEqual([])
  })

  test('stays apart if both are locked', () => {
    const game = draw(gameOf(['imp', '', '', 'marionette', '', '', '']), 5, ['1', '4'])
    expect(seatsOf(game)[0]).toBe('imp')
    expect(problems(game)).toEqual([{ code: 'notBesideDemon', seat: '4' }])
  })
})
