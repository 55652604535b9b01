import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Team } from '#core/character/team.ts'
import { type BagRequest, chooseBag } from '#core/grimoire/setup/choose-bag.ts'
import { fillSeats as fillFromBag, shuffle } from '#core/grimoire/setup/fill-seats.ts'
import { teamCounts } from '#core/grimoire/setup/team-counts.ts'
import { seeded } from '../table.ts'

const pool = (team: Team, number: number) =>
  Array.from({ length: number }, (_, index) => ({ id: `${team}${index + 1}`, team }))
const candidates = [
  ...pool('townsfolk', 13),
  ...pool('outsider', 4),
  ...pool('minion', 4),
  ...pool('demon', 4)
]
const seats = (...characters: string[]) =>
  characters.map((character, index) => ({ id: String(index), character, locked: false }))

const request = (rest: Partial<BagRequest> & Pick<BagRequest, 'seats'>): BagRequest => ({
  counts: teamCounts(rest.seats.length) ?? { townsfolk: 0, outsider: 0, minion: 0, demon: 0 },
  candidates,
  include: {},
  stays: new Set(),
  mostOf: () => 1,
  apart: () => [],
  goodTwice: false,
  random: seeded(1),
  ...rest
})
const fillSeats = (bagRequest: BagRequest) =>
  fillFromBag(bagRequest.seats, chooseBag(bagRequest), bagRequest.random)

const teamsOf = (drawn: Record<string, string>) =>
  Object.values(drawn).map(id => candidates.find(candidate => candidate.id === id)?.team ?? '')
const countTeams = (drawn: Record<string, string>) =>
  (['townsfolk', 'outsider', 'minion', 'demon'] as const).map(
    team => teamsOf(drawn).filter(each => each === team).length
  )

test('empty seats get the numbers of the table, nobody a character twice', () => {
  fc.assert(
    fc.property(fc.integer({ min: 5, max: 15 }), fc.nat(), (players, seed) => {
      const drawn = fillSeats(
        request({ seats: seats(...Array<string>(players).fill('')), random: seeded(seed) })
      )
      expect(countTeams(drawn)).toEqual(Object.values(teamCounts(players) ?? {}))
      expect(new Set(Object.values(drawn)).size).toBe(players)
    })
  )
})

test('each seat can get the demon', () => {
  const places = Array.from({ length: 200 }, (_, seed) => {
    const drawn = fillSeats(
      request({ seats: seats('', '', '', '', '', '', ''), random: seeded(seed * 7919) })
    )
    return teamsOf(drawn).indexOf('demon')
  })
  expect(new Set(places)).toEqual(new Set([0, 1, 2, 3, 4, 5, 6]))
})

describe('seats that have characters', () => {
  test('keep them while the numbers allow it', () => {
    const whole = seats('townsfolk1', 'townsfolk2', 'townsfolk3', 'minion1', 'demon1')
    expect(fillSeats(request({ seats: whole }))).toEqual({
      0: 'townsfolk1',
      1: 'townsfolk2',
      2: 'townsfolk3',
      3: 'minion1',
      4: 'demon1'
    })
  })

  test('lose only those that must go', () => {
    const whole = seats('townsfolk1', 'townsfolk2', 'townsfolk3', 'minion1', 'demon1')
    const counts = { townsfolk: 1, outsider: 2, minion: 1, demon: 1 }
    const drawn = fillSeats(request({ seats: whole, counts }))
    expect(countTeams(drawn)).toEqual([1, 2, 1, 1])
    expect([drawn[3], drawn[4]]).toEqual(['minion1', 'demon1'])
  })

  test('keep what is locked, even against the numbers', () => {
    const locked = seats('demon1', 'demon2', '', '', '').map(seat => ({
      ...seat,
      locked: seat.character !== ''
    }))
    const drawn = fillSeats(request({ seats: locked }))
    expect([drawn[0], drawn[1]]).toEqual(['demon1', 'demon2'])
    expect(teamsOf(drawn).filter(team => team === 'demon')).toHaveLength(2)
  })
})

test('where locked seats leave too little room, townsfolk give way', () => {
  const locked = ['townsfolk1', 'townsfolk2', 'townsfolk3', 'townsfolk4', '', '', '']
  for (let seed = 0; seed < 50; seed++) {
    const drawn = fillSeats(
      request({
        seats: seats(...locked).map(seat => ({ ...seat, locked: seat.character !== '' })),
        counts: { townsfolk: 4, outsider: 2, minion: 1, demon: 1 },
        random: seeded(seed)
      })
    )
    expect(countTeams(drawn)).toEqual([4, 1, 1, 1])
  }
})

test('characters that have to be there are there, as often as they have to', () => {
  const counts = { townsfolk: 2, outsider: 0, minion: 0, demon: 5 }
  const drawn = fillSeats(
    request({ seats: seats('', '', '', '', '', '', ''), counts, include: { demon3: 5 } })
  )
  expect(Object.values(drawn).filter(id => id === 'demon3')).toHaveLength(5)
})

test('a character that the script lacks is not drawn, and a seat without one stays empty', () => {
  const few = candidates.filter(({ team }) => team !== 'minion')
  const drawn = fillSeats(
    request({ seats: seats('', '', '', '', ''), candidates: few, include: { king: 1 } })
  )
  expect(Object.values(drawn).filter(id => id === '')).toHaveLength(1)
  expect(Object.values(drawn)).not.toContain('king')
})

test('a character without a token is never drawn', () => {
  const only = [
    ...pool('townsfolk', 6),
    ...pool('minion', 2),
    { id: 'lilmonsta', team: 'demon' as const, unseated: true }
  ]
  expect(
    Object.values(fillSeats(request({ seats: seats('', '', '', '', ''), candidates: only })))
  ).not.toContain('lilmonsta')
})

test('shuffling keeps every item', () => {
  fc.assert(
    fc.property(fc.array(fc.nat()), fc.nat(), (items, seed) => {
      expect(shuffle(items, seeded(seed)).toSorted((a, b) => a - b)).toEqual(items.toSorted((a, b) => a - b))
    })
  )
})
