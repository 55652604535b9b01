import * as z from 'zod/mini'
import {
  bagSchema,
  bluffGroupSchema,
  cardSchema,
  type Game,
  gameLimits,
  nominationSchema,
  reminderSchema,
  seatSchema
} from './game.ts'

const { id, character, player, pronouns, traveller, believes } = seatSchema.shape
const countedSchema = z.nonoptional(nominationSchema.shape.counted)
const place = z.int().check(z.minimum(0))

/**
 * What each action needs to know. Whatever is drawn at random or counted by a rule is in the action as a result, so
 * that doing the same actions again leads to the same game.
 */
export const actionSchemas = {
  addSeats: z.object({
    at: place,
    seats: z.array(z.object({ id, player, pronouns, traveller })).check(z.maxLength(gameLimits.seats))
  }),
  removeSeat: z.object({ seat: id }),
  editSeat: z.object({ seat: id, player, pronouns, traveller }),
  moveSeat: z.object({ seat: id, to: place }),
  swapSeats: z.object({ seat: id, with: id }),
  /** By this many places clockwise. */
  rotateSeats: z.object({ by: z.int() }),

  /**
   * Hands out characters before the first night, by id of the seat. Other seats stay as they are, and so does an alignment that
   * isn't given; null is that of the character's team.
   */
  deal: z.object({
    characters: z.record(
      id,
      z.object({ character, believes, alignment: z.optional(z.nullable(z.enum(['good', 'evil']))) })
    )
  }),
  /**
   * Becomes another character. Since the first night, the earlier one is remembered. `alignment` is the one to keep: by the rules
   * a player doesn't change sides with the character.
   */
  changeCharacter: z.object({ seat: id, character, alignment: z.optional(z.enum(['good', 'evil'])) }),
  changeAbilities: z.object({ seat: id, abilities: seatSchema.shape.abilities }),
  changeBelief: z.object({ seat: id, character }),
  /** Without an alignment: that of the character's team. */
  changeAlignment: z.object({ seat: id, alignment: z.optional(z.enum(['good', 'evil'])) }),
  /** `seen` is false for who may see the character once more; true by default. */
  markSeen: z.object({ seat: id, seen: z.optional(z.boolean()) }),
  changeBag: z.object({ tokens: bagSchema }),
  /** Applies an option of a character's setup; without one, none. */
  chooseSetup: z.object({ character: id, option: z.optional(place) }),
  addUnseatedCharacter: z.object({ character: id }),
  removeUnseatedCharacter: z.object({ character: id }),

  kill: z.object({ seat: id }),
  revive: z.object({ seat: id }),
  setGhostVote: z.object({ seat: id, ghostVote: z.boolean() }),
  setVoteTokens: z.object({ seat: id, tokens: z.int().check(z.minimum(0), z.maximum(gameLimits.seats)) }),

  placeReminder: z.object({ reminder: reminderSchema }),
  moveReminder: z.object({ reminder: id, seat: reminderSchema.shape.seat }),
  changeReminder: z.object({ reminder: id, text: reminderSchema.shape.text }),
  removeReminder: z.object({ reminder: id }),
  addBluffGroup: z.object({ group: bluffGroupSchema }),
  changeBluffs: z.object({ group: bluffGroupSchema }),
  removeBluffGroup: z.object({ group: id }),
  /** Adds a card, or changes the one with its id. */
  saveCard: z.object({ card: cardSchema }),
  removeCard: z.object({ card: id }),

  startNight: z.object({}),
  startDay: z.object({}),
  endGame: z.object({ winner: z.enum(['good', 'evil']) }),
  setStepDone: z.object({ step: id, done: z.boolean() }),
  /** An empty text removes the note. */
  writeNote: z.object({ key: id, text: z.string().check(z.maxLength(2000)) }),

  nominate: z.object({
    nomination: z.pick(nominationSchema, {
      id: true,
      nominator: true,
      nominee: true,
      exile: true,
      secret: true
    })
  }),
  /** `votes` is how many the seat gives: 0 for none. */
  setVote: z.object({ nomination: id, seat: id, votes: z.int().check(z.minimum(0), z.maximum(9)) }),
  /** Ends a vote. */
  countVotes: z.object({ nomination: id, counted: countedSchema }),
  /** Gives back the votes that were spent by it, and lets them be changed until it is counted again. */
  reopenVote: z.object({ nomination: id }),
  /** Gives back the votes that were spent by it. */
  removeNomination: z.object({ nomination: id }),
  /** Ends the nominations of a day. `seat` is '' when nobody is executed. */
  execute: z.object({ seat: seatSchema.shape.character, dies: z.boolean() })
} as const

export type ActionType = keyof typeof actionSchemas
/** The data of each type of action. */
export type ActionData = { [Type in ActionType]: z.infer<(typeof actionSchemas)[Type]> }
/** Something that the storyteller did; of one type, or of any. */
export type Action<Types extends ActionType = ActionType> = {
  [Type in Types]: { type: Type; data: ActionData[Type] }
}[Types]

/**
 * What types of actions do to a game. What changes nothing, or is about something that the game doesn't have, returns
 * the same game.
 */
export type ActionHandlers<Types extends ActionType> = {
  [Type in Types]: (game: Game, data: ActionData[Type]) => Game
}

const schemas: { [Type in ActionType]: z.ZodMiniType<ActionData[Type]> } = actionSchemas
const actionSchema = z.object({ type: z.string(), data: z.unknown() })

const isActionType = (type: string): type is ActionType => Object.hasOwn(schemas, type)

/** Reads an action of a file or of storage; undefined if it is none that this version knows. */
export function readAction(value: unknown): Action | undefined {
  const action = actionSchema.safeParse(value)
  if (!action.success || !isActionType(action.data.type)) return undefined
  return readData(action.data.type, action.data.data)
}

function readData<Type extends ActionType>(type: Type, value: unknown): Action<Type> | undefined {
  const data = schemas[type].safeParse(value)
  return data.success ? { type, data: data.data } : undefined
}
