import * as z from 'zod/mini'
import type { Seat } from '#core/grimoire/game.ts'
import { persistentAtom } from '../storage/persistent-atom.ts'

/** The most players that this device remembers; the ones seen least recently are dropped. */
const maxPlayers = 60

const playerSchema = z.object({ player: z.string(), pronouns: z.string() })
const storedSchema = z.object({ last: z.array(playerSchema), known: z.array(playerSchema) })

/** Somebody who has played on this device. */
export type KnownPlayer = z.infer<typeof playerSchema>

const nobody: z.infer<typeof storedSchema> = { last: [], known: [] }

/** Players of the games on this device, for any script: those of the last game in the order of their seats, and all, the latest first. */
export const $knownPlayers = persistentAtom('belfry:players', nobody, {
  encode: JSON.stringify,
  decode: readStored
})

/** Remembers the players with a name for the next game. */
export function rememberPlayers(seats: readonly Seat[]) {
  const last = seats
    .filter(({ player }) => player !== '')
    .map(({ player, pronouns }) => ({ player, pronouns }))
    .slice(0, maxPlayers)
  if (last.length === 0) return
  const names = new Set<string>()
  const known = [...last, ...$knownPlayers.get().known].filter(
    ({ player }) => !names.has(player) && names.add(player)
  )
  $knownPlayers.set({ last, known: known.slice(0, maxPlayers) })
}

export function forgetPlayer(name: string) {
  const without = (players: KnownPlayer[]) => players.filter(({ player }) => player !== name)
  const { last, known } = $knownPlayers.get()
  $knownPlayers.set({ last: without(last), known: without(known) })
}

function readStored(text: string) {
  try {
    return storedSchema.parse(JSON.parse(text))
  } catch {
    // Lost names only have to be typed again.
    return nobody
  }
}
