import fc from 'fast-check'
import { expect, test } from 'vitest'
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
        expect(problems(draw(game, seed))).toEqual([])
      }
    ),
    { numRuns: 500 }
  )
})
