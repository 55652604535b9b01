import type { Game } from '#core/grimoire/game.ts'
import type { Characters } from '#core/grimoire/in-play.ts'
import { livingPlayers, voteRules, votesNeeded } from '#core/grimoire/votes/votes.ts'
import { m } from '#i18n/messages.ts'

/** What happens now: `Night 2`. */
export function phaseTitle({ phase, round, winner }: Pick<Game, 'phase' | 'round' | 'winner'>): string {
  if (phase === 'night') return m.grimoire_night({ round })
  if (phase === 'day') return m.grimoire_day({ round })
  if (phase === 'ended') return winner === 'evil' ? m.grimoire_evil_won() : m.grimoire_good_won()
  return m.grimoire_setup()
}

/** `7 of 9 alive, 4 to execute`; '' during the setup. */
export const livingText = (game: Game, characters: Characters) =>
  game.phase === 'setup'
    ? ''
    : m.grimoire_living({
        living: livingPlayers(game),
        players: game.seats.length,
        votes: votesNeeded(game, false, voteRules(game, characters))
      })
