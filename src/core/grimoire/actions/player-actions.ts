import type { ActionData, ActionHandlers } from '../action.ts'
import { findSeat, type Game, gameLimits, type Seat } from '../game.ts'
import { changeGame, changeSeat, deathNow, keepItems } from './change-list.ts'

/** Who the players are, and whether they live. */
export const playerActions: ActionHandlers<
  | 'deal'
  | 'changeCharacter'
  | 'changeAbilities'
  | 'changeBelief'
  | 'changeAlignment'
  | 'markSeen'
  | 'chooseSetup'
  | 'addUnseatedCharacter'
  | 'removeUnseatedCharacter'
  | 'kill'
  | 'revive'
  | 'setGhostVote'
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
  markSeen: (game, { seat }) => changeSeat(game, seat, { seen: true }),

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

  removeUnseatedCharacter: (game, { character }) =>
    changeGame(game, {
      unseatedCharacters: keepItems(game.unseatedCharacters, id => id !== character)
    }),

  kill: (game, { seat }) => (findSeat(game, seat)?.alive ? changeSeat(game, seat, deathNow(game)) : game),
  revive: (game, { seat }) => changeSeat(game, seat, { alive: true, died: undefined, ghostVote: true }),
  setGhostVote: (game, { seat, ghostVote }) => changeSeat(game, seat, { ghostVote })
}

function dealTo(seat: Seat, dealt: ActionData['deal']['characters'][string]): Seat {
  const { character, believes, alignment } = dealt
  const { alignment: present, ...others } = seat
  const own = alignment === undefined ? present : (alignment ?? undefined)
  return {
    ...others,
    character,
    believes,
    seen: seat.seen && isSame(seat, dealt) && own === present,
    ...(own ? { alignment: own } : {})
  }
}

const isSame = (seat: Seat, dealt: { character: string; believes: string }) =>
  seat.character === dealt.character && seat.believes === dealt.believes

/** In the setup a character is only a plan, so it isn't remembered. */
const formerCharacters = (game: Game, { formerCharacters, character }: Seat) =>
  game.phase === 'setup' || character === ''
    ? formerCharacters
    : [...formerCharacters, character].slice(-gameLimits.formerCharacters)
