import { expect, test } from 'vitest'
import { drawCandidates, drawCharacters } from '#core/grimoire/setup/draw-characters.ts'
import { expectGrowth, growing } from '../../../growth.ts'
import { custom } from '../../script-builders.ts'
import { castOf, gameOf, seeded, teamNames } from '../table.ts'

const teams = ['townsfolk', 'outsider', 'minion', 'demon'] as const
/** Brackets that need other characters, may repeat or can't be met. */
const brackets = [
  '[+the Owl 7]',
  '[+1 Outsider]',
  '[1 Townsfolk is evil]',
  '[+the King]',
  '[-? to +? Minions]',
  ''
]

const homebrew = (size: number) =>
  castOf(
    ...Array.from({ length: size }, (_, index) =>
      custom(`owl${index}`, {
        name: `Owl ${index}`,
        team: teams[index % teams.length] ?? 'townsfolk',
        ability: `Hoot. ${brackets[index % brackets.length]}`,
        ...(index % 5 === 0 ? { special: [{ type: 'selection', name: 'bag-duplicate' }] } : {})
      })
    )
  )

test('a draw from a long homebrew script takes n log n', () => {
  expectGrowth(growing(500, homebrew), ({ cast, characters }) => {
    const data = drawCharacters({
      game: gameOf(Array<string>(20).fill('')),
      characters,
      candidates: drawCandidates(cast.characters),
      names: teamNames,
      locked: new Set(),
      random: seeded(1)
    })
    expect(Object.keys(data?.characters ?? {})).toHaveLength(20)
  })
})
