import type { Team } from '../../character/team.ts'
import type { SetupCounts } from '../../script/player-counts.ts'
import { neighbours } from '../actions/seat-actions.ts'
import type { Game, Seat } from '../game.ts'
import {
  believedTeams,
  type Characters,
  charactersInPlay,
  hasFeature,
  isInPlay,
  isUnseated
} from '../in-play.ts'
import { appliedChanges, countedSeats, type SetupChoice } from './setup-choices.ts'
import { type SetupChange, teamCounts } from './team-counts.ts'

/** What a setup can't be started with, or the rules don't allow. Screens word them. */
export type SetupProblem =
  | { code: 'players'; players: number }
  | { code: 'team'; team: keyof SetupCounts; has: number; needs: number }
  | { code: 'needs'; character: string; needed: string; onScript: boolean }
  | { code: 'twice'; character: string }
  | { code: 'unseated'; seat: string; character: string }
  | {
      code: 'noCharacter' | 'noBelief' | 'beliefInPlay' | 'wrongBelief' | 'notBesideDemon' | 'unknown'
      seat: string
    }

/** Finds what is wrong with a setup. `choices` are those of its characters. */
export function findSetupProblems(
  game: Game,
  characters: Characters,
  choices: readonly SetupChoice[]
): SetupProblem[] {
  const changes = appliedChanges(choices)
  const counts = teamCounts(countedSeats(game).length, changes)
  if (!counts) return [{ code: 'players', players: countedSeats(game).length }]
  return [
    ...game.seats.flatMap(seat => seatProblems(game, seat, characters)),
    ...teamProblems(game, characters, counts, changes),
    ...missingCharacters(game, characters, choices),
    ...duplicates(game, characters, changes)
  ]
}

function seatProblems(game: Game, seat: Seat, characters: Characters): SetupProblem[] {
  if (seat.character === '') return [{ code: 'noCharacter', seat: seat.id }]
  const character = characters.get(seat.character)
  if (!character) return [{ code: 'unknown', seat: seat.id }]
  if (isUnseated(character)) return [{ code: 'unseated', seat: seat.id, character: character.id }]
  const problems: SetupProblem[] = []
  if (believedTeams(character).length > 0 && seat.believes === '')
    problems.push({ code: 'noBelief', seat: seat.id })
  if (seat.believes !== '' && !isOfTeam(seat.believes, believedTeams(character), characters))
    problems.push({ code: 'wrongBelief', seat: seat.id })
  if (seat.believes !== '' && isBeliefTaken(game, seat, characters))
    problems.push({ code: 'beliefInPlay', seat: seat.id })
  if (character.id === 'marionette' && !neighbours(game, seat.id).some(next => isDemon(next, characters)))
    problems.push({ code: 'notBesideDemon', seat: seat.id })
  return problems
}

const isOfTeam = (id: string, allowed: readonly Team[], characters: Characters) =>
  allowed.some(team => characters.get(id)?.team === team)

/**
 * Whether another player has the character, or believes to. A Lunatic may think to be the Demon in play; anybody else would
 * meet the other one, unless the game has several of them.
 */
function isBeliefTaken(game: Game, { id, believes }: Seat, characters: Characters) {
  const believed = characters.get(believes)
  if (believed?.team === 'demon' || hasFeature(believed, 'selection', 'bag-duplicate')) return false
  const allowsTwo = charactersInPlay(game).some(each =>
    hasFeature(characters.get(each), 'selection', 'good-duplicate')
  )
  return (
    !allowsTwo &&
    (isInPlay(game, believes) || game.seats.some(other => other.id !== id && other.believes === believes))
  )
}

const isDemon = (seat: Seat, characters: Characters) => characters.get(seat.character)?.team === 'demon'

const evilTeams = ['minion', 'demon'] as const
const teams = ['townsfolk', 'outsider', ...evilTeams] as const

function teamProblems(
  game: Game,
  characters: Characters,
  counts: SetupCounts,
  changes: readonly SetupChange[]
): SetupProblem[] {
  const dealt = countedSeats(game).map(seat => characters.get(seat.character)?.team)
  const numberOf = (team: Team) => dealt.filter(each => each === team).length
  const good = numberOf('townsfolk') + numberOf('outsider')
  const isFree =
    changes.some(({ anyOutsiders }) => anyOutsiders) && good === counts.townsfolk + counts.outsider
  return (isFree ? evilTeams : teams).flatMap(team => {
    const has = numberOf(team)
    return has === counts[team] ? [] : [{ code: 'team', team, has, needs: counts[team] } as const]
  })
}

const missingCharacters = (
  game: Game,
  characters: Characters,
  choices: readonly SetupChoice[]
): SetupProblem[] =>
  choices.flatMap(({ character, options }) =>
    Object.keys(options[0]?.include ?? {})
      .filter(needed => !isInPlay(game, needed))
      .map(
        needed =>
          ({ code: 'needs', character: character.id, needed, onScript: characters.has(needed) }) as const
      )
  )

function duplicates(game: Game, characters: Characters, changes: readonly SetupChange[]): SetupProblem[] {
  const inPlay = charactersInPlay(game).map(id => characters.get(id))
  const allows = (alignment: 'good' | 'evil') =>
    inPlay.some(character => hasFeature(character, 'selection', `${alignment}-duplicate`))
  const included = new Set(changes.flatMap(({ include }) => Object.keys(include ?? {})))
  return charactersInPlay(game)
    .filter(id => game.seats.filter(seat => seat.character === id).length > 1)
    .flatMap(id => {
      const character = characters.get(id)
      if (!character || included.has(id) || hasFeature(character, 'selection', 'bag-duplicate')) return []
      const isGood = character.team === 'townsfolk' || character.team === 'outsider'
      return allows(isGood ? 'good' : 'evil') ? [] : [{ code: 'twice', character: id } as const]
    })
}
