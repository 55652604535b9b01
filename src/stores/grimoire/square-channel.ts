import * as z from 'zod/mini'
import { $deviceGame } from './game.ts'

/** Between a grimoire and town squares, which ask for the game that it shows. */
export const squareChannel = 'belfry:town-square'
export const squareMessage = z.union([z.literal('ask'), z.literal('closed'), z.object({ game: z.string() })])

/**
 * Tells town squares in other windows which game this window's grimoire shows.
 *
 * @returns tells them that it is closed
 */
export function announceGame(): () => void {
  const channel = new BroadcastChannel(squareChannel)
  const stop = new AbortController()
  const tell = (message: z.infer<typeof squareMessage>) => channel.postMessage(message)
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
