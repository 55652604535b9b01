import { emptyGame, type Seat } from '#core/grimoire/game.ts'
import { $cast } from '../cast.ts'
import { $openScriptId } from '../script.ts'
import { startGame } from './game.ts'

/** Starts a game with the open script: with these seats, and the script's Fabled and Loric beside the table. */
export const startWithSeats = (seats: Seat[]) =>
  startGame($openScriptId.get(), { ...emptyGame, seats, unseatedCharacters: guests() })

const guests = () =>
  ($cast.get()?.characters ?? [])
    .filter(({ team }) => team === 'fabled' || team === 'loric')
    .map(({ id }) => id)
