import { atom, computed } from 'nanostores'
import { $deviceGame } from './game.ts'

const $locks = atom<{ game: string; seats: ReadonlySet<string> }>({ game: '', seats: new Set() })

/** Ids of the seats of the open game that keep their character when all are drawn again. */
export const $lockedSeats = computed(
  [$locks, $deviceGame],
  ({ game, seats }, open): ReadonlySet<string> => (open?.id === game ? seats : new Set())
)

export function setSeatLocked(seat: string, isLocked: boolean) {
  const others = [...$lockedSeats.get()].filter(id => id !== seat)
  $locks.set({ game: $deviceGame.get()?.id ?? '', seats: new Set(isLocked ? [...others, seat] : others) })
}
