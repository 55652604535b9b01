import type { CastCharacter } from '../../cast/cast.ts'
import { alignmentOf, type Team } from '../../character/team.ts'
import type { SetupCounts } from '../../script/player-counts.ts'
import { neighbours } from '../actions/seat-actions.ts'
import type { Game, Seat } from '../game.ts'
import { believedTeams, type Characters, isInPlay, isUnseated, numberInPlay } from '../in-play.ts'
import { evilTownsfolk } from './choose-evil-townsfolk.ts'
import { repeatedCharacters, repeatRule } from './repeats.ts'
import { seatsOutOfLine } from './seating/evil-line.ts'
import { appliedChanges, countedSeats, type SetupChoice } from './setup-choices.ts'
import { pairsApart } from './setup-jinxes.ts'
import { type SetupChange, teamCounts } from './team-counts.ts'

/** What a setup can't be started with, or the rules don't allow. Screens word them. */
export type SetupProblem =
  | { code: 'players'; players: number }
  | { code: 'team'; team: keyof SetupCounts; has: number; needs: number }
  | { code: 'needs'; character: string; needed: string; onScript: boolean }
  | { code: 'twice' | 'noTwins'; character: string }
  | { code: 'copies' | 'evilTownsfolk'; character: string; has: number; needs: number }
  | { code: 'apart'; character: string; other: string }
  | { code: 'outOfLine'; seat: string; character: string }
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
    ...pairsApart(game).map(([character, other]) => ({ code: 'apart', character, other }) as const),
    ...duplicates(game, characters, changes),
    ...choices.flatMap(choice => choiceProblems(game, choice, characters))
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
  const mayBeApart = !game.seats.some(next => isDemon(next, characters))
  if (
    character.id === 'marionette' &&
    !mayBeApart &&
    !neighbours(game, seat.id).some(next => isDemon(next, characters))
  )
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
  if (believed?.team === 'demon' || (believed && repeatRule(game, characters)(believed))) return false
  return isInPlay(game, believes) || game.seats.some(other => other.id !== id && other.believes === believes)
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

/** What a change that applies asks for, apart from the numbers of the teams. */
function choiceProblems(
  game: Game,
  { character: { id }, options, applied }: SetupChoice,
  characters: Characters
): SetupProblem[] {
  const change = applied === undefined ? undefined : options[applied]
  if (!change) return []
  const { include = {}, evilTownsfolk: evil = 0, evilLine = '', goodTwice } = change
  const hasEvil = evilTownsfolk(game, characters).length
  const isGoodTwice = repeatedCharacters(game).some(each => isGood(characters.get(each)))
  return [
    ...Object.entries(include).flatMap(([needed, needs]) => missing(game, id, { needed, needs }, characters)),
    ...(hasEvil < evil ? [{ code: 'evilTownsfolk', character: id, has: hasEvil, needs: evil } as const] : []),
    ...seatsOutOfLine(game, evilLine, characters).map(
      seat => ({ code: 'outOfLine', seat: seat.id, character: evilLine }) as const
    ),
    ...(goodTwice && !isGoodTwice ? [{ code: 'noTwins', character: id } as const] : [])
  ]
}

/** A character that has to be in play, with how many of it. */
function missing(
  game: Game,
  character: string,
  { needed, needs }: { needed: string; needs: number },
  characters: Characters
): SetupProblem[] {
  const has = numberInPlay(game, needed)
  if (has >= needs) return []
  return has > 0
    ? [{ code: 'copies', character: needed, has, needs }]
    : [{ code: 'needs', character, needed, onScript: characters.has(needed) }]
}

const isGood = (character: CastCharacter | undefined) =>
  character !== undefined && alignmentOf[character.team] === 'good'

function duplicates(game: Game, characters: Characters, changes: readonly SetupChange[]): SetupProblem[] {
  const canRepeat = repeatRule(game, characters)
  const included = new Set(changes.flatMap(({ include }) => Object.keys(include ?? {})))
  return repeatedCharacters(game)
    .filter(id => !included.has(id))
    .flatMap(id => {
      const character = characters.get(id)
      return character && !canRepeat(character) ? [{ code: 'twice', character: id } as const] : []
    })
}
