import type { CastCharacter } from '../../cast/cast.ts'
import type { Team } from '../../character/team.ts'
import type { SetupCounts } from '../../script/player-counts.ts'
import type { ActionData } from '../action.ts'
import { changeSeat } from '../actions/change-list.ts'
import { neighbours } from '../actions/seat-actions.ts'
import { findSeat, type Game, type Seat } from '../game.ts'
import { type Characters, isUnseated } from '../in-play.ts'
import { chooseBeliefs } from './choose-beliefs.ts'
import { type Candidate, fillSeats, shuffle } from './fill-seats.ts'
import { appliedChanges, countedSeats, setupChoices } from './setup-choices.ts'
import type { TeamNames } from './setup-text.ts'
import { type SetupChange, teamCounts } from './team-counts.ts'

export interface SetupDraw {
  readonly game: Game
  readonly characters: Characters
  /** What can be drawn: the script's characters. */
  readonly candidates: readonly Candidate[]
  readonly names: TeamNames
  /** Ids of the seats that keep their character. */
  readonly locked: ReadonlySet<string>
  /** A number from 0 up to, but not including, 1. */
  readonly random: () => number
}

/** A drawn character can bring a change that makes another draw necessary. */
const maxDraws = 5

/** The characters of a script that players can have. */
export const drawCandidates = (script: Iterable<CastCharacter>) =>
  [...script]
    .filter(({ team }) => seatedTeams.has(team))
    .map(
      (character): Candidate => ({
        id: character.id,
        team: character.team,
        unseated: isUnseated(character)
      })
    )

const seatedTeams: ReadonlySet<Team> = new Set<Team>(['townsfolk', 'outsider', 'minion', 'demon'])

/**
 * Deals characters to the seats that have none, and replaces those that the numbers of the teams, with the setup changes that
 * apply, have no room for. Who believes to be somebody else gets that character too; a Marionette sits beside the Demon.
 * Undefined for numbers of players that the rules have no setup for.
 */
export function drawCharacters(draw: SetupDraw): ActionData['deal'] | undefined {
  const { game, candidates, locked, random } = draw
  let drawn = game
  for (let round = 0; round < maxDraws; round++) {
    const changes = changesOf(draw, drawn)
    const counts = teamCounts(countedSeats(drawn).length, changes)
    if (!counts) return undefined
    const dealt = fillSeats({
      seats: countedSeats(drawn).map(({ id, character }) => ({ id, character, locked: locked.has(id) })),
      counts,
      candidates,
      include: includedCharacters(changes),
      random
    })
    drawn = {
      ...drawn,
      seats: drawn.seats.map(seat => {
        const character = dealt[seat.id] ?? seat.character
        return character === seat.character ? seat : { ...seat, character, believes: '' }
      })
    }
    if (isSame(counts, teamCounts(countedSeats(drawn).length, changesOf(draw, drawn)))) break
  }
  const seated = chooseBeliefs(seatMarionette(draw, drawn), draw)
  return {
    characters: Object.fromEntries(
      countedSeats(seated).map(({ id, character, believes }) => [id, { character, believes }])
    )
  }
}

const changesOf = ({ characters, names }: SetupDraw, game: Game) =>
  appliedChanges(setupChoices(game, characters, names))

const isSame = (one: SetupCounts, other: SetupCounts | undefined) =>
  other !== undefined && Object.values(one).join() === Object.values(other).join()

const includedCharacters = (changes: readonly SetupChange[]): Record<string, number> =>
  Object.assign({}, ...changes.map(({ include }) => include))

/** Swaps the Marionette with a neighbour of the Demon, or the Demon with one of the Marionette, unless locks forbid it. */
function seatMarionette({ characters, locked, random }: SetupDraw, game: Game): Game {
  const isDemon = (id: string) => characters.get(id)?.team === 'demon'
  const puppet = game.seats.find(({ character }) => character === 'marionette')
  const demons = game.seats.filter(({ character }) => isDemon(character))
  if (!puppet || demons.length === 0) return game
  if (neighbours(game, puppet.id).some(({ character }) => isDemon(character))) return game
  const isFree = (seat: Seat) => !seat.traveller && !locked.has(seat.id) && !isDemon(seat.character)
  const besideDemons = locked.has(puppet.id)
    ? []
    : demons.flatMap(demon => neighbours(game, demon.id).filter(isFree))
  const [place] = shuffle(besideDemons, random)
  if (place) return swapCharacters(game, puppet.id, place.id)
  const demon = demons.find(({ id }) => !locked.has(id))
  const [other] = shuffle(neighbours(game, puppet.id).filter(isFree), random)
  return demon && other ? swapCharacters(game, demon.id, other.id) : game
}

function swapCharacters(game: Game, one: string, other: string): Game {
  const partOf = (id: string) => {
    const { character = '', believes = '' } = findSeat(game, id) ?? {}
    return { character, believes }
  }
  return changeSeat(changeSeat(game, one, partOf(other)), other, partOf(one))
}
