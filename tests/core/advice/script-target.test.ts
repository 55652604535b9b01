import { expect, test } from 'vitest'
import { isTargetReached, teamTargets } from '#core/advice/script-target.ts'
import { tallyTeams } from '#core/script/team-tally.ts'
import { aScript, catalogue, custom } from '../script-builders.ts'
import { soundScript } from './advise.ts'

const targetsOf = (script: Parameters<typeof tallyTeams>[0], players?: number) =>
  teamTargets(tallyTeams(script, catalogue), players)

test('a script is compared with 13, 4, 4 and 4, or with what a number of players needs', () => {
  const script = aScript({ characters: ['chef', custom('owl'), 'imp', 'thief'] })
  expect(targetsOf(script)).toEqual([
    { team: 'townsfolk', count: 2, target: 13 },
    { team: 'outsider', count: 0, target: 4 },
    { team: 'minion', count: 0, target: 4 },
    { team: 'demon', count: 1, target: 4 }
  ])
  expect(targetsOf(script, 11).map(({ target }) => target)).toEqual([7, 1, 2, 1])
  expect(targetsOf(script, 4).map(({ target }) => target)).toEqual([13, 4, 4, 4])
})

test('a target is reached once no team lacks a character, however many there are', () => {
  expect(isTargetReached(targetsOf(soundScript()))).toBe(true)
  expect(isTargetReached(targetsOf(soundScript({ without: ['imp'] })))).toBe(false)
  expect(isTargetReached(targetsOf(soundScript({ without: ['imp'] }), 15))).toBe(true)
})
