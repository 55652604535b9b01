import type { Game } from '#core/grimoire/game.ts'
import { findSeat } from '#core/grimoire/game.ts'
import { changedTeams } from '#core/grimoire/setup/number-options.ts'
import type { SetupProblem } from '#core/grimoire/setup/setup-problems.ts'
import type { SetupChange } from '#core/grimoire/setup/team-counts.ts'
import { m } from '#i18n/messages.ts'
import { teamName } from '#i18n/team-names.ts'
import { seatName } from '../seat-texts.ts'

/** The name of a character by its id. */
type NameOf = (id: string) => string

/** What a change does to a setup: `Outsiders +2`, `Demons 0, with Damsel`. */
export function changeText(change: SetupChange, nameOf: NameOf): string {
  const { add, set, include, anyOutsiders, evilTownsfolk, evilLine, goodTwice } = change
  const numbers = changedTeams.flatMap(team => {
    const exact = set?.[team]
    const added = add?.[team]
    if (exact !== undefined) return [`${teamName(team)} ${exact}`]
    return added ? [`${teamName(team)} ${added > 0 ? '+' : '−'}${Math.abs(added)}`] : []
  })
  const names = Object.entries(include ?? {}).map(([id, number]) =>
    number > 1 ? `${nameOf(id)} × ${number}` : nameOf(id)
  )
  const parts = [
    ...numbers,
    ...(names.length > 0 ? [m.setup_include({ names: names.join(', ') })] : []),
    ...(anyOutsiders ? [m.setup_any_outsiders()] : []),
    ...(evilTownsfolk ? [m.setup_evil_townsfolk({ number: evilTownsfolk })] : []),
    ...(evilLine ? [m.setup_evil_line()] : []),
    ...(goodTwice ? [m.setup_good_twice()] : [])
  ]
  return parts.join(', ') || m.setup_as_usual()
}

/** A problem of a setup in words, with the seat and the character it is about. */
export function problemText(problem: SetupProblem, game: Game, nameOf: NameOf): string {
  switch (problem.code) {
    case 'players':
      return m.setup_bad_number({ players: problem.players })
    case 'team':
      return m.setup_bad_team({ ...problem, team: teamName(problem.team) })
    case 'twice':
      return m.setup_twice({ name: nameOf(problem.character) })
    case 'noTwins':
      return m.setup_no_twins({ name: nameOf(problem.character) })
    case 'copies':
      return m.setup_bad_team({ ...problem, team: nameOf(problem.character) })
    case 'evilTownsfolk':
      return m.setup_few_evil({ ...problem, name: nameOf(problem.character) })
    case 'apart':
      return m.setup_apart({ name: nameOf(problem.character), other: nameOf(problem.other) })
    case 'needs': {
      const needs = { name: nameOf(problem.character), needed: nameOf(problem.needed) }
      return problem.onScript ? m.setup_needs(needs) : m.setup_needs_missing(needs)
    }
    default:
      return seatProblemText(problem, game, nameOf)
  }
}

type SeatProblem = Extract<SetupProblem, { seat: string }>

const seatProblemTexts = {
  noCharacter: m.setup_no_character,
  noBelief: m.setup_no_belief,
  beliefInPlay: m.setup_belief_taken,
  wrongBelief: m.setup_wrong_belief,
  notBesideDemon: m.setup_not_beside,
  unknown: m.setup_unknown,
  unseated: m.setup_unseated,
  outOfLine: m.setup_out_of_line
} satisfies Record<SeatProblem['code'], unknown>

function seatProblemText(problem: SeatProblem, game: Game, nameOf: NameOf): string {
  const seat = findSeat(game, problem.seat)
  if (!seat) return ''
  return seatProblemTexts[problem.code]({
    player: seatName(seat, game.seats.indexOf(seat) + 1),
    name: nameOf(seat.character),
    believed: nameOf(seat.believes),
    middle: 'character' in problem ? nameOf(problem.character) : ''
  })
}
