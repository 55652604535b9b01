import type { Cast } from '#core/cast/cast.ts'
import type { Game } from '#core/grimoire/game.ts'
import type { Characters } from '#core/grimoire/in-play.ts'

/** What each part of the grimoire is given. */
export interface GameProps {
  game: Game
  /** The script's cast, for its night order and jinxes. */
  cast: Cast
  /** All characters that the game can have; also those that the script lacks. */
  characters: Characters
}
