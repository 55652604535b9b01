import type { ActionData, ActionHandlers } from '../action.ts'
import { type BagToken, findSeat, type Game, gameLimits, type Seat, tableEdge } from '../game.ts'
import { believedCharacter } from '../in-play.ts'
import { changeGame, changeSeat, deathNow, keepItems } from './change-list.ts'

/** Who the players are, and whether they live. */
export const playerActions: ActionHandlers<
  | 'deal'
  | 'changeCharacter'
  | 'changeAbilities'
  | 'changeBelief'
  | 'changeAlignment'
  | 'markSeen'
  | 'changeBag'
  | 'chooseSetup'
  | 'addUnseatedCharacter'
  | 'removeUnseatedCharacter'
  | 'kill'
  | 'revive'
  | 'setGhostVote'
  | 'setVoteTokens'
> = {
  deal: (game, { characters }) =>
    changeGame(game, {
      seats: game.seats.map(seat => {
        const dealt = Object.hasOwn(characters, seat.id) ? characters[seat.id] : undefined
        return dealt ? dealTo(seat, dealt) : seat
      })
    }),

  changeCharacter(game, { seat, character, alignment }) {
    const changed = findSeat(game, seat)
    if (!changed || changed.character === character) return game
    return changeSeat(game, seat, {
      character,
      believes: '',
      abilities: [],
      seen: false,
      alignment: alignment ?? changed.alignment,
      formerCharacters: formerCharacters(game, changed)
    })
  },

  changeAbilities: (game, { seat, abilities }) =>
    changeSeat(game, seat, { abilities: [...new Set(abilities)] }),

  changeBelief: (game, { seat, character }) =>
    findSeat(game, seat)?.believes === character
      ? game
      : changeSeat(game, seat, { believes: character, seen: false }),

  changeAlignment: (game, { seat, alignment }) => changeSeat(game, seat, { alignment }),
  markSeen: (game, { seat, seen = true }) => changeSeat(game, seat, { seen }),
  changeBag: (game, { tokens }) =>
    changeGame(game, { bag: tokens.some(token => token !== null) ? tokens : [] }),

  chooseSetup(game, { character, option }) {
    const { [character]: _, ...others } = game.setupChoices
    if (option === undefined) return changeGame(game, { setupChoices: others })
    const isFull = Object.keys(others).length >= gameLimits.setupChoices
    return isFull ? game : changeGame(game, { setupChoices: { ...others, [character]: option } })
  },

  addUnseatedCharacter: (game, { character }) =>
    game.unseatedCharacters.includes(character) || game.unseatedCharacters.length >= gameLimits.seats
      ? game
      : changeGame(game, { unseatedCharacters: [...game.unseatedCharacters, character] }),

  // Its tokens at the edge of the table go with it; those beside seats are about players, and stay.
  removeUnseatedCharacter: (game, { character }) =>
    game.unseatedCharacters.includes(character)
      ? changeGame(game, {
          unseatedCharacters: keepItems(game.unseatedCharacters, id => id !== character),
          reminders: keepItems(
            game.reminders,
            reminder => reminder.seat !== tableEdge || reminder.character !== character
          )
        })
      : game,

  kill: (game, { seat }) => (findSeat(game, seat)?.alive ? changeSeat(game, seat, deathNow(game)) : game),
  revive: (game, { seat }) => changeSeat(game, seat, { alive: true, died: undefined, ghostVote: true }),
  setGhostVote: (game, { seat, ghostVote }) => changeSeat(game, seat, { ghostVote }),
  setVoteTokens: (game, { seat, tokens }) => changeSeat(game, seat, { voteTokens: tokens || undefined })
}

function dealTo(seat: Seat, dealt: ActionData['deal']['characters'][string]): Seat {
  const { character, believes, alignment } = dealt
  const { alignment: present, ...others } = seat
  const own = alignment === undefined ? present : (alignment ?? undefined)
  return {
    ...others,
    character,
    believes,
    seen: seat.seen && looksTheSame(seat, dealt) && own === present,
    ...(own ? { alignment: own } : {})
  }
}

/** Whether the player sees the same character as before, though it may be another one. */
const looksTheSame = (seat: Seat, dealt: BagToken) => believedCharacter(seat) === believedCharacter(dealt)

/** In the setup a character is only a plan, so it isn't remembered. */
const formerCharacters = (game: Game, { formerCharacters, character }: Seat) =>
  game.phase === 'setup' || character === ''
    ? formerCharacters
    : [...formerCharacters, character].slice(-gameLimits.formerCharacters)
