import { splitReminder } from '../../cast/reminder-parts.ts'
import { demonBluffs, findSeat, type Game, type Seat } from '../game.ts'
import { type Characters, isInPlay } from '../in-play.ts'
import { ownBluffs } from '../setup/bluff-groups.ts'
import { nightOf } from './night-of.ts'
import type { NightStep } from './night-steps.ts'
import { type InformationRule, rulesOf } from './official-information.ts'

/** What a card says. `label` is a text of the step's own; `token` and `point` say nothing. */
export type InformationKind =
  | 'demon'
  | 'demons'
  | 'minions'
  | 'fellowMinions'
  | 'bluffs'
  | 'selected'
  | 'player'
  | 'oneOf'
  | 'inPlay'
  | 'youAre'
  | 'good'
  | 'evil'
  | 'token'
  | 'point'
  | 'label'

/** Something that is shown to a player in a step: what a card says, with ids of characters and seats. */
export interface StepInformation {
  readonly kind: InformationKind
  readonly characters: readonly string[]
  readonly seats: readonly string[]
  /** The text of a `label`. */
  readonly text?: string
  /** Id of the group of `bluffs`, which the game may not have yet. */
  readonly group?: string
}

/** What is shown to the players of a step, in the order in which it happens. */
export function stepInformation(
  game: Game,
  characters: Characters,
  { entry, seats }: Pick<NightStep, 'entry' | 'seats'>
): StepInformation[] {
  if (entry.kind === 'step') {
    if (entry.id === 'minioninfo') return minionInformation(game, characters, seats)
    return entry.id === 'demoninfo' ? demonInformation(game, characters, seats) : []
  }
  const rules = rulesOf(entry.id, nightOf(game))
  if (rules) return rules.flatMap(rule => byRule(rule, { game, characters, id: entry.id, seats }))
  return splitReminder(entry.reminder, entry.character).flatMap(({ kind, text }) =>
    kind === 'label' ? card('label', { text, characters: [entry.id] }) : []
  )
}

const card = (kind: InformationKind, rest: Partial<StepInformation>): StepInformation => ({
  kind,
  characters: [],
  seats: [],
  ...rest
})

const ids = (seats: readonly Seat[]) => seats.map(({ id }) => id)

const seatsOfTeam = ({ seats }: Game, characters: Characters, team: 'minion' | 'demon') =>
  seats.filter(({ character }) => characters.get(character)?.team === team)

/** The players who are shown as a team; a Magician counts as one of them for the other evil players. */
const shownAs = (game: Game, characters: Characters, team: 'minion' | 'demon') =>
  ids(
    game.seats.filter(({ character }) => characters.get(character)?.team === team || character === 'magician')
  )

function minionInformation(game: Game, characters: Characters, awake: readonly Seat[]): StepInformation[] {
  return [
    ...demonCard(game, characters),
    ...(awake.length > 1 ? [card('fellowMinions', { seats: ids(awake) })] : []),
    ...(isInPlay(game, 'damsel') ? [card('inPlay', { characters: ['damsel'] })] : [])
  ]
}

/** The Demon learns of a Marionette too, who sleeps while the Minions learn of each other. */
const demonInformation = (game: Game, characters: Characters, awake: readonly Seat[]): StepInformation[] => [
  ...minionCard(game, characters),
  ...(awake.length > 1 ? [card('demons', { seats: ids(awake) })] : []),
  bluffs(game, demonBluffs)
]

function demonCard(game: Game, characters: Characters): StepInformation[] {
  const demons = seatsOfTeam(game, characters, 'demon').length
  if (demons === 0) return []
  return [card(demons > 1 ? 'demons' : 'demon', { seats: shownAs(game, characters, 'demon') })]
}

const minionCard = (game: Game, characters: Characters): StepInformation[] =>
  seatsOfTeam(game, characters, 'minion').length > 0
    ? [card('minions', { seats: shownAs(game, characters, 'minion') })]
    : []

const bluffs = (game: Game, group: string): StepInformation =>
  card('bluffs', { group, characters: game.bluffs.find(({ id }) => id === group)?.characters ?? [] })

interface StepOf {
  game: Game
  characters: Characters
  /** Id of the step's character. */
  id: string
  seats: readonly Seat[]
}

function byRule(rule: InformationRule, { game, characters, id, seats }: StepOf): StepInformation[] {
  switch (rule.show) {
    case 'self':
      return [card(rule.as, { characters: [id], seats: rule.as === 'player' ? ids(seats) : [] })]
    case 'text':
      return [card(rule.as, {})]
    case 'outsiders':
      return [card('inPlay', { characters: outsidersOf(game, characters) })]
    case 'bluffs':
      return groupsOf(id, game, characters).map(group => bluffs(game, group))
    case 'evil':
      return [...demonCard(game, characters), ...minionCard(game, characters)]
    case 'abilities':
      return [card('youAre', { characters: seats.flatMap(({ abilities }) => abilities) })]
    case 'marked':
      return marked(rule, { game, characters, id, seats })
  }
}

/** Ids of the groups of bluffs that a character's step shows. */
const groupsOf = (id: string, game: Game, characters: Characters) =>
  id === 'lunatic' || id === 'snitch'
    ? ownBluffs(game, characters).flatMap(own => (own.character === id ? own.id : []))
    : [demonBluffs]

const outsidersOf = ({ seats }: Game, characters: Characters) => [
  ...new Set(
    seats.map(({ character }) => character).filter(each => characters.get(each)?.team === 'outsider')
  )
]

/** A card about the players beside whom the character's tokens lie; none without such tokens. */
function marked(
  { as, token }: InformationRule & { show: 'marked' },
  { game, characters, id }: StepOf
): StepInformation[] {
  const own = game.reminders.filter(({ character }) => character === id)
  const label = token === undefined ? undefined : characters.get(id)?.reminders[token]
  const target = findSeat(game, own.find(({ text }) => text === label)?.seat ?? '')
  if (own.length === 0 || (label !== undefined && !target)) return []
  const seats = game.seats.filter(seat =>
    as === 'player' ? seat === target : own.some(reminder => reminder.seat === seat.id)
  )
  return [
    card(as, {
      characters: target ? [target.character] : [],
      seats: as === 'token' ? [] : ids(seats)
    })
  ]
}
