import { useSyncExternalStore } from 'react'
import { pageLocale } from '#i18n/messages.ts'
import { builderPath } from '#routes'

const prefix = '#town-square='

/** The fragment in the grimoire's address that shows a game as a town square. */
export const squareFragment = (gameId: string) => `${prefix}${encodeURIComponent(gameId)}`

/** Id of the game in the address whose town square this window shows; undefined in the storyteller's window. */
export const useSquareGame = (): string | undefined => readFragment(useSyncExternalStore(follow, fragment))

/** Shows the town square in a window of its own, which a second call brings to the front. */
export const openTownSquare = (gameId: string) =>
  window.open(
    builderPath(pageLocale(), 'grimoire') + squareFragment(gameId),
    'belfry-town-square',
    'popup,width=1280,height=800'
  )

function follow(notify: () => void) {
  addEventListener('hashchange', notify)
  return () => removeEventListener('hashchange', notify)
}

const fragment = () => location.hash

function readFragment(hash: string): string | undefined {
  if (!hash.startsWith(prefix)) return undefined
  try {
    return decodeURIComponent(hash.slice(prefix.length))
  } catch {
    return undefined
  }
}
