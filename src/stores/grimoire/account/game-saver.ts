import { isSessionOver } from '#api/session.ts'
import type { DeviceGame } from '../games-database.ts'
import { needsDecision, setGameProblem } from './game-problems.ts'
import { type GameProblem, type GamesApi, saveToAccount } from './save-game.ts'

/** Milliseconds from a change to its save, and before an unreachable server is tried again, doubled after each failure. */
export interface SaveDelays {
  change: number
  retry: number
  longestRetry: number
}

export const usualDelays: SaveDelays = { change: 10_000, retry: 2000, longestRetry: 60_000 }

interface SaverOptions {
  /** Why nothing can be sent now; undefined if requests make sense. */
  findObstacle: () => 'unreachable' | 'session_expired' | undefined
  onSessionOver: () => void
  delays: SaveDelays
}

/**
 * Saves games to the account some seconds after their changes, one request at a time, and again with backoff while the server is
 * unreachable.
 */
export function createGameSaver(server: GamesApi, { findObstacle, onSessionOver, delays }: SaverOptions) {
  const pending = new Map<string, DeviceGame>()
  let timer: ReturnType<typeof setTimeout> | undefined
  let retryDelay = delays.retry
  let isSending = false
  let isSendingAgain = false

  /** Saves a game within the delay of changes. */
  function queue(game: DeviceGame) {
    if (needsDecision(game.id)) return
    pending.set(game.id, game)
    sendWithin(delays.change)
  }

  // A running timer stays, so that a game that changes all the time is saved too.
  function sendWithin(delay: number) {
    timer ??= setTimeout(() => void sendNow(), delay)
  }

  /** Saves all queued games; during a save, after it. */
  async function sendNow() {
    stop()
    isSendingAgain = isSending
    if (isSending || pending.size === 0) return
    isSending = true
    const result = await sendAll()
    isSending = false
    if (result === 'failed') {
      // A failing server isn't asked again for each change.
      stop()
      sendWithin(retryDelay)
      retryDelay = Math.min(retryDelay * 2, delays.longestRetry)
    } else {
      retryDelay = delays.retry
      if (result === 'sent' && isSendingAgain) await sendNow()
    }
  }

  /** `waiting`: signing in, or the network's return, sends the games. `failed`: the server is to be tried again later. */
  async function sendAll(): Promise<'sent' | 'waiting' | 'failed'> {
    for (const [id, game] of pending) {
      const obstacle = findObstacle()
      const problem = obstacle ? { state: obstacle } : await saveToAccount(game, server)
      setGameProblem(id, problem)
      if (isSessionOver(problem?.state)) onSessionOver()
      if (obstacle || isSessionOver(problem?.state)) return 'waiting'
      if (isTemporary(problem)) return 'failed'
      if (pending.get(id) === game) pending.delete(id)
    }
    return 'sent'
  }

  function stop() {
    clearTimeout(timer)
    timer = undefined
  }

  function clear() {
    stop()
    pending.clear()
  }

  return { queue, sendNow, clear }
}

const isTemporary = (problem: GameProblem | undefined) =>
  problem?.state === 'unreachable' || problem?.state === 'server_failed'
