import { atom, computed } from 'nanostores'
import { gameCharacters } from '#core/grimoire/game-characters.ts'
import { currentGame } from '#core/grimoire/game-record.ts'
import type { Characters } from '#core/grimoire/in-play.ts'
import { publicGame } from '#core/grimoire/public-game.ts'
import { $cast, $officialCharacters } from '../cast.ts'
import { type DeviceGame, readGame } from './games-database.ts'
import { squareChannel, squareMessage } from './square-channel.ts'

/**
 * The game that this window shows as a town square, beside that of the grimoire: what changes games doesn't know it, so a
 * town square can't change anything. Undefined while there is none to show.
 */
const $watched = atom<DeviceGame | undefined>()

/** Whether the game is on this device; 'reading' until it is known. */
export const $squareState = atom<'reading' | 'shown' | 'missing'>('reading')

/** What the town square shows, with the characters that it can name; undefined until both are there. */
export const $square = computed([$watched, $cast, $officialCharacters], (watched, cast, official) => {
  if (!watched || !cast) return undefined
  const game = currentGame(watched.record)
  const characters = gameCharacters(cast, official, game)
  const shown = publicGame(game, characters)
  const named = [
    ...shown.seats.map(({ character }) => character),
    ...shown.unseatedCharacters,
    ...shown.reminders.map(({ character }) => character)
  ]
  const known: Characters = new Map([...characters].filter(([id]) => named.includes(id)))
  return { game: shown, characters: known }
})

/** The grimoire of another window: id of the game that it shows, '' without one; undefined until it answers. */
export const $grimoire = atom<{ game: string } | 'closed' | undefined>()

/**
 * Shows a game as a town square: reads it, follows its changes in other windows, and what game the grimoire shows.
 *
 * @returns stops it
 */
export function watchGame(id: string): () => void {
  $watched.set(undefined)
  $squareState.set('reading')
  let reads = 0
  const read = async () => {
    reads += 1
    const own = reads
    const game = await readGame(id)
    if (own !== reads || !game.ok) return
    $watched.set(game.value)
    $squareState.set(game.value ? 'shown' : 'missing')
  }
  const changes = new BroadcastChannel('belfry:games')
  const grimoire = new BroadcastChannel(squareChannel)
  changes.addEventListener('message', ({ data }) => data === id && void read())
  grimoire.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    const message = squareMessage.safeParse(data).data
    if (!message || message === 'ask') return
    $grimoire.set(message)
    void read()
  })
  grimoire.postMessage('ask')
  void read()
  return () => {
    reads += 1
    changes.close()
    grimoire.close()
  }
}
