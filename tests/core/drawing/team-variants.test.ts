import { expect, test } from 'vitest'
import { teams } from '#core/character/team.ts'
import { teamVariants, withImages } from '#core/drawing/team-variants.ts'

test('a team’s own variant comes first; only travellers have three', () => {
  expect(Object.fromEntries(teams.map(team => [team, teamVariants(team).join()]))).toEqual({
    townsfolk: 'good,evil',
    outsider: 'good,evil',
    minion: 'evil,good',
    demon: 'evil,good',
    traveller: 'neutral,good,evil',
    fabled: 'neutral',
    loric: 'neutral'
  })
})

test.each([
  [['a', 'b', 'c'], ['x'], ['x', 'b', 'c']],
  [['a'], ['x', 'y'], ['x', 'y']],
  [[], ['x'], ['x']]
])('%j with the images %j is %j', (before, made, after) => {
  expect(withImages(before, made)).toEqual(after)
})
