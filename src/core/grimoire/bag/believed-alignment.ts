import type { Seat } from '../game.ts'
import { believedCharacter, type Characters, seatAlignment } from '../in-play.ts'

/**
 * The alignment that a player believes to have: that of the believed character, unless the storyteller has changed it to another one
 * than that of the true character. Undefined for a traveller whose alignment isn't chosen.
 */
export function believedAlignment(seat: Seat, characters: Characters): 'good' | 'evil' | undefined {
  const own = seatAlignment({ ...seat, alignment: undefined }, characters)
  const believed = seatAlignment(
    { ...seat, character: believedCharacter(seat), alignment: undefined },
    characters
  )
  return seat.alignment && seat.alignment !== own ? seat.alignment : believed
}
