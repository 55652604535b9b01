import * as z from 'zod/mini'

/** Ids are keys of records too, where this one would be lost. */
const id = z.string().check(
  z.minLength(1),
  z.maxLength(200),
  z.refine(value => value !== '__proto__')
)
const characterId = z.string().check(z.maxLength(200))
const text = z.string().check(z.maxLength(2000))
const alignment = z.enum(['good', 'evil'])

/** What one game can hold. More is refused where a file is read, and ignored where it is added. */
export const gameLimits = {
  seats: 40,
  reminders: 400,
  bluffGroups: 10,
  bluffs: 20,
  nominations: 500,
  formerCharacters: 100,
  doneSteps: 1000,
  notes: 500,
  setupChoices: 100,
  rounds: 1000,
  abilities: 30,
  cards: 50,
  cardCharacters: 20
} as const

const round = z.int().check(z.minimum(0), z.maximum(gameLimits.rounds))
const hasAtMost = (keys: number) => z.refine<object>(record => Object.keys(record).length <= keys)

/** A place in the circle, with its player and character. */
export const seatSchema = z.object({
  id,
  player: text,
  pronouns: text,
  /** Joins as a traveller, so isn't counted in the teams. */
  traveller: z.boolean(),
  /** Id of a character of the script, or ''. */
  character: characterId,
  /** The character that the player believes to be; '' if it is the true one. */
  believes: characterId,
  /** Characters whose abilities the player has beside the own one: a Philosopher's, an Apprentice's. */
  abilities: z.array(characterId).check(z.maxLength(gameLimits.abilities)),
  /** Earlier characters since the first night, oldest first. */
  formerCharacters: z.array(characterId).check(z.maxLength(gameLimits.formerCharacters)),
  /** Absent while it is that of the character's team. */
  alignment: z.optional(alignment),
  alive: z.boolean(),
  /** When the player died; absent while alive. */
  died: z.optional(z.object({ phase: z.enum(['setup', 'night', 'day', 'ended']), round })),
  /** Whether the one vote after death is left. */
  ghostVote: z.boolean(),
  /** Vote tokens that a living Beggar has from dead players; absent for none. */
  voteTokens: z.optional(z.int().check(z.minimum(0), z.maximum(gameLimits.seats))),
  /** Whether the player has seen the character when the phone went around. */
  seen: z.boolean()
})

/** A token beside a seat, or at the edge of the table. */
export const reminderSchema = z.object({
  id,
  /** Id of the seat; `tableEdge` for a token that no player has, such as one of a Fabled. */
  seat: characterId,
  /** The character that the token belongs to; '' for a general one. */
  character: characterId,
  text
})

/** Characters that are shown to a player as not in play: to the Demon, a Lunatic, a Snitch's minions ... */
export const bluffGroupSchema = z.object({
  id,
  /** '' for the Demon's. */
  name: text,
  characters: z.array(characterId).check(z.maxLength(gameLimits.bluffs))
})

/** A card of the storyteller's own, to be shown to a player. */
export const cardSchema = z.object({
  id,
  text: z.string().check(z.maxLength(200)),
  characters: z.array(characterId).check(z.maxLength(gameLimits.cardCharacters))
})

/** A token that a player can draw from the bag: the character, and what its player believes to be. */
const bagTokenSchema = z.object({ character: characterId, believes: characterId })
export const bagSchema = z.array(z.nullable(bagTokenSchema)).check(z.maxLength(gameLimits.seats))

