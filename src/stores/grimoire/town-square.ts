import { atom, computed } from 'nanostores'
import * as z from 'zod/mini'
import { gameCharacters } from '#core/grimoire/game-characters.ts'
import { currentGame } from '#core/grimoire/game-record.ts'
import type { Characters } from '#core/grimoire/in-play.ts'
import { publicGame } from '#core/grimoire/public-game.ts'
import { $cast, $officialCharacters } from '../cast.ts'
import { $deviceGame } from './game.ts'
import { type DeviceGame, readGame } from './games-database.ts'

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

/** Between a grimoire and town squares, which ask for the game that it shows. */
const channelName = 'belfry:town-square'
const messageSchema = z.union([z.literal('ask'), z.literal('closed'), z.object({ game: z.string() })])
type Message = z.infer<typeof messageSchema>

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
  const grimoire = new BroadcastChannel(channelName)
  changes.addEventListener('message', ({ data }) => data === id && void read())
  grimoire.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    const message = messageSchema.safeParse(data).data
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

/**
 * Tells town squares in other windows which game this window's grimoire shows.
 *
 * @returns tells them that it is closed
 */
export function announceGame(): () => void {
  const channel = new BroadcastChannel(channelName)
  const stop = new AbortController()
  const tell = (message: Message) => channel.postMessage(message)
  const tellGame = () => tell({ game: $deviceGame.get()?.id ?? '' })
  let told: string | undefined
  const stopFollowing = $deviceGame.subscribe(game => {
    if (told === (game?.id ?? '')) return
    told = game?.id ?? ''
    tellGame()
  })
  channel.addEventListener('message', ({ data }) => data === 'ask' && tellGame())
  addEventListener('pagehide', () => tell('closed'), { signal: stop.signal })
  // The page may come back from the history.
  addEventListener('pageshow', tellGame, { signal: stop.signal })
  return () => {
    stop.abort()
    stopFollowing()
    tell('closed')
    channel.close()
  }
}
