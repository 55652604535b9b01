import { findSeat, type Seat } from '#core/grimoire/game.ts'
import type { LogEntry } from '#core/grimoire/game-log.ts'
import { m } from '#i18n/messages.ts'
import { type LogNames, type LogTexts, listText, playerLabel, playerName, seatLine } from './log-names.ts'

/** Who joins and leaves, which characters they have, and whether they live. */
export const playerLogTexts: LogTexts<
  | 'addSeats'
  | 'removeSeat'
  | 'editSeat'
  | 'deal'
  | 'changeCharacter'
  | 'changeAbilities'
  | 'changeBelief'
  | 'changeAlignment'
  | 'kill'
  | 'revive'
  | 'setGhostVote'
> = {
  addSeats: ({ seats }, { before, after }) => {
    const added = seats.filter(({ id }) => !findSeat(before, id) && findSeat(after, id))
    return [m.log_joins({ names: listText(added.map(({ id }) => playerName(after, id))) })]
  },
  removeSeat: ({ seat }, { before }, names) => [m.log_leaves({ player: playerLabel(before, seat, names) })],
  editSeat: ({ seat }, { before, after }) => {
    const [was, is] = [findSeat(before, seat), findSeat(after, seat)]
    const player = playerName(after, seat)
    const renamed =
      was?.player === is?.player ? [] : [m.log_renamed({ before: playerName(before, seat), player })]
    if (was?.traveller === is?.traveller) return renamed
    return [...renamed, is?.traveller ? m.log_traveller({ player }) : m.log_no_traveller({ player })]
  },

  deal: (_, { before, after }, names) =>
    after.seats
      .filter(seat => !isSameCharacter(seat, findSeat(before, seat.id)))
      .map(seat => seatLine(after, seat, names)),
  changeCharacter: ({ seat, character }, { before }, names) => {
    const player = playerLabel(before, seat, names)
    return [
      character
        ? m.log_becomes({ player, character: names.character(character) })
        : m.log_no_character({ player })
    ]
  },
  changeAbilities: ({ seat, abilities }, { after }, names) => {
    const player = playerLabel(after, seat, names)
    return [
      abilities.length > 0
        ? m.log_abilities({ player, names: listText(abilities.map(names.character)) })
        : m.log_no_abilities({ player })
    ]
  },
  changeBelief: ({ seat, character }, { after }, names) => {
    const player = playerLabel(after, seat, names)
    return [
      character
        ? m.log_believes({ player, character: names.character(character) })
        : m.log_no_belief({ player })
    ]
  },
  changeAlignment: ({ seat, alignment }, { after }, names) => {
    const player = playerLabel(after, seat, names)
    if (!alignment) return [m.log_own_alignment({ player })]
    return [alignment === 'good' ? m.log_turns_good({ player }) : m.log_turns_evil({ player })]
  },

  kill: ({ seat }, entry, names) => [m.log_dies(playerAfter(seat, entry, names))],
  revive: ({ seat }, entry, names) => [m.log_revives(playerAfter(seat, entry, names))],
  setGhostVote: ({ seat, ghostVote }, entry, names) => [
    ghostVote
      ? m.log_vote_back(playerAfter(seat, entry, names))
      : m.log_vote_spent(playerAfter(seat, entry, names))
  ]
}

const playerAfter = (seat: string, { after }: LogEntry, names: LogNames) => ({
  player: playerLabel(after, seat, names)
})

const isSameCharacter = (one: Seat, other: Seat | undefined) =>
  one.character === other?.character && one.believes === other.believes
