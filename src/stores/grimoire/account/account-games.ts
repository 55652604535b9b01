import { computed } from 'nanostores'
import { savedGames } from '#api/saved-games.ts'
import { markSessionExpired, readLastUser } from '#api/watch-session.ts'
import { $session } from '../../session.ts'
import { $deviceGame } from '../game.ts'
import type { DeviceGame } from '../games-database.ts'
import { $accountGame, type AccountGame } from './account-game.ts'
import { $gameLinks, getGameLink, isSaved, noLink, selectGamesOf } from './game-links.ts'
import { $gameProblems, needsDecision, setGameProblem } from './game-problems.ts'
import { createGameSaver, usualDelays } from './game-saver.ts'
import { checkInAccount, type GamesApi } from './save-game.ts'

const $state = computed([$deviceGame, $gameLinks, $gameProblems], (game, links, problems) => {
  const link = game && (links[game.id] ?? noLink)
  if (!link || !isWorthSaving(game)) return undefined
  const { id } = game
  if (link.isOff) return { id, state: 'off' } satisfies AccountGame
  const problem = problems[id]
  if (problem) return { id, ...problem } satisfies AccountGame
  return { id, state: isSaved(link, game) ? 'saved' : 'saving' } satisfies AccountGame
})

/** Whether anything was done in a game: others would fill the account with starts that were given up. */
const isWorthSaving = ({ record }: DeviceGame) => record.done.length + record.undone.length > 0

/**
 * While signed in: stores the open game in the account, some seconds after its changes and when the page hides, and finds out when
 * another device has changed it. Publishes how the game stands there.
 *
 * @returns stops it
 */
export function startAccountGames(server: GamesApi = savedGames, delays = usualDelays) {
  const stopping = new AbortController()
  const { signal } = stopping
  const saver = createGameSaver(server, { findObstacle, onSessionOver: markSessionExpired, delays })

  function saveOpen() {
    const game = $deviceGame.get()
    const link = game && getGameLink(game.id)
    if (link && hasAccount() && isWorthSaving(game) && !link.isOff && !isSaved(link, game)) saver.queue(game)
  }
  async function checkOpen() {
    const id = $deviceGame.get()?.id
    if (id === undefined || findObstacle()) return
    const problem = await checkInAccount(id, server)
    // Problems of saves stay until the next save.
    if (problem || needsDecision(id)) setGameProblem(id, problem)
  }
  function update() {
    if (!hasAccount()) return
    void checkOpen()
    saveOpen()
    void saver.sendNow()
  }

  const stops = [
    $session.subscribe(session => {
      if (!hasAccount()) return
      const { id = '' } = session.state === 'in' ? session.user : readLastUser()
      if (selectGamesOf(id)) {
        saver.clear()
        $gameProblems.set({})
      }
      update()
    }),
    $deviceGame.listen((game, former) => {
      if (game?.id === former?.id) return saveOpen()
      // The changes of the former game don't wait.
      void saver.sendNow()
      void checkOpen()
      saveOpen()
    }),
    $state.subscribe(state => hasAccount() && $accountGame.set(state)),
    $gameLinks.listen(() => {
      // Another tab may have decided.
      if (needsDecision($deviceGame.get()?.id ?? '')) void checkOpen()
      saveOpen()
    })
  ]
  addEventListener('online', update, { signal })
  addEventListener('offline', () => void saver.sendNow(), { signal })
  document.addEventListener(
    'visibilitychange',
    () => (document.visibilityState === 'visible' ? update() : void saver.sendNow()),
    { signal }
  )
  return () => {
    stopping.abort()
    for (const stop of stops) stop()
    saver.clear()
    $accountGame.set(undefined)
  }
}

/** Whether somebody is signed in, or was until the session expired. */
const hasAccount = () => ['in', 'expired'].includes($session.get().state)

function findObstacle() {
  if ($session.get().state !== 'in') return 'session_expired'
  return navigator.onLine === false ? 'unreachable' : undefined
}
