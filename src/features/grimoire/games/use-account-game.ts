import { useStore } from '@nanostores/react'
import { useEffect } from 'react'
import { $accountGame } from '#stores/grimoire/account/account-game.ts'
import { importModule } from '#stores/loading/import-module.ts'
import { $hasAccount, $session } from '#stores/session.ts'
import { accountGameText, needsStoryteller } from './account/account-game-text.ts'

let isStarted = false

/** It goes on after the grimoire is left, so that the last changes are saved, and ends with the sign-out. */
async function startOnce() {
  if (isStarted) return
  isStarted = true
  try {
    const { startAccountGames } = await importModule(
      () => import('#stores/grimoire/account/account-games.ts')
    )
    const stop = startAccountGames()
    const stopListening = $session.listen(({ state }) => {
      if (state !== 'out') return
      stopListening()
      stop()
      isStarted = false
    })
  } catch {
    isStarted = false
  }
}

/**
 * Stores the open game in the account while somebody is signed in.
 *
 * @returns why the account doesn't have it, where that needs the storyteller
 */
export function useAccountGame(): string | undefined {
  const hasAccount = useStore($hasAccount)
  const game = useStore($accountGame)
  useEffect(() => {
    if (hasAccount) void startOnce()
  }, [hasAccount])
  return game && needsStoryteller(game) ? accountGameText(game) : undefined
}
