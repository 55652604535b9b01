import { describe, expect, test } from 'vitest'
import { findAbilityOpening } from '#core/catalogue/ability-opening.ts'
import { catalogue } from '../script-builders.ts'

describe('the opening phrase of an ability', () => {
  test.each([
    ['Each night, learn a number.', 'Each night'],
    ['Each night*, choose a player.', 'Each night*'],
    ['Once per game, at night*, choose a player.', 'Once per game, at night*'],
    ['Once per game, when you like, choose a player.', 'Once per game'],
    ['On your 1st night*, look around.', 'On your 1st night'],
    ['If the Demon kills you, a player learns so.', 'If the Demon kills'],
    ['If the moon is full, you win.', 'If'],
    ['YOU START KNOWING a player.', 'You start knowing'],
    ['  You   start\nknowing a player.', 'You start knowing']
  ])('of "%s" is the longest match: %s', (ability, opening) => {
    expect(findAbilityOpening(ability, catalogue)).toBe(opening)
  })

  test('matches straight quotes with curly ones', () => {
    const curly = findAbilityOpening('If you are “mad” about this, you might die.', catalogue)
    expect(curly).toBe('If you are “mad”')
    expect(findAbilityOpening('If you are "mad" about this, you might die.', catalogue)).toBe(curly)
  })

  test('matches curly quotes with straight ones in the list too', () => {
    const openings = { ...catalogue, abilityOpenings: ["You don't"] }
    expect(findAbilityOpening('You don’t wake.', openings)).toBe("You don't")
  })

  test('matches whole words only', () => {
    expect(findAbilityOpening('Your neighbours are good.', catalogue)).toBe('')
    expect(findAbilityOpening('Onward!', catalogue)).toBe('')
    expect(findAbilityOpening('Each nightfall, choose.', catalogue)).toBe('')
  })

  test('is empty when none matches', () => {
    expect(findAbilityOpening('', catalogue)).toBe('')
    expect(findAbilityOpening('There is a ghost.', catalogue)).toBe('')
  })
})
