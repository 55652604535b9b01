import type { Night } from '../../night/night.ts'
import type { Game } from '../game.ts'

/** The night that the game is in, or comes to next. */
export const nightOf = ({ phase, round }: Pick<Game, 'phase' | 'round'>): Night =>
  (phase === 'night' ? round : round + 1) <= 1 ? 'firstNight' : 'otherNight'
