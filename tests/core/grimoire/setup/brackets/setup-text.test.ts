import { describe, expect, test } from 'vitest'
import { readSetupText, setupText } from '#core/grimoire/setup/brackets/setup-text.ts'
import { setupNames } from '#core/grimoire/setup/setup-choices.ts'
import { teamCounts } from '#core/grimoire/setup/team-counts.ts'
import { expectGrowth, growing } from '../../../../growth.ts'
import { custom } from '../../../script-builders.ts'
import { castOf, teamNames } from '../../table.ts'

const usual = { townsfolk: 5, outsider: 0, minion: 1, demon: 1 }
const { characters } = castOf(
  ...['king', 'damsel', 'villageidiot', 'gardener'],
  custom('owl', { name: 'Owl', team: 'minion' }),
  custom('own', { name: 'Own', team: 'townsfolk' })
)
const names = setupNames(characters, teamNames)
const read = (ability: string, own = 'own') => readSetupText(ability, own, names)?.(usual)

describe('the bracket of an ability', () => {
  test.each([
    ['Learn a number. [+1 Outsider]', [{ add: { outsider: 1 } }]],
    ['[+2 Outsiders]', [{ add: { outsider: 2 } }]],
    ['[-1 or +1 Outsider]', [{ add: { outsider: -1 } }, { add: { outsider: 1 } }]],
    ['[−1 Outsider]', [{ add: { outsider: -1 } }]],
    ['[+0 or +1 outsider]', [{ add: { outsider: 0 } }, { add: { outsider: 1 } }]],
    ['[No Minions]', [{ set: { minion: 0 } }]],
    ['[-1 to +1 Outsider]', [-1, 0, 1].map(outsider => ({ add: { outsider } }))],
    ['[+1 Minion & -1 Outsider]', [{ add: { minion: 1, outsider: -1 } }]],
    ['[+1 Außenseiter]', [{ add: { outsider: 1 } }]],
    ['[Keine Untergebenen]', [{ set: { minion: 0 } }]],
    ['[+1 Minion. -1 Outsider]', [{ add: { minion: 1, outsider: -1 } }]],
    [
      '[No Demon, +1 or +2 Minions]',
      [
        { add: { minion: 1 }, set: { demon: 0 } },
        { add: { minion: 2 }, set: { demon: 0 } }
      ]
    ]
  ])('%s', (ability, expected) => {
    expect(read(ability)).toEqual(expected)
  })

  test.each([
    ['[+0–1 Outsider]', [0, 1]],
    ['[+0-2 Outsiders]', [0, 1, 2]],
    ['[−2–0 Outsiders]', [-2, -1, 0]],
    ['[-1 to 1 Outsider]', [-1, 0, 1]],
    ['[±1 Outsider]', [-1, 1]],
    ['[+/-1 Outsider]', [-1, 1]],
    ['[-1/+1 Outsider]', [-1, 1]],
    ['[+1 or 2 Outsiders]', [1, 2]],
    ['[+1, +2 or +3 Outsiders]', [1, 2, 3]],
    ['[+1 extra Outsider]', [1]],
    ['[All outsiders are poisoned, +2 Outsiders]', [2]],
    ['[+1 Outsider (in the bag), and -1 Outsider later]', [1]]
  ])('%s adds to the outsiders', (ability, numbers) => {
    expect(read(ability)).toEqual(numbers.map(outsider => ({ add: { outsider } })))
  })

  test.each([
    ['[Exactly 3 Outsiders]', [3]],
    ['[Genau 2 Außenseiter]', [2]],
    ['[1 Outsider]', [1]],
    ['[1-2 Outsiders in play]', [1, 2]],
    ['[No Outsiders in play]', [0]],
    ['[0 Outsiders]', [0]],
    ['[Up to 2 Outsiders]', [0, 1, 2]],
    ['[Minimum 4 Outsiders]', [4, 5]]
  ])('%s replaces the number of outsiders', (ability, numbers) => {
    expect(read(ability)).toEqual(numbers.map(outsider => ({ set: { outsider } })))
  })

  test.each([
    ['[Any number of Outsiders]', [1, 2, 3, 4, 5]],
    ['[X Outsiders]', [1, 2, 3, 4, 5]],
    ['[-? to +? Outsiders]', [1, 2, 3, 4, 5]],
    ['[+? Outsiders]', [1, 2, 3, 4, 5]],
    ['[-1 to +? Outsiders]', [1, 2, 3, 4, 5]],
    ['[-? to +2 Outsiders]', [1, 2]]
  ])('%s replaces the usual number, or leaves it', (ability, numbers) => {
    expect(read(ability)).toEqual([
      { add: { outsider: 0 } },
      ...numbers.map(outsider => ({ set: { outsider } }))
    ])
  })

  test.each([
    ['[+the King]', [{ include: { king: 1 } }]],
    ['[+ King]', [{ include: { king: 1 } }]],
    ['[+der King, +1 Outsider]', [{ include: { king: 1 }, add: { outsider: 1 } }]],
    ['[+ Damsel]', [{ add: { outsider: 1 }, include: { damsel: 1 } }, { include: { damsel: 1 } }]],
    ['[+0 or +1 King]', [{}, { include: { king: 1 } }]],
    ['[+2 Village Idiots]', [{ include: { villageidiot: 2 } }]],
    ['[+1 Own (you decide who)]', [{ include: { own: 2 } }]],
    ['[+The Gardener]', [{ include: { gardener: 1 } }]]
  ])('%s names a character', (ability, expected) => {
    expect(read(ability)).toEqual(expected)
  })

  test('names a team before a character, and no team that only begins like one', () => {
    expect(read('[+1 Demonologist]')).toBeUndefined()
    expect(read('[+1 Owl]')).toEqual([{ add: { minion: 1 }, include: { owl: 1 } }, { include: { owl: 1 } }])
  })

  test.each(['[1 Townsfolk is evil]', '[A Townsfolk is Evil]', '[1 Dorfbewohner ist böse]'])(
    '%s makes townsfolk evil',
    ability => {
      expect(read(ability)).toEqual([{ evilTownsfolk: 1 }])
    }
  )

  test.each(['[No evil characters]', '[Keine bösen Charaktere]'])('%s leaves the good ones', ability => {
    expect(read(ability)).toEqual([{ set: { minion: 0, demon: 0 } }])
  })

  test('may have one of two changes', () => {
    expect(read('[+1 Outsider or +1 Minion]')).toEqual([{ add: { outsider: 1 } }, { add: { minion: 1 } }])
  })

  test.each(['Learn a number.', '[You neighbor the Demon]', '[]', '[+1 Townsfolk is evil', ''])(
    'says nothing that can be counted in “%s”',
    ability => {
      expect(read(ability)).toBeUndefined()
    }
  )

  test('is shown as it is written', () => {
    expect(setupText('Learn a number. [ X of you are owls ]')).toBe('X of you are owls')
    expect(setupText('Learn a number.')).toBe('')
  })
})

test('a long bracket doesn’t multiply the options', () => {
  const ability = `[${Array(40).fill('-9 to +9 Outsiders').join('../. ')}]`
  expect(read(ability)).toHaveLength(19)
  expect(
    read(`[${'+1 or +2 or +3 or -1 or -2 Outsiders. +1 or +2 Minions. +1 or +2 Demons. '.repeat(9)}]`)
  ).toHaveLength(20)
})

test('a long bracket is read in linear time', () => {
  for (const part of ['+', '+ ', '+1 or ', '- / + ', 'no ', 'any ', ' ', '[', '+1 x '])
    expectGrowth(
      growing(20_000, length => `[${part.repeat(length)}Outsiders]`),
      text => read(text)
    )
})

test('a change from a text counts like an official one', () => {
  expect(teamCounts(7, read('[+1 Minion. +1 Outsider]'))).toEqual({
    townsfolk: 3,
    outsider: 1,
    minion: 2,
    demon: 1
  })
})
