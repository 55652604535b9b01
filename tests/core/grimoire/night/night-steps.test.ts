import { describe, expect, test } from 'vitest'
import { buildCast } from '#core/cast/cast.ts'
import type { Game } from '#core/grimoire/game.ts'
import { nightOf } from '#core/grimoire/night/night-of.ts'
import { nightProgress, nightSteps } from '#core/grimoire/night/night-steps.ts'
import { aScript, catalogue, custom, texts } from '../../script-builders.ts'
import { castOf, gameOf } from '../table.ts'

const dying = castOf(
  'ravenkeeper',
  'barber',
  'zombuul',
  'poppygrower',
  'lunatic',
  'imp',
  'poisoner',
  'vigormortis'
)
const owl = custom('owl', { team: 'minion', firstNight: 30, otherNight: 30, firstNightReminder: 'Hoots.' })
const { cast, characters } = castOf('chef', 'empath', 'monk', 'drunk', 'poisoner', 'imp', 'marionette', owl)
const night = (round: number, game: Game): Game => ({ ...game, phase: 'night', round })
const stepsOf = (game: Game) => nightSteps(game, cast, characters, catalogue)
const row = (game: Game, key: string) => {
  const step = stepsOf(game).find(each => each.key === key)
  return step && [step.skipped ?? 'wakes', ...step.seats.map(({ id }) => id)].join(' ')
}

const seven = ['chef', 'empath', 'monk', 'poisoner', 'imp', 'owl', { character: 'drunk', believes: 'chef' }]

test('the first night has its own order, later ones theirs', () => {
  expect([nightOf(gameOf([])), nightOf(night(1, gameOf([]))), nightOf(night(2, gameOf([])))]).toEqual([
    'firstNight',
    'firstNight',
    'otherNight'
  ])
  expect(nightOf({ ...gameOf([]), phase: 'day', round: 1 })).toBe('otherNight')
  expect(stepsOf(night(1, gameOf(seven))).map(({ key }) => key)).toEqual(cast.firstNight.map(({ id }) => id))
  expect(stepsOf(night(2, gameOf(seven))).map(({ key }) => key)).toEqual(cast.otherNight.map(({ id }) => id))
})

test('a script’s own order counts', () => {
  const script = aScript({
    characters: ['chef', 'poisoner'],
    firstNight: ['dusk', 'chef', 'poisoner', 'dawn']
  })
  const own = buildCast(script, catalogue, texts())
  const steps = nightSteps(night(1, gameOf(['chef', 'poisoner'])), own, characters, catalogue)
  expect(steps.map(({ key }) => key)).toEqual(own.firstNight.map(({ id }) => id))
  expect(steps.findIndex(({ key }) => key === 'chef')).toBeLessThan(
    steps.findIndex(({ key }) => key === 'poisoner')
  )
})

describe('a character', () => {
  test('wakes with its player, custom ones too', () => {
    expect(row(night(1, gameOf(seven)), 'poisoner')).toBe('wakes 4')
    expect(row(night(1, gameOf(seven)), 'owl')).toBe('wakes 6')
  })

  test('is skipped while it isn’t in play', () => {
    expect(row(night(1, gameOf(['monk'])), 'chef')).toBe('notInPlay')
  })

  test('is skipped when its player is dead', () => {
    const game = night(2, gameOf([{ character: 'poisoner', alive: false }, 'imp']))
    expect(row(game, 'poisoner')).toBe('dead 1')
  })

  test('wakes while one of several players lives', () => {
    const game = night(2, gameOf([{ character: 'poisoner', alive: false }, 'poisoner']))
    expect(row(game, 'poisoner')).toBe('wakes 1 2')
  })

  test('wakes for a player who only believes to be it', () => {
    const game = night(1, gameOf(['monk', { character: 'drunk', believes: 'chef' }]))
    expect(row(game, 'chef')).toBe('wakes 2')
    const step = stepsOf(game).find(({ key }) => key === 'chef')
    expect(step?.mistaken.map(({ id }) => id)).toEqual(['2'])
  })
})

test('a player acts with every ability that was gained', () => {
  const game = night(2, gameOf(['monk', { character: 'drunk', abilities: ['poisoner'] }]))
  expect(row(game, 'poisoner')).toBe('wakes 2')
  expect(stepsOf(game).find(({ key }) => key === 'poisoner')?.mistaken).toEqual([])
})

