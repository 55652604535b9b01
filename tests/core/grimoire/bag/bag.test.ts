import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Action } from '#core/grimoire/action.ts'
import { applyAction } from '#core/grimoire/apply-action.ts'
import { drawToken, emptyBag, fillBag, tokensLeft, waitingSeats } from '#core/grimoire/bag/bag.ts'
import { believedAlignment } from '#core/grimoire/bag/believed-alignment.ts'
import { settleDraw, settleMarionette } from '#core/grimoire/bag/settle-marionette.ts'
import { type Game, gameSchema, type Seat } from '#core/grimoire/game.ts'
import { castOf, gameOf } from '../table.ts'

const { characters } = castOf(
  ...['chef', 'monk', 'empath', 'saint', 'drunk', 'lunatic', 'poisoner', 'marionette', 'imp', 'beggar']
)
const perform = (game: Game, actions: Action[]): Game => actions.reduce(applyAction, game)
const charactersOf = ({ seats }: Game) => seats.map(({ character }) => character)
const numbers = (values: number[]) => () => values.shift() ?? 0

const dealt = gameOf([
  'chef',
  { character: 'drunk', believes: 'monk' },
  'poisoner',
  'imp',
  { character: 'beggar', traveller: true }
])

describe('the bag', () => {
  test('takes the characters of all players but travellers and locked ones', () => {
    const game = perform(
      dealt,
      fillBag(dealt, new Set(['3']), () => 0)
    )
    expect(charactersOf(game)).toEqual(['', '', 'poisoner', '', 'beggar'])
    expect(tokensLeft(game)).toHaveLength(3)
    expect(tokensLeft(game)).toContainEqual({ character: 'drunk', believes: 'monk' })
  })

  test('gives each token to one player, whoever draws what', () => {
    fc.assert(
      fc.property(fc.infiniteStream(fc.double({ min: 0, max: 0.999, noNaN: true })), stream => {
        const random = () => stream.next().value ?? 0
        let game = perform(dealt, fillBag(dealt, new Set(), random))
        for (const { id } of game.seats.slice(0, 4)) {
          const places = game.bag.flatMap((token, place) => (token ? [place] : []))
          const place = places[Math.floor(random() * places.length)] ?? 0
          game = perform(game, drawToken(game, id, place))
        }
        expect(charactersOf(game).toSorted()).toEqual(charactersOf(dealt).toSorted())
        expect(game.bag).toEqual([])
      })
    )
  })

  test('keeps the numbers of the tokens that are left', () => {
    const full = perform(
      dealt,
      fillBag(dealt, new Set(), () => 0)
    )
    const game = perform(full, drawToken(full, '1', 1))
    expect(game.bag).toEqual(full.bag.with(1, null))
    expect(drawToken(game, '2', 1)).toEqual([])
  })

  test('gives nothing to a player with a character, to a traveller, or to nobody', () => {
    const full = perform(
      dealt,
      fillBag(dealt, new Set(['3']), () => 0)
    )
    for (const seat of ['3', '5', 'none']) expect(drawToken(full, seat, 0)).toEqual([])
  })

  test('is dealt to who hasn’t drawn yet', () => {
    const full = perform(
      dealt,
      fillBag(dealt, new Set(), () => 0)
    )
    const drawn = perform(full, drawToken(full, '2', 0))
    const game = perform(drawn, emptyBag(drawn))
    expect(charactersOf(game)[1]).toBe(charactersOf(drawn)[1])
    expect(charactersOf(game).toSorted()).toEqual(charactersOf(dealt).toSorted())
    expect(tokensLeft(game)).toEqual([])
  })

  test('drops tokens that there are no players for any more', () => {
    const full = perform(
      dealt,
      fillBag(dealt, new Set(), () => 0)
    )
    const fewer = perform(full, [{ type: 'removeSeat', data: { seat: '1' } }])
    const game = perform(fewer, emptyBag(fewer))
    expect(charactersOf(game).every(character => character !== '')).toBe(true)
    expect(game.bag).toEqual([])
  })
})

describe('who waits', () => {
  const waiting = (game: Game) => waitingSeats(game).map(({ id }) => id)

  test('has a character and hasn’t seen it', () => {
    const game = gameOf(['chef', { character: 'monk', seen: true }, '', { traveller: true }])
    expect(waiting(game)).toEqual(['1'])
  })

  test('or can draw from the bag, which a traveller doesn’t', () => {
    const bag = [{ character: 'chef', believes: '' }, null]
    const game = gameOf(['', { traveller: true }, { character: 'beggar', traveller: true }], { bag })
    expect(waiting(game)).toEqual(['1', '3'])
  })
})

