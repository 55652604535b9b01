import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { cleanup } from 'vitest-browser-react'
import {
  $deviceGame,
  $gameConflict,
  $gameSaveState,
  performActions,
  undoInGame
} from '#stores/grimoire/game.ts'
import { deleteGame } from '#stores/grimoire/games-database.ts'
import { $openScriptId, openWorkingCopy } from '#stores/script.ts'
import { expectAccessible } from '../../../components/accessibility.ts'
import { collectDownloads } from '../../../components/downloads.ts'
import { openBuilder } from '../../../components/open-builder.tsx'
import { waitFor } from '../../../wait.ts'
import { gameScript, openGame, presentGame, seatsOf } from '../open-game.tsx'

const day = { seats: seatsOf({ Ada: 'imp', Ben: 'empath' }), phase: 'day', round: 2 } as const
const killAda = () => performActions({ type: 'kill', data: { seat: 'ada' } })
const saved = () => waitFor(() => expect($gameSaveState.get()).toBe('saved'))
const failToStore = (name: string) =>
  vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('', name)
  })

afterEach(() => vi.restoreAllMocks())

test('a reload shows the game as it was, and it can be undone', async () => {
  await openGame(day)
  killAda()
  await saved()
  const id = $openScriptId.get()
  await cleanup()
  $deviceGame.set(undefined)
  await openBuilder({ screen: 'grimoire' })
  openWorkingCopy({ id, script: gameScript })
  await expect.element(page.getByRole('heading', { level: 1, name: 'Day 2' })).toBeVisible()
  expect(presentGame().seats.map(({ alive }) => alive)).toEqual([false, true])
  undoInGame()
  expect(presentGame().seats.map(({ alive }) => alive)).toEqual([true, true])
})

test('a full device says that nothing is saved, and saves again when asked', async () => {
  await openGame(day)
  await expect.element(page.getByText('Saved on this device')).toBeVisible()
  const put = failToStore('QuotaExceededError')
  killAda()
  await expect.element(page.getByRole('alert')).toMatchTextContent(/This device has no room left/)
  await expect.element(page.getByText('Saved on this device')).not.toBeInTheDocument()
  await expectAccessible()
  put.mockRestore()
  await page.getByRole('button', { name: 'Save again' }).click()
  await expect.element(page.getByText('Saved on this device')).toBeVisible()
  await expect.element(page.getByRole('alert')).not.toBeInTheDocument()
})

test('where nothing can be stored, the game can be saved as a file', async () => {
  const downloads = collectDownloads()
  await openGame(day)
  await saved()
  const put = failToStore('InvalidStateError')
  killAda()
  await page.getByRole('button', { name: 'Save as game file' }).click()
  await expect.poll(() => downloads, { timeout: 15_000 }).toHaveLength(1)
  put.mockRestore()
  killAda()
  performActions({ type: 'revive', data: { seat: 'ada' } })
  await saved()
})

test('a conflict with another window stays on the screen until it is read', async () => {
  await openGame(day)
  await saved()
  const game = $deviceGame.get()
  if (game) await deleteGame(game.id)
  killAda()
  await expect
    .element(page.getByRole('alert'))
    .toMatchTextContent(/This game was deleted in another window\./)
  await page.getByRole('button', { name: 'OK' }).click()
  await expect.element(page.getByRole('alert')).not.toBeInTheDocument()
  expect($gameConflict.get()).toBeUndefined()
})
