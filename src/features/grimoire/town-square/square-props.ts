import type { Characters } from '#core/grimoire/in-play.ts'
import type { PublicGame } from '#core/grimoire/public-game.ts'

/** What each part of the town square is given. */
export interface SquareProps {
  game: PublicGame
  /** The characters that everybody may know: travellers, Fabled, Loric, those of public reminders. */
  characters: Characters
}
