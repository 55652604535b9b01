import fc from 'fast-check'
import { expect, test } from 'vitest'
import { loadTexts } from '#catalogue/texts.ts'
import { buildCast } from '#core/cast/cast.ts'
import { buildOfficialCast } from '#core/cast/official-cast.ts'
import type { Game, Seat } from '#core/grimoire/game.ts'
import { gameCharacters } from '#core/grimoire/game-characters.ts'
import { tonightEntries } from '#core/grimoire/night/tonight-entries.ts'
import { nightOrder } from '#core/night/night-order.ts'
import type { Script } from '#core/script/script.ts'
import { aScript, catalogue, custom } from '../../script-builders.ts'
import { gameOf } from '../table.ts'

const texts = await loadTexts('en')
const official = buildOfficialCast(catalogue, texts).characters

/** Ids of a night's entries. */
function entriesOf(script: Script, game: Game) {
  const cast = buildCast(script, catalogue, texts)
  return tonightEntries(game, cast, gameCharacters(cast, official, game), catalogue).map(({ id }) => id)
}
const night = (round: number, seats: (string | Partial<Seat>)[], rest: Partial<Game> = {}) =>
  gameOf(seats, { phase: 'night', round, ...rest })

const script = aScript({ characters: ['poisoner', 'monk', 'imp', 'chef', custom('owl', { otherNight: 30 })] })

test('without others, the order is the script’s own', () => {
  const cast = buildCast(script, catalogue, texts)
  const game = night(2, ['poisoner', 'monk', 'imp', 'owl'])
  expect(tonightEntries(game, cast, gameCharacters(cast, official, game), catalogue)).toBe(cast.otherNight)
})

test('a traveller that joined stands where its wake number belongs', () => {
  expect(entriesOf(script, night(1, ['poisoner', 'thief', 'imp']))).toEqual([
    'dusk',
    'thief',
    'minioninfo',
    'demoninfo',
    'poisoner',
    'chef',
    'dawn'
  ])
  expect(entriesOf(script, night(2, ['poisoner', 'harlot']))).toEqual([
    'dusk',
    'harlot',
    'poisoner',
    'monk',
    'owl',
    'imp',
    'dawn'
  ])
})

test('Fabled, gained abilities and believed characters have their steps', () => {
  const game = night(
    2,
    [
      { character: 'imp', abilities: ['empath'] },
      { character: 'drunk', believes: 'oracle' }
    ],
    {
      unseatedCharacters: ['duchess', 'gardener']
    }
  )
  const ids = entriesOf(script, game)
  expect(ids.filter(id => !script.characters.some(character => character.id === id))).toEqual([
    'dusk',
    'duchess',
    'empath',
    'oracle',
    'dawn'
  ])
  expect(ids.indexOf('imp')).toBeLessThan(ids.indexOf('empath'))
})

test('a custom order is not disturbed', () => {
  const own = { ...script, otherNight: ['dusk', 'imp', 'monk', 'poisoner', 'owl', 'dawn'] }
  const ids = entriesOf(own, night(2, ['thief', 'empath']))
  expect(ids.filter(id => own.otherNight.includes(id))).toEqual(own.otherNight)
  expect(ids.indexOf('thief')).toBe(1)
  expect(ids.indexOf('empath')).toBeGreaterThan(ids.indexOf('owl'))
})

test('the entries of a script and its guests are those of a script with all of them', () => {
  const ids = [...catalogue.characters.keys()]
  const some = fc.uniqueArray(fc.constantFrom(...ids), { maxLength: 12 })
  fc.assert(
    fc.property(some, some, fc.constantFrom(1, 2), (onScript, seated, round) => {
      const guests = seated.filter(id => !onScript.includes(id))
      const both = aScript({ characters: [...onScript, ...guests] })
      expect(entriesOf(aScript({ characters: onScript }), night(round, guests))).toEqual(
        nightOrder(both, round === 1 ? 'firstNight' : 'otherNight', catalogue)
      )
    }),
    { numRuns: 60 }
  )
})
