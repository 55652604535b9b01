import { vi } from 'vitest'
import { aTab } from '../saving/tab.ts'

/** A tab with the grimoire, or the same tab after a reload: its own module instances over shared storage. */
export async function aGameTab() {
  const builder = await aTab()
  const [game, games, database, links, account, saved] = await Promise.all([
    import('#stores/grimoire/game.ts'),
    import('#stores/grimoire/account/account-games.ts'),
    import('#stores/grimoire/games-database.ts'),
    import('#stores/grimoire/account/game-links.ts'),
    import('#stores/grimoire/account/account-game.ts'),
    import('#stores/grimoire/account/saved-games.ts')
  ])
  return { ...builder, ...game, ...games, ...database, ...links, ...account, ...saved }
}

export type GameTab = Awaited<ReturnType<typeof aGameTab>>

/** The user leaves the tab or comes back to it. */
export function showTab(isVisible: boolean) {
  vi.stubGlobal('document', Object.assign(document, { visibilityState: isVisible ? 'visible' : 'hidden' }))
  document.dispatchEvent(new Event('visibilitychange'))
}
