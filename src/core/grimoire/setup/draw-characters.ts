import type { CastCharacter } from '../../cast/cast.ts'
import type { Team } from '../../character/team.ts'
import type { ActionData } from '../action.ts'
import { findSeat, type Game } from '../game.ts'
import { isUnseated } from '../in-play.ts'
import { chooseBeliefs } from './choose-beliefs.ts'
import { chooseEvilTownsfolk, neededEvilTownsfolk } from './choose-evil-townsfolk.ts'
import { choicesOf, drawUntilRight, type SetupDraw } from './draw-rounds.ts'
import type { Candidate } from './fill-seats.ts'
import { seatEvilLine } from './seating/evil-line.ts'
import { seatMarionette } from './seating/seat-marionette.ts'
import { appliedChanges, countedSeats } from './setup-choices.ts'

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
 * Deals characters to the seats that have none, and replaces those that the setup, with the changes that apply, has no room
 * for. Evil characters sit where they have to, players who don't know their character get one to believe in, and as
 * many townsfolk as needed are evil. Undefined for numbers of players that the rules have no setup for.
 */
export function drawCharacters(draw: SetupDraw): ActionData['deal'] | undefined {
  const drawn = drawUntilRight(draw)
  if (!drawn) return undefined
  const changes = appliedChanges(choicesOf(draw, drawn))
  const middle = changes.findLast(({ evilLine }) => evilLine !== undefined)?.evilLine
  const inLine = middle === undefined ? drawn : seatEvilLine(drawn, { ...draw, middle })
  const seated = seatMarionette(inLine, { ...draw, inLine: middle !== undefined })
  const believing = withoutOldSides(draw.game, chooseBeliefs(seated, draw))
  const finished = chooseEvilTownsfolk(believing, {
    ...draw,
    needed: neededEvilTownsfolk(changes),
    neededBefore: neededEvilTownsfolk(appliedChanges(choicesOf(draw, draw.game)))
  })
  return dealOf(draw.game, finished)
}

/** A player whose character is new has its side. */
const withoutOldSides = (before: Game, { seats, ...game }: Game): Game => ({
  ...game,
  seats: seats.map(seat => {
    const { alignment, ...others } = seat
    return findSeat(before, seat.id)?.character === seat.character || !alignment ? seat : others
  })
})

function dealOf(before: Game, game: Game): ActionData['deal'] {
  const dealt = countedSeats(game).map(seat => {
    const { id, character, believes, alignment } = seat
    const isSame = findSeat(before, id)?.alignment === alignment
    return [id, { character, believes, ...(isSame ? {} : { alignment: alignment ?? null }) }] as const
  })
  return { characters: Object.fromEntries(dealt) }
}
