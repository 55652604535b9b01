import type { Game } from '#core/grimoire/game.ts'
import type { Characters } from '#core/grimoire/in-play.ts'
import type { NightStep, SkipReason } from '#core/grimoire/night/night-steps.ts'
import { m } from '#i18n/messages.ts'
import { seatName } from '../seat-texts.ts'

/** Name of the character or of the fixed step. */
export const stepName = ({ entry }: NightStep) =>
  entry.kind === 'character' ? entry.character.name : entry.name

/** The players that a step is about; with their true character where they only believe to be this one: `Ada, Ben (Drunk)`. */
export const stepPlayers = (game: Game, { seats, mistaken }: NightStep, characters: Characters) =>
  seats
    .map(seat => {
      const name = seatName(seat, game.seats.indexOf(seat) + 1)
      const isMistaken = mistaken.includes(seat)
      return isMistaken ? `${name} (${characters.get(seat.character)?.name ?? seat.character})` : name
    })
    .join(', ')

/** Why a step is skipped tonight. */
export const skipText = (reason: SkipReason): string => skipTexts[reason]()

const skipTexts: Record<SkipReason, () => string> = {
  notInPlay: m.tonight_not_in_play,
  dead: m.tonight_dead,
  notDied: m.tonight_not_died,
  fewPlayers: m.tonight_few_players,
  unaware: m.tonight_unaware,
  poppyGrower: m.tonight_poppy_grower,
  nobody: m.tonight_nobody
}