describe('a character that acts when it dies', () => {
  const died = (phase: 'night' | 'day', round: number) => ({ alive: false, died: { phase, round } })
  const rowOf = (character: string, change: object, rest: Partial<Game> = {}) => {
    const game = night(3, gameOf([{ character, ...change }], rest))
    const step = nightSteps(game, dying.cast, dying.characters, catalogue).find(
      ({ key }) => key === character
    )
    return step?.skipped ?? 'wakes'
  }

  test.each([
    ['ravenkeeper', {}, 'notDied'],
    ['ravenkeeper', died('night', 3), 'wakes'],
    ['ravenkeeper', died('day', 2), 'dead'],
    ['ravenkeeper', died('night', 2), 'dead'],
    ['barber', {}, 'notDied'],
    ['barber', died('day', 2), 'wakes'],
    ['barber', died('night', 3), 'wakes'],
    ['barber', died('day', 1), 'dead'],
    ['zombuul', died('day', 1), 'wakes'],
    ['poisoner', died('day', 1), 'dead']
  ])('%s, %j: %s', (character, change, expected) => {
    expect(rowOf(character, change)).toBe(expected)
  })

  test('is there in the first night as any other one', () => {
    const game = night(1, gameOf(['poppygrower']))
    const step = nightSteps(game, dying.cast, dying.characters, catalogue).find(
      ({ key }) => key === 'poppygrower'
    )
    expect(step?.skipped).toBeUndefined()
  })

  test('keeps its ability where a Vigormortis has killed it', () => {
    const reminders = [{ id: 'r', seat: '1', character: 'vigormortis', text: 'Has Ability' }]
    expect(rowOf('poisoner', died('night', 2), { reminders })).toBe('wakes')
  })
})

test('a Lunatic wakes in its own step alone', () => {
  const game = night(2, gameOf([{ character: 'lunatic', believes: 'imp' }, 'imp']))
  const seatsIn = (id: string) =>
    nightSteps(game, dying.cast, dying.characters, catalogue)
      .find(({ key }) => key === id)
      ?.seats.map(seat => seat.id)
  expect([seatsIn('lunatic'), seatsIn('imp')]).toEqual([['1'], ['2']])
})

describe('the evil players', () => {
  test('learn of each other from 7 players on', () => {
    expect(row(night(1, gameOf(seven)), 'minioninfo')).toBe('wakes 4 6')
    expect(row(night(1, gameOf(seven)), 'demoninfo')).toBe('wakes 5')
    const six = night(1, gameOf(seven.slice(0, 6)))
    expect(row(six, 'minioninfo')).toBe('fewPlayers 4 6')
    expect(row({ ...six, unseatedCharacters: ['toymaker'] }, 'minioninfo')).toBe('wakes 4 6')
    expect(row(night(1, gameOf(seven, { unseatedCharacters: ['tor'] })), 'demoninfo')).toBe('unaware 5')
  })

  test('learn nothing as long as the Poppy Grower lives', () => {
    const poppyGrower = (alive: boolean) => night(1, gameOf([...seven, { character: 'poppygrower', alive }]))
    expect(row(poppyGrower(true), 'minioninfo')).toBe('poppyGrower 4 6')
    expect(row(poppyGrower(true), 'demoninfo')).toBe('poppyGrower 5')
    expect(row(poppyGrower(false), 'demoninfo')).toBe('wakes 5')
  })

  test('travellers don’t make seven', () => {
    const game = gameOf([...seven.slice(0, 6), { character: 'thief', traveller: true }])
    expect(row(night(1, game), 'demoninfo')).toBe('fewPlayers 5')
  })

  test('a Marionette isn’t told', () => {
    const marionette = { character: 'marionette', believes: 'empath' }
    const game = gameOf(['chef', 'monk', 'poisoner', marionette, 'imp', 'chef', 'chef'])
    expect(row(night(1, game), 'minioninfo')).toBe('wakes 3')
  })

  test('nobody is nobody to tell', () => {
    const game = gameOf(Array<string>(7).fill('chef'))
    expect(row(night(1, game), 'demoninfo')).toBe('nobody')
  })
})

test('the minions act for a Demon that no player has', () => {
  const { cast, characters } = castOf('poisoner', 'lilmonsta', 'chef')
  const game = gameOf(['poisoner', 'chef', { character: 'poisoner', alive: false }], {
    unseatedCharacters: ['lilmonsta']
  })
  const step = nightSteps(night(2, game), cast, characters, catalogue).find(({ key }) => key === 'lilmonsta')
  expect([step?.skipped, step?.seats.map(({ id }) => id)]).toEqual([undefined, ['1']])
})

test('progress counts the steps that aren’t skipped', () => {
  const game = night(2, gameOf(['poisoner', 'imp'], { doneSteps: ['poisoner', 'empath'] }))
  const steps = stepsOf(game)
  expect(nightProgress(game, steps)).toEqual({
    done: 1,
    all: steps.filter(({ skipped }) => !skipped).length
  })
})
