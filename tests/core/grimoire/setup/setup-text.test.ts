import { describe, expect, test } from 'vitest'
import { setupNames } from '#core/grimoire/setup/setup-choices.ts'
import { readSetupText, setupText } from '#core/grimoire/setup/setup-text.ts'
import { teamCounts } from '#core/grimoire/setup/team-counts.ts'
import { custom } from '../../script-builders.ts'
import { castOf, teamNames } from '../table.ts'

const usual = { townsfolk: 5, outsider: 0, minion: 1, demon: 1 }
const { characters } = castOf('king', 'damsel', 'villageidiot', 'gardener', custom('owl', { team: 'minion' }))
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

test('a change from a text counts like an official one', () => {
  expect(teamCounts(7, read('[+1 Minion. +1 Outsider]'))).toEqual({
    townsfolk: 3,
    outsider: 1,
    minion: 2,
    demon: 1
  })
})