export const nominationSchema = z.object({
  id,
  day: round,
  /** Ids of seats. The storyteller can nominate too: ''. */
  nominator: characterId,
  nominee: id,
  /** Exile of a traveller. Everybody can vote, and nobody spends a vote. */
  exile: z.boolean(),
  /** Nobody but the storyteller sees who votes. */
  secret: z.boolean(),
  /** Votes by id of the seat: 1, or more where an ability allows it. */
  hands: z.record(id, z.int().check(z.minimum(1), z.maximum(9))).check(hasAtMost(gameLimits.seats)),
  /** Votes that an execution needed when this was counted before; absent until the vote is opened again. */
  needed: z.optional(z.int()),
  /**
   * The end of the vote; absent while it goes on. `spent` are the seats that lost their vote after death by it, `tokens` those
   * that lost a vote token.
   */
  counted: z.optional(
    z.object({
      votes: z.int(),
      needed: z.int(),
      spent: z.array(id).check(z.maxLength(gameLimits.seats)),
      tokens: z.optional(z.array(id).check(z.maxLength(gameLimits.seats)))
    })
  )
})

const executionSchema = z.object({
  day: round,
  /** '' when nobody was executed. */
  seat: characterId,
  died: z.boolean()
})

/** A game: everything that the storyteller's grimoire shows. */
export const gameSchema = z.object({
  /** Clockwise, the first one on top. */
  seats: z.array(seatSchema).check(z.maxLength(gameLimits.seats)),
  reminders: z.array(reminderSchema).check(z.maxLength(gameLimits.reminders)),
  /** The characters that players draw, in the order of their numbers, null where a token is drawn; empty once all are. */
  bag: z._default(bagSchema, []),
  bluffs: z.array(bluffGroupSchema).check(z.maxLength(gameLimits.bluffGroups)),
  /** Ids of characters in play that no player has: Fabled, Loric, Lil’ Monsta. */
  unseatedCharacters: z.array(id).check(z.maxLength(gameLimits.seats)),
  /** By id of a character with a choice in its setup: the number of the option that the storyteller applies. */
  setupChoices: z.record(id, z.int().check(z.minimum(0))).check(hasAtMost(gameLimits.setupChoices)),
  phase: z.enum(['setup', 'night', 'day', 'ended']),
  /** Number of the night or day; 0 in the setup. */
  round,
  winner: z.optional(alignment),
  /** Keys of the steps of this night that are done. */
  doneSteps: z.array(id).check(z.maxLength(gameLimits.doneSteps)),
  /** By key: what the storyteller has written down. */
  notes: z.record(id, text).check(hasAtMost(gameLimits.notes)),
  nominations: z.array(nominationSchema).check(z.maxLength(gameLimits.nominations)),
  executions: z.array(executionSchema).check(z.maxLength(gameLimits.nominations)),
  customCards: z._default(z.array(cardSchema).check(z.maxLength(gameLimits.cards)), [])
})

/** Where reminders lie that are beside no seat. */
export const tableEdge = ''

export type Seat = z.infer<typeof seatSchema>
export type BagToken = z.infer<typeof bagTokenSchema>
export type Reminder = z.infer<typeof reminderSchema>
export type CustomCard = z.infer<typeof cardSchema>
export type Nomination = z.infer<typeof nominationSchema>
export type Game = z.infer<typeof gameSchema>

/** Id of the group with the bluffs for the Demon. */
export const demonBluffs = 'demon'

/** A game that nobody has joined yet. */
export const emptyGame: Game = {
  seats: [],
  reminders: [],
  bag: [],
  bluffs: [{ id: demonBluffs, name: '', characters: [] }],
  unseatedCharacters: [],
  setupChoices: {},
  phase: 'setup',
  round: 0,
  doneSteps: [],
  notes: {},
  nominations: [],
  executions: [],
  customCards: []
}

/** A seat as it is before the characters are dealt. */
export const emptySeat = (seatId: string, player = ''): Seat => ({
  id: seatId,
  player,
  pronouns: '',
  traveller: false,
  character: '',
  believes: '',
  abilities: [],
  formerCharacters: [],
  alive: true,
  ghostVote: true,
  seen: false
})

/** Whether a reminder can lie there: beside a seat of the game, or at the edge of the table. */
export const isReminderPlace = (game: Game, place: string) =>
  place === tableEdge || findSeat(game, place) !== undefined

export const findSeat = (game: Game, seatId: string) => game.seats.find(seat => seat.id === seatId)
