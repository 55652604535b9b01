import { expect, test } from 'vitest'
import { readTownSquare } from '#core/grimoire/files/town-square.ts'
import { type TownSquareState, writeTownSquare } from '#core/grimoire/files/write-town-square.ts'
import type { ScriptCharacter } from '#core/script/script.ts'
import { readScriptFile, writeScriptFile } from '#core/script/script-file.ts'
import { aScript, catalogue, custom, idsOf } from '../../script-builders.ts'
import { castOf, gameOf } from '../table.ts'

const listed: (string | ScriptCharacter)[] = [
  'imp',
  'saint',
  'chef',
  custom('pit_boss', {
    name: 'Pit Boss',
    team: 'demon',
    image: ['https://a.example/1.png', 'https://a.example/2.png']
  }),
  custom('pit-boss', { name: 'Other Boss', team: 'traveller' }),
  custom('吸血鬼', { name: '吸血鬼', team: 'minion' })
]
const script = aScript({ title: 'Night Shift', author: 'Ann', characters: listed })
const { characters } = castOf(...listed, 'thief', 'angel', 'lilmonsta', 'gardener')
const write = (game: Parameters<typeof writeTownSquare>[0]): TownSquareState =>
  JSON.parse(JSON.stringify(writeTownSquare(game, characters, writeScriptFile(script, catalogue))))

const game = gameOf(
  [
    { character: 'imp', player: 'Ann' },
    { character: 'saint', player: 'Ben', alive: false, ghostVote: false, pronouns: 'he/him' },
    { character: 'thief', traveller: true },
    { character: 'pit_boss' },
    { character: 'pit-boss', traveller: true },
    { character: '吸血鬼' },
    {}
  ],
  {
    reminders: [
      { id: 'x', seat: '2', character: '', text: 'Odd' },
      { id: 'y', seat: '2', character: 'pit_boss', text: 'Sacked' },
      { id: 'z', seat: '3', character: 'imp', text: 'Dead' }
    ],
    bluffs: [{ id: 'demon', name: '', characters: ['chef', 'pit-boss'] }],
    unseatedCharacters: ['angel']
  }
)

test('a game that is written is read as it was, and so is its script', () => {
  const written = write(game)
  const read = readScriptFile(written, catalogue)
  if (!read.ok) throw new Error(read.code)
  expect(read.value.script).toMatchObject({ title: 'Night Shift', author: 'Ann' })
  const ids = idsOf(read.value.script)
  expect(ids.slice(0, 4)).toEqual(['imp', 'saint', 'chef', 'pitboss'])
  const again = readTownSquare(written, castOf(...read.value.script.characters, 'thief', 'angel').characters)
  expect(again.seats.map(({ character }) => character)).toEqual([
    'imp',
    'saint',
    'thief',
    ...ids.slice(3, 6),
    ''
  ])
  expect(again).toMatchObject({
    seats: [
      { player: 'Ann', alive: true },
      { player: 'Ben', alive: false, ghostVote: false, pronouns: 'he/him' },
      { traveller: true },
      { traveller: false },
      { traveller: true },
      {},
      {}
    ],
    reminders: [
      { seat: 's2', character: '', text: 'Odd' },
      { seat: 's2', character: 'pitboss', text: 'Sacked' },
      { seat: 's3', character: 'imp', text: 'Dead' }
    ],
    bluffs: [{ characters: ['chef', ids[4]] }],
    unseatedCharacters: ['angel']
  })
})

test('every character has an id of small letters and digits of its own', () => {
  const ids = write(game).roles.map(({ id }) => id)
  expect(ids.every(id => /^[a-z0-9]+$/.test(id))).toBe(true)
  expect(new Set(ids).size).toBe(listed.length)
  expect(write(game).players.map(({ role }) => role)).toEqual(['imp', 'saint', 'thief', ...ids.slice(3), {}])
})

test('custom characters have one image, the team’s spelling, and an icon for reminders', () => {
  const { roles, players } = write(game)
  expect(roles[0]).toEqual({ id: 'imp' })
  expect(roles[3]).toMatchObject({ name: 'Pit Boss', team: 'demon', image: 'https://a.example/1.png' })
  expect(roles[4]).toMatchObject({ name: 'Other Boss', team: 'traveler' })
  expect(players[1]?.reminders).toEqual([
    { role: 'custom', name: 'Odd' },
    { role: 'pitboss', name: 'Sacked', image: 'https://a.example/1.png', imageAlt: 'evil' }
  ])
  expect(players[2]?.reminders).toEqual([{ role: 'imp', name: 'Dead' }])
})

test('the edition is none that the town square replaces by its own', () => {
  expect(write(game).edition).toEqual({ id: 'custom', name: 'Night Shift', author: 'Ann' })
})

test('Lil’ Monsta, whom nobody has, is none of the Fabled there, and Loric are described', () => {
  const unseated = write(gameOf([], { unseatedCharacters: ['lilmonsta', 'angel', 'gardener'] })).fabled
  expect(unseated).toEqual([
    { id: 'angel' },
    { id: 'gardener', name: 'Gardener', ability: characters.get('gardener')?.ability, team: 'fabled' }
  ])
})
