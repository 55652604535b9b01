import { describe, expect, test } from 'vitest'
import { applyAction } from '#core/grimoire/apply-action.ts'
import type { Game } from '#core/grimoire/game.ts'
import { isUsedUp, likelyTargets, placeToken, stepTokens } from '#core/grimoire/night/step-tokens.ts'
import type { Night } from '#core/night/night.ts'
import { custom } from '../../script-builders.ts'
import { castOf, gameOf } from '../table.ts'

const owl = custom('owl', { reminders: ['Seen', 'Heard'], firstNight: 1, firstNightReminder: 'Hoots.' })
const { cast } = castOf('poisoner', 'pukka', 'lunatic', 'grandmother', 'courtier', 'chef', owl)
const night: Partial<Game> = { phase: 'night', round: 2 }
const entry = (id: string, when: Night) => {
  const found = cast[when].find(each => each.id === id)
  if (!found) throw new Error(`${id} doesn't wake`)
  return found
}
const labels = (id: string, when: Night, game = gameOf([], night)) =>
  stepTokens(game, entry(id, when)).map(({ text, placed, tokens }) => [text, placed.length, tokens])
const reminder = (id: string, seat: string, character: string, text: string) => ({
  id,
  seat,
  character,
  text
})

describe('the tokens of a step', () => {
  test('are those that its text names', () => {
    expect(labels('poisoner', 'otherNight')).toEqual([['Poisoned', 0, 1]])
    expect(labels('courtier', 'otherNight')).toEqual([
      ['Drunk 3', 0, 1],
      ['Drunk 2', 0, 1],
      ['Drunk 1', 0, 1],
      ['No Ability', 0, 1]
    ])
  })

  test('are all of the character’s where the text names none', () => {
    expect(labels('owl', 'firstNight')).toEqual([
      ['Seen', 0, 1],
      ['Heard', 0, 1]
    ])
    expect(labels('lunatic', 'firstNight')).toEqual([['Chosen', 0, 3]])
  })

  test('include those that lie on the table', () => {
    const game = gameOf(['chef'], { ...night, reminders: [reminder('r', '1', 'grandmother', 'Grandchild')] })
    expect(labels('grandmother', 'otherNight', game)).toContainEqual(['Grandchild', 1, 1])
  })

  test('are none for a fixed step', () => {
    expect(labels('dusk', 'firstNight')).toEqual([])
  })
})

describe('placing a token', () => {
  const game = gameOf(['chef', 'pukka', 'owl'], {
    ...night,
    reminders: [reminder('a', '1', 'pukka', 'Poisoned')]
  })
  const poisoned = (of: Game) => {
    const token = stepTokens(of, entry('pukka', 'otherNight')).find(({ text }) => text === 'Poisoned')
    if (!token) throw new Error('The Pukka has such a token')
    return token
  }
  const place = (of: Game, seat: string, id: string) =>
    placeToken(poisoned(of), seat, id).reduce((changed, action) => applyAction(changed, action), of)
  const seatsOf = (of: Game) => of.reminders.map(({ seat }) => seat)

  test('takes a spare one while there is one', () => {
    const two = place(game, '3', 'b')
    expect(seatsOf(two)).toEqual(['1', '3'])
    expect([isUsedUp(poisoned(game)), isUsedUp(poisoned(two))]).toEqual([false, true])
  })

  test('moves the oldest one when all are used, each in turn', () => {
    const two = place(game, '3', 'b')
    const three = place(two, '2', 'c')
    expect(seatsOf(three)).toEqual(['3', '2'])
    expect(seatsOf(place(three, '1', 'd'))).toEqual(['2', '1'])
  })

  test('leaves a used one where it is', () => {
    expect(placeToken(poisoned(place(game, '3', 'b')), '3', 'c')).toEqual([])
  })
})

test('likely targets: living others first, those of last night last', () => {
  const game = gameOf(['poisoner', 'chef', { character: 'owl', alive: false }, 'pukka'])
  expect(likelyTargets(game, ['1'], ['2']).map(({ id }) => id)).toEqual(['4', '3', '1', '2'])
})
