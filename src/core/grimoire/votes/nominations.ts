import type { Game, Seat } from '../game.ts'
import { hasAbility, isHeardBanshee } from './votes.ts'

/** Why a player may not nominate by the rules. The storyteller decides. */
export type NominatorRemark = 'dead' | 'storytellerOnly' | 'hasNominated'

/** Why a player may not nominate now; undefined if the player may. An exile isn't a nomination. */
export function nominatorRemark(game: Game, seat: Seat): NominatorRemark | undefined {
  if (game.seats.some(each => each.alive && hasAbility(each, 'bishop'))) return 'storytellerOnly'
  const own = game.nominations.filter(({ nominator, exile }) => nominator === seat.id && !exile)
  const made = own.filter(({ day }) => isOncePerGame(seat) || day === game.round).length
  const allowed = allowedNominations(game, seat)
  if (allowed === 0) return 'dead'
  return made >= allowed ? 'hasNominated' : undefined
}

/** Nominations of a day; of the whole game where the ability says so. */
function allowedNominations(game: Game, seat: Seat): number {
  if (isHeardBanshee(game, seat)) return 2
  if (!seat.alive) return 0
  const isButcher = hasAbility(seat, 'butcher') && executionsOf(game, game.round).length > 0
  return isButcher ? 2 : 1
}

const isOncePerGame = (seat: Seat) => hasAbility(seat, 'golem')

/** Whether somebody has been nominated today, or a traveller for exile. */
export const wasNominated = ({ nominations, round }: Game, seat: Seat) =>
  nominations.some(({ nominee, day }) => nominee === seat.id && day === round)

/** The executions of a day, without the decision to execute nobody. */
export const executionsOf = ({ executions }: Game, day: number) =>
  executions.filter(execution => execution.day === day && execution.seat !== '')
