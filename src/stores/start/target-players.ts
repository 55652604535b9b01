import { maxPlayers, minPlayers } from '#core/script/player-counts.ts'
import { persistentAtom } from '../storage/persistent-atom.ts'

/** The number of players that the picker counts for; undefined for games of every size. Remembered on this device. */
export const $targetPlayers = persistentAtom<number | undefined>('belfry:target-players', undefined, {
  encode: players => `${players ?? ''}`,
  decode: text => playerCounts.find(players => String(players) === text)
})

/** Every number of players that a game can have. */
export const playerCounts: readonly number[] = Array.from(
  { length: maxPlayers - minPlayers + 1 },
  (_, index) => minPlayers + index
)
