import { describe, expect, test } from 'vitest'
import { loadTexts } from '#catalogue/texts.ts'
import { conditionsOf } from '#core/grimoire/night/conditions.ts'
import { locales } from '#routes'
import { factsOfOfficial } from '../../script-builders.ts'
import { castOf, gameOf } from '../table.ts'

const { characters } = castOf('chef', 'imp', 'minstrel', 'xaan')

/** The conditions of the Chef in seat 1 and the Imp in seat 2 with a token beside the Chef. */
function conditions(character: string, text: string, seat = '1') {
  const game = gameOf(['chef', 'imp'], { reminders: [{ id: 'r', seat, character, text }] })
  return game.seats.map(each => conditionsOf(game, each, characters).join())
}

/** Official tokens by character and index, with what they mean. */
const meanings = [
  ['poisoner', 0, 'poisoned'],
  ['snakecharmer', 0, 'poisoned'],
  ['widow', 0, 'poisoned'],
  ['pukka', 1, 'poisoned'],
  ['nodashii', 2, 'poisoned'],
  ['vigormortis', 4, 'poisoned'],
  ['lleech', 1, 'poisoned'],
  ['cannibal', 0, 'poisoned'],
  ['sailor', 0, 'drunk'],
  ['villageidiot', 0, 'drunk'],
  ['innkeeper', 2, 'drunk'],
  ['courtier', 0, 'drunk'],
  ['courtier', 2, 'drunk'],
  ['philosopher', 0, 'drunk'],
  ['goon', 0, 'drunk'],
  ['sweetheart', 0, 'drunk'],
  ['puzzlemaster', 0, 'drunk'],
  ['organgrinder', 1, 'drunk'],
  ['preacher', 0, 'noAbility'],
  ['seamstress', 0, 'noAbility'],
  ['assassin', 1, 'noAbility'],
  ['innkeeper', 0, ''],
  ['poppygrower', 0, ''],
  ['vigormortis', 1, ''],
  ['barista', 0, '']
] as const

describe.each(locales)('in %s', locale => {
  test.each(meanings)('%s token %i: %j', async (character, index, expected) => {
    const translated = (await loadTexts(locale)).characters[character]?.reminders
    const text = (translated ?? factsOfOfficial(character).reminders)[index]
    if (!text) throw new Error(`${character} has no such token`)
    expect(conditions(character, text)).toEqual([expected, ''])
  })
})

test('homebrew and the storyteller’s own texts count', () => {
  expect(conditions('owl', 'Poisoned by owl')[0]).toBe('poisoned')
  expect(conditions('', 'drunk since day 2')[0]).toBe('drunk')
  expect(conditions('', 'did not say much')[0]).toBe('')
})

test('a Minstrel’s token makes all others drunk', () => {
  expect(conditions('minstrel', 'Everyone Is Drunk')).toEqual(['', 'drunk'])
})

test('the Xaan’s X poisons townsfolk', () => {
  expect(conditions('xaan', 'X', '2')).toEqual(['poisoned', ''])
  expect(conditions('xaan', 'Night 1', '2')).toEqual(['', ''])
})

test('each condition is named once', () => {
  const reminders = ['a', 'b'].map(id => ({ id, seat: '1', character: 'poisoner', text: 'Poisoned' }))
  const game = gameOf(['chef'], { reminders })
  expect(game.seats.map(seat => conditionsOf(game, seat, characters))).toEqual([['poisoned']])
})
