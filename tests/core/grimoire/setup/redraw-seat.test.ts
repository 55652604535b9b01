import fc from 'fast-check'
import { expect, test } from 'vitest'
import { applyAction } from '#core/grimoire/apply-action.ts'
import { demonBluffs, type Game } from '#core/grimoire/game.ts'
import { drawCandidates } from '#core/grimoire/setup/draw-characters.ts'
import { redrawSeat } from '#core/grimoire/setup/redraw-seat.ts'
import { shuffleSeats } from '#core/grimoire/setup/shuffle-seats.ts'
import { castOf, gameOf, teamNames } from '../table.ts'

const { cast, characters } = castOf(
  ...['chef', 'monk', 'empath', 'mayor', 'drunk', 'saint', 'lunatic'],
  ...['poisoner', 'marionette', 'imp', 'pukka', 'lilmonsta']
)
const candidates = drawCandidates(cast.characters)
const randoms = fc.array(fc.double({ min: 0, max: 0.999, noNaN: true }), { minLength: 8 })

function redraw(game: Game, seat: string, values: readonly number[] = []) {
  const left = [...values]
  return redrawSeat({ game, characters, candidates, names: teamNames, seat, random: () => left.pop() ?? 0 })
}

test('another character of the team that nobody has or believes to have', () => {
  const game = gameOf(['chef', { character: 'drunk', believes: 'monk' }, 'poisoner', 'imp'])
  fc.assert(
    fc.property(randoms, values => {
      expect(['empath', 'mayor']).toContain(redraw(game, '1', values)?.characters[1]?.character)
      expect(redraw(game, '4', values)?.characters).toEqual({ 4: { character: 'pukka', believes: '' } })
    })
  )
})

test('no bluff, unless only bluffs are left', () => {
  const bluffs = (...ids: string[]) => [{ id: demonBluffs, name: '', characters: ids }]
  const game = gameOf(['chef', 'poisoner', 'imp'])
  const drawn = (...ids: string[]) =>
    redraw({ ...game, bluffs: bluffs(...ids) }, '1')?.characters[1]?.character
  expect(drawn('monk', 'empath')).toBe('mayor')
  expect(['monk', 'empath', 'mayor']).toContain(drawn('monk', 'empath', 'mayor'))
})

test('who doesn’t know the character gets one to believe in', () => {
  const game = gameOf(['chef', 'saint', 'poisoner', 'imp'])
  fc.assert(
    fc.property(randoms, values => {
      const dealt = redraw(game, '2', values)?.characters[2]
      expect(['drunk', 'lunatic']).toContain(dealt?.character)
      const believed = characters.get(dealt?.believes ?? '')?.team
      expect(believed).toBe(dealt?.character === 'drunk' ? 'townsfolk' : 'demon')
    })
  )
})

test('a Marionette only beside the Demon', () => {
  expect(redraw(gameOf(['poisoner', 'imp', 'chef', 'monk']), '1')?.characters[1]?.character).toBe(
    'marionette'
  )
  expect(redraw(gameOf(['poisoner', 'monk', 'imp', 'chef']), '1')).toBeUndefined()
})

test('none where the script has no other, or the seat has none', () => {
  expect(redraw(gameOf(['chef', 'imp', 'pukka']), '2')).toBeUndefined()
  expect(redraw(gameOf(['', 'imp']), '1')).toBeUndefined()
  expect(redraw(gameOf(['chef']), 'none')).toBeUndefined()
})

test('seats are shuffled into any order, each player once', () => {
  const game = gameOf(['chef', 'monk', 'empath', 'mayor', 'imp'])
  fc.assert(
    fc.property(randoms, values => {
      const left = [...values]
      const seats = shuffleSeats(game, () => left.pop() ?? 0).reduce(applyAction, game).seats
      expect(seats.toSorted((one, other) => one.id.localeCompare(other.id))).toEqual(game.seats)
    })
  )
  const reversed = shuffleSeats(game, () => 0).reduce(applyAction, game).seats
  expect(reversed).not.toEqual(game.seats)
})

test('none that a jinx keeps apart from a character of another seat, and none that needs one that the script lacks', () => {
  const of = castOf('huntsman', 'chef', 'monk', 'heretic', 'saint', 'baron', 'poisoner', 'imp')
  const drawn = (seat: string) =>
    redrawSeat({
      game: gameOf(['chef', 'saint', 'baron', 'imp']),
      characters: of.characters,
      candidates: drawCandidates(of.cast.characters),
      names: teamNames,
      seat,
      random: () => 0
    })?.characters[seat]?.character
  expect(drawn('1')).toBe('monk')
  expect(drawn('2')).toBeUndefined()
})
