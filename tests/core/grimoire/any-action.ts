import fc from 'fast-check'
import type { Action, ActionData, ActionType } from '#core/grimoire/action.ts'

const seat = fc.constantFrom('ann', 'ben', 'chi', 'dev', 'nobody')
const character = fc.constantFrom('', 'imp', 'baron', 'chef', 'drunk')
/** A seat, or the edge of the table. */
const reminderPlace = fc.constantFrom('ann', 'ben', 'chi', 'nobody', '')
const item = fc.constantFrom('one', 'two', 'three')
/** Some of it is longer than a game can hold. */
const text = fc.constantFrom('', 'Poisoned', 'Đêm', 'x'.repeat(2001))
const place = fc.nat(5)
const players = fc.uniqueArray(seat, { minLength: 1, maxLength: 3 })

/** Data of every type of action, about few enough things that actions meet. */
const anyData: { [Type in ActionType]: fc.Arbitrary<ActionData[Type]> } = {
  addSeats: fc.record({
    at: place,
    seats: players.map(ids => ids.map(id => ({ id, player: id, pronouns: '', traveller: id === 'dev' })))
  }),
  removeSeat: fc.record({ seat }),
  editSeat: fc.record({ seat, player: text, pronouns: text, traveller: fc.boolean() }),
  moveSeat: fc.record({ seat, to: place }),
  swapSeats: fc.record({ seat, with: seat }),
  rotateSeats: fc.record({ by: fc.integer({ min: -9, max: 9 }) }),
  deal: fc.record({
    characters: fc.dictionary(
      seat,
      fc.record(
        {
          character,
          believes: character,
          alignment: fc.constantFrom('good' as const, 'evil' as const, null)
        },
        { requiredKeys: ['character', 'believes'] }
      ),
      { maxKeys: 4 }
    )
  }),
  changeCharacter: fc.record({ seat, character }),
  changeAbilities: fc.record({ seat, abilities: fc.array(character, { maxLength: 3 }) }),
  changeBelief: fc.record({ seat, character }),
  changeAlignment: fc
    .record({ seat, alignment: fc.constantFrom('good' as const, 'evil' as const, undefined) })
    .map(({ alignment, ...data }) => (alignment ? { ...data, alignment } : data)),
  markSeen: fc
    .record({ seat, seen: fc.option(fc.boolean(), { nil: undefined }) })
    .map(({ seen, ...data }) => (seen === undefined ? data : { ...data, seen })),
  changeBag: fc.record({
    tokens: fc.array(fc.option(fc.record({ character, believes: character })), { maxLength: 4 })
  }),
  chooseSetup: fc
    .record({ character: item, option: fc.option(place, { nil: undefined }) })
    .map(({ option, ...data }) => (option === undefined ? data : { ...data, option })),
  addUnseatedCharacter: fc.record({ character: item }),
  removeUnseatedCharacter: fc.record({ character: item }),
  kill: fc.record({ seat }),
  revive: fc.record({ seat }),
  setGhostVote: fc.record({ seat, ghostVote: fc.boolean() }),
  setVoteTokens: fc.record({ seat, tokens: fc.nat(2) }),
  placeReminder: fc.record({
    reminder: fc.record({ id: item, seat: reminderPlace, character: fc.oneof(character, item), text })
  }),
  moveReminder: fc.record({ reminder: item, seat: reminderPlace }),
  changeReminder: fc.record({ reminder: item, text }),
  removeReminder: fc.record({ reminder: item }),
  addBluffGroup: fc.record({ group: fc.record({ id: item, name: text, characters: fc.array(character) }) }),
  changeBluffs: fc.record({ group: fc.record({ id: item, name: text, characters: fc.array(character) }) }),
  removeBluffGroup: fc.record({ group: item }),
  saveCard: fc.record({ card: fc.record({ id: item, text, characters: fc.array(character) }) }),
  removeCard: fc.record({ card: item }),
  startNight: fc.constant({}),
  startDay: fc.constant({}),
  endGame: fc.record({ winner: fc.constantFrom('good' as const, 'evil' as const) }),
  setStepDone: fc.record({ step: item, done: fc.boolean() }),
  writeNote: fc.record({ key: item, text }),
  nominate: fc.record({
    nomination: fc.record({
      id: item,
      nominator: seat,
      nominee: seat,
      exile: fc.boolean(),
      secret: fc.boolean()
    })
  }),
  setVote: fc.record({ nomination: item, seat, votes: fc.nat(3) }),
  countVotes: fc.record({
    nomination: item,
    counted: fc.record({ votes: place, needed: place, spent: players, tokens: players })
  }),
  reopenVote: fc.record({ nomination: item }),
  removeNomination: fc.record({ nomination: item }),
  execute: fc.record({ seat, dies: fc.boolean() })
}

const ofType = <Type extends ActionType>(type: Type): fc.Arbitrary<Action<Type>> =>
  anyData[type].map((data): Action<Type> => ({ type, data }))

/** Any action, each type as often as any other. */
export const anyAction: fc.Arbitrary<Action> = fc.oneof(
  ...(Object.keys(anyData) as ActionType[]).map(type => ofType(type) as fc.Arbitrary<Action>)
)
