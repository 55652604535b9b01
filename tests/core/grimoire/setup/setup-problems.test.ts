import { describe, expect, test } from 'vitest'
import type { Game } from '#core/grimoire/game.ts'
import { setupChoices } from '#core/grimoire/setup/setup-choices.ts'
import { findSetupProblems } from '#core/grimoire/setup/setup-problems.ts'
import { custom } from '../../script-builders.ts'
import { castOf, gameOf, teamNames } from '../table.ts'

const { characters } = castOf(
  'chef',
  'empath',
  'monk',
  'sage',
  'artist',
  'king',
  'choirboy',
  'huntsman',
  'villageidiot',
  'drunk',
  'lunatic',
  'baron',
  'marionette',
  'poisoner',
  'imp',
  'pukka',
  'lilmonsta',
  'lordoftyphon',
  'legion',
  'pope',
  custom('owl', { team: 'minion', ability: 'Fly. [+1 Outsider]' })
)

const choices = (game: Game) => setupChoices(game, characters, teamNames)
const problems = (game: Game) => findSetupProblems(game, characters, choices(game))

test('a setup by the table has no problems', () => {
  expect(problems(gameOf(['chef', 'empath', 'monk', 'poisoner', 'imp']))).toEqual([])
})

test('travellers don’t count', () => {
  const traveller = { character: 'chef', traveller: true }
  expect(problems(gameOf(['sage', 'empath', 'monk', 'poisoner', 'imp', traveller]))).toEqual([])
})

test.each([[[]], [['chef', 'imp']]])('with too few players, that is all there is to say', seats => {
  expect(problems(gameOf(seats))).toEqual([{ code: 'players', players: seats.length }])
})

describe('the numbers of the teams', () => {
  test('are named where they are wrong', () => {
    expect(problems(gameOf(['chef', 'imp', 'pukka', 'poisoner', 'monk']))).toEqual([
      { code: 'team', team: 'townsfolk', has: 2, needs: 3 },
      { code: 'team', team: 'demon', has: 2, needs: 1 }
    ])
  })

  test('change with what the storyteller applies', () => {
    const seats = ['chef', { character: 'drunk', believes: 'monk' }, 'lunatic', 'baron', 'imp']
    const game = gameOf(seats.map(seat => (seat === 'lunatic' ? { character: seat, believes: 'imp' } : seat)))
    expect(problems(game)).toEqual([
      { code: 'team', team: 'townsfolk', has: 1, needs: 3 },
      { code: 'team', team: 'outsider', has: 2, needs: 0 }
    ])
    expect(problems({ ...game, setupChoices: { baron: 0 } })).toEqual([])
  })

  test('don’t change any more when the character has gone', () => {
    const game = gameOf(['chef', 'empath', 'monk', 'poisoner', 'imp'], { setupChoices: { baron: 0 } })
    expect(problems(game)).toEqual([])
  })
})

test('the changes of characters in play can be applied, those of custom characters too', () => {
  const found = choices(gameOf(['chef', 'baron', 'owl', 'monk', 'imp'], { setupChoices: { owl: 0 } }))
  expect(found.map(({ character, options, applied }) => [character.id, options, applied])).toEqual([
    ['baron', [{ add: { outsider: 2 } }], undefined],
    ['owl', [{ add: { outsider: 1 } }], 0]
  ])
})

describe('characters that need others', () => {
  test('are named, with whether the script has these', () => {
    const codes = problems(gameOf(['huntsman', 'choirboy', 'monk', 'poisoner', 'imp']))
    expect(codes).toContainEqual({ code: 'needs', character: 'huntsman', needed: 'damsel', onScript: false })
    expect(codes).toContainEqual({ code: 'needs', character: 'choirboy', needed: 'king', onScript: true })
  })

  test('are content with them', () => {
    expect(problems(gameOf(['king', 'choirboy', 'monk', 'poisoner', 'imp']))).toEqual([])
  })
})

describe('a character that two players have', () => {
  const twice = (id: string, rest: Partial<Game> = {}) =>
    problems(gameOf([id, id, 'monk', 'poisoner', 'imp'], rest)).filter(({ code }) => code === 'twice')

  test('is a problem', () => {
    expect(twice('chef')).toEqual([{ code: 'twice', character: 'chef' }])
  })

  test('is none if its features allow it, or those of another one', () => {
    expect(twice('villageidiot')).toEqual([])
    expect(twice('chef', { unseatedCharacters: ['pope'] })).toEqual([])
  })
})

describe('a seat', () => {
  const seatProblems = (...seats: Parameters<typeof gameOf>[0]) =>
    problems(gameOf(seats)).filter(problem => 'seat' in problem)

  test('without a character', () => {
    expect(seatProblems('', 'empath', 'monk', 'poisoner', 'imp')).toEqual([
      { code: 'noCharacter', seat: '1' }
    ])
  })

  test('with a character that the script lacks', () => {
    expect(seatProblems('chef', 'empath', 'witch', 'poisoner', 'imp')).toEqual([
      { code: 'unknown', seat: '3' }
    ])
  })

  test('of a player who believes to be somebody else', () => {
    const believes = (character: string, belief: string) =>
      seatProblems({ character, believes: belief }, 'empath', 'monk', 'poisoner', 'imp')
    expect(believes('drunk', '')).toEqual([{ code: 'noBelief', seat: '1' }])
    expect(believes('drunk', 'chef')).toEqual([])
    expect(believes('drunk', 'empath')).toEqual([{ code: 'beliefInPlay', seat: '1' }])
    expect(believes('lunatic', 'imp')).toEqual([])
    expect(believes('drunk', 'imp')).toEqual([{ code: 'wrongBelief', seat: '1' }])
    expect(believes('chef', 'sage')).toEqual([{ code: 'wrongBelief', seat: '1' }])
  })

  test('may share a belief only where the game has the character twice', () => {
    const drunk = (belief: string) => ({ character: 'drunk', believes: belief })
    const codes = (belief: string, ...others: string[]) =>
      seatProblems(drunk(belief), drunk(belief), 'monk', ...others).map(({ code }) => code)
    expect(codes('chef', 'poisoner', 'imp')).toEqual(['beliefInPlay', 'beliefInPlay'])
    expect(codes('villageidiot', 'villageidiot', 'imp')).toEqual([])
  })

  test('of a Marionette is beside the Demon’s', () => {
    const marionette = { character: 'marionette', believes: 'chef' }
    expect(seatProblems(marionette, 'empath', 'monk', 'sage', 'imp')).toEqual([])
    expect(seatProblems('empath', marionette, 'monk', 'sage', 'imp')).toEqual([
      { code: 'notBesideDemon', seat: '2' }
    ])
  })

  test('can’t have a character whose token nobody draws', () => {
    expect(seatProblems('chef', 'empath', 'monk', 'poisoner', 'lilmonsta')).toEqual([
      { code: 'unseated', seat: '5', character: 'lilmonsta' }
    ])
  })
})

test.each(['monk', { character: 'drunk', believes: 'sage' }])(
  'most players are Legion once that is applied, beside any good ones (%j)',
  good => {
    const game = gameOf(['legion', 'legion', 'legion', 'chef', 'legion', good, 'legion'])
    expect(problems(game)).not.toEqual([])
    expect(problems({ ...game, setupChoices: { legion: 0 } })).toEqual([])
  }
)
