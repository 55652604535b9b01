import { expect, test } from 'vitest'
import { countTeams, tallyTeams } from '#core/script/team-tally.ts'
import { aScript, catalogue, custom, official, unknown } from '../script-builders.ts'

test('counts teams in their order, without empty teams', () => {
  expect(countTeams(['demon', 'townsfolk', 'demon', undefined, 'townsfolk', 'demon'])).toEqual([
    { team: 'townsfolk', count: 2 },
    { team: 'demon', count: 3 }
  ])
  expect(countTeams([])).toEqual([])
})

test('a script’s tally has the teams that the script gives its characters, and leaves out unknown ones', () => {
  const characters = [
    'imp',
    custom('cook', { team: 'traveller' }),
    official('chef', { team: 'outsider' }),
    'monk',
    unknown('x')
  ]
  expect(tallyTeams(aScript({ characters }), catalogue)).toEqual([
    { team: 'townsfolk', count: 1 },
    { team: 'outsider', count: 1 },
    { team: 'demon', count: 1 },
    { team: 'traveller', count: 1 }
  ])
})