test('a player who is dealt another character that looks the same has seen it', () => {
  const game = gameOf([{ character: 'chef', seen: true }])
  const dealTo = (character: string, believes: string) =>
    applyAction(game, { type: 'deal', data: { characters: { 1: { character, believes } } } }).seats[0]?.seen
  expect(dealTo('drunk', 'chef')).toBe(true)
  expect(dealTo('drunk', 'monk')).toBe(false)
})

test('a player may see the character once more', () => {
  const game = gameOf([{ character: 'chef', seen: true }])
  const again = applyAction(game, { type: 'markSeen', data: { seat: '1', seen: false } })
  expect(again.seats[0]?.seen).toBe(false)
  expect(applyAction(again, { type: 'markSeen', data: { seat: '1' } })).toEqual(game)
})

test.each<[Partial<Seat>, 'good' | 'evil' | undefined]>([
  [{ character: 'chef' }, 'good'],
  [{ character: 'imp' }, 'evil'],
  [{ character: 'chef', alignment: 'evil' }, 'evil'],
  [{ character: 'lunatic', believes: 'imp' }, 'evil'],
  [{ character: 'lunatic', believes: 'imp', alignment: 'good' }, 'evil'],
  [{ character: 'marionette', believes: 'chef' }, 'good'],
  [{ character: 'marionette', believes: 'chef', alignment: 'evil' }, 'good'],
  [{ character: 'marionette', believes: 'chef', alignment: 'good' }, 'good'],
  [{ character: 'drunk', believes: 'chef', alignment: 'evil' }, 'evil'],
  [{ character: 'beggar', traveller: true }, undefined],
  [{ character: 'beggar', traveller: true, alignment: 'evil' }, 'evil']
])('%j believes to be %s', (seat, alignment) => {
  const [only] = gameOf([seat]).seats
  expect(only && believedAlignment(only, characters)).toBe(alignment)
})

describe('a Marionette that was drawn away from the Demon', () => {
  const marionette = { character: 'marionette', believes: 'chef' }
  const settle = (game: Game, random = () => 0) => {
    const data = settleMarionette(game, characters, random)
    return data && applyAction(game, { type: 'deal', data })
  }

  test('is a neighbour of the Demon instead, who has drawn a character of the same team', () => {
    const game = gameOf(['saint', marionette, 'poisoner', 'empath', 'imp', 'monk'])
    const seats = (random: () => number) => settle(game, random)?.seats
    const one = gameOf([
      'saint',
      'chef',
      'poisoner',
      { character: 'marionette', believes: 'empath' },
      'imp',
      'monk'
    ])
    const other = gameOf([
      'saint',
      'chef',
      'poisoner',
      'empath',
      'imp',
      { character: 'marionette', believes: 'monk' }
    ])
    expect([seats(numbers([0])), seats(numbers([0.9]))]).toEqual(
      expect.arrayContaining([one.seats, other.seats])
    )
  })

  test('stays where it is beside the Demon, or where no neighbour fits', () => {
    expect(settle(gameOf(['imp', marionette, 'monk', 'empath']))).toBeUndefined()
    expect(settle(gameOf(['imp', 'saint', marionette, 'poisoner']))).toBeUndefined()
    expect(settle(gameOf(['imp', 'saint', 'monk']))).toBeUndefined()
  })

  test('is no player who doesn’t know the own character', () => {
    const drunk = { character: 'drunk', believes: 'monk' }
    expect(settle(gameOf(['imp', drunk, marionette, 'poisoner']))).toBeUndefined()
  })

  test('is settled with the last token, so that both players have seen what they are', () => {
    const bag = [marionette, { character: 'monk', believes: '' }, { character: 'imp', believes: '' }]
    const full = gameOf(['', '', 'poisoner', 'empath', 'saint', ''], { bag })
    const places = { 2: 0, 6: 2, 1: 1 }
    const drawn = [2, 6, 1].reduce((game, seat) => {
      const draw = drawToken(game, `${seat}`, places[seat as 1 | 2 | 6])
      const seen: Action = { type: 'markSeen', data: { seat: `${seat}` } }
      return perform(
        game,
        settleDraw(game, [...draw, seen], characters, () => 0)
      )
    }, full)
    expect(drawn.seats[0]).toMatchObject({ character: 'marionette', believes: 'monk', seen: true })
    expect(drawn.seats[1]).toMatchObject({ character: 'chef', believes: '', seen: true })
  })
})

test('a game that was stored before there were bags has an empty one', () => {
  const { bag, ...stored } = dealt
  expect(bag).toEqual([])
  expect(gameSchema.parse(stored)).toEqual(dealt)
})
