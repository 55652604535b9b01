import { useStore } from '@nanostores/react'
import type { Cast } from '#core/cast/cast.ts'
import type { Action, ActionData } from '#core/grimoire/action.ts'
import { applyAction } from '#core/grimoire/apply-action.ts'
import type { Game } from '#core/grimoire/game.ts'
import { drawCandidates, drawCharacters } from '#core/grimoire/setup/draw-characters.ts'
import { appliedChanges, countedSeats, setupChoices } from '#core/grimoire/setup/setup-choices.ts'
import { findSetupProblems } from '#core/grimoire/setup/setup-problems.ts'
import { teamCounts } from '#core/grimoire/setup/team-counts.ts'
import { $officialCharacters } from '#stores/cast.ts'
import { performActions } from '#stores/grimoire/game.ts'
import { $lockedSeats } from '#stores/grimoire/locked-seats.ts'
import { fillDemonBluffs } from '../bluffs/bluff-actions.ts'
import type { GameProps } from '../game-props.ts'
import { setupTeamNames } from './setup-team-names.ts'

/** What the rules say about the setup of a game, and draws for it that leave locked seats alone. */
export function useSetup({ game, cast, characters }: GameProps) {
  const locked = useStore($lockedSeats)
  const official = useStore($officialCharacters)
  const choices = setupChoices(game, characters, setupTeamNames)
  const seats = countedSeats(game)
  const numberOf = (team: string) =>
    seats.filter(({ character }) => characters.get(character)?.team === team).length
  const nameOf = (id: string) => characters.get(id)?.name ?? official.find(each => each.id === id)?.name ?? id
  const draw = (start: Game) => {
    const data = drawCharacters({
      game: start,
      characters,
      candidates: drawCandidates(cast.characters),
      names: setupTeamNames,
      locked,
      random: Math.random
    })
    if (data) performActions(...dealWithBluffs(game, cast, data))
  }
  return {
    choices,
    nameOf,
    counts: teamCounts(seats.length, appliedChanges(choices)),
    dealt: {
      townsfolk: numberOf('townsfolk'),
      outsider: numberOf('outsider'),
      minion: numberOf('minion'),
      demon: numberOf('demon')
    },
    hasDealt: seats.some(({ character }) => character !== ''),
    problems: findSetupProblems(game, characters, choices),
    /** Fills seats, and replaces what the teams have no room for. */
    fill: () => draw(game),
    drawAgain: () => draw(withoutCharacters(game, locked))
  }
}

/** All that a setup needs to know, and can do. */
export type Setup = ReturnType<typeof useSetup>

/** A deal may take characters that were bluffs, so the bluffs follow it. */
function dealWithBluffs(game: Game, cast: Cast, data: ActionData['deal']): Action[] {
  const deal: Action = { type: 'deal', data }
  return [deal, ...fillDemonBluffs(applyAction(game, deal), cast)]
}

const withoutCharacters = (game: Game, locked: ReadonlySet<string>): Game => ({
  ...game,
  seats: game.seats.map(seat =>
    seat.traveller || locked.has(seat.id) ? seat : { ...seat, character: '', believes: '' }
  )
})
