import { changeSeat } from '../actions/change-list.ts'
import type { Game, Seat } from '../game.ts'
import { believedTeams, type Characters, hasFeature, isInPlay } from '../in-play.ts'
import { type Candidate, shuffle } from './fill-seats.ts'
import { changesSetupByBelief } from './setup-jinxes.ts'

interface BeliefRequest {
  readonly characters: Characters
  readonly candidates: readonly Candidate[]
  readonly random: () => number
}

/**
 * Gives players who don't know their character one to believe in, of the right team: not in play, nor believed by another player;
 * only the Demon's double may be the Demon in play. A belief that fits stays, one that doesn't goes.
 */
export function chooseBeliefs(game: Game, request: BeliefRequest): Game {
  let present = game
  for (const seat of game.seats)
    if (!seat.traveller)
      present = changeSeat(present, seat.id, { believes: chooseBelief(present, seat, request) })
  return present
}

function chooseBelief(game: Game, seat: Seat, { characters, candidates, random }: BeliefRequest): string {
  const own = characters.get(seat.character)
  const teams = own ? believedTeams(own) : []
  if (teams.length === 0) return ''
  const isTaken = (id: string) =>
    isInPlay(game, id) || game.seats.some(other => other.id !== seat.id && other.believes === id)
  const fits = (id: string) => {
    const character = characters.get(id)
    if (!character || !teams.includes(character.team)) return false
    return character.team === 'demon' || !isTaken(id)
  }
  if (fits(seat.believes)) return seat.believes
  const free = candidates.filter(({ id, unseated }) => {
    const isDrawn = !unseated && !hasFeature(characters.get(id), 'selection', 'bag-disabled')
    return isDrawn && fits(id) && !changesSetupByBelief(seat.character, id)
  })
  return shuffle(free, random)[0]?.id ?? ''
}
