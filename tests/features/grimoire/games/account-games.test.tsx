import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { $accountGame } from '#stores/grimoire/account/account-game.ts'
import { writeContent } from '#stores/grimoire/account/game-content.ts'
import { $deviceGame, performActions } from '#stores/grimoire/game.ts'
import { deleteGame, listGames } from '#stores/grimoire/games-database.ts'
import { expectAccessible } from '../../../components/accessibility.ts'
import { signInToFakeServer } from '../../../components/account-server.ts'
import { openGame, presentGame, seatsOf } from '../open-game.tsx'

const button = (name: string) => page.getByRole('button', { name, exact: true })
const section = page.getByRole('region', { name: 'In your account' })
const inSection = (name: string) => section.getByRole('button', { name, exact: true })
const shown = (text: string) => expect.element(section.getByText(text, { exact: true })).toBeVisible()
const players = () => presentGame().seats.map(({ player }) => player)

beforeEach(() => localStorage.removeItem('belfry:account-games'))
afterEach(async () => {
  const games = await listGames()
  for (const { id } of games.ok ? games.value : []) await deleteGame(id)
})

type Server = Awaited<ReturnType<typeof signInToFakeServer>>

/** A signed-in storyteller who has just killed Ben. @param intercept Answers in place of the server */
async function play(intercept?: Parameters<Server['meet']>[0]) {
  const server = await signInToFakeServer()
  server.meet(intercept)
  await openGame({ seats: seatsOf({ Ada: 'imp', Ben: 'empath' }), phase: 'day', round: 1 })
  performActions({ type: 'kill', data: { seat: 'ben' } })
  const game = $deviceGame.get()
  if (!game) throw new Error('No game is open')
  await expect.poll(() => $accountGame.get()?.id).toBe(game.id)
  return { server, id: game.id, content: writeContent(game).content }
}

/** Hides the page, which saves changes at once, or shows it again. */
function showPage(visibilityState: 'hidden' | 'visible') {
  const spy = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(visibilityState)
  onTestFinished(() => spy.mockRestore())
  document.dispatchEvent(new Event('visibilitychange'))
}

async function openGames() {
  await button('More for this game').click()
  await page.getByRole('menuitem', { name: /Games/ }).click()
}

test('an open game is saved to the account, and says so after the answer', async () => {
  const { promise, resolve } = Promise.withResolvers<undefined>()
  const { server, id } = await play(method => (method === 'PUT' ? promise : undefined))
  await openGames()
  showPage('hidden')
  await shown('Not in your account yet')
  resolve(undefined)
  await shown('Saved to your account')
  expect(server.games.all()).toMatchObject([{ id, version: 1, content: { belfry: 'game' } }])
  await expectAccessible()
})

test('a storyteller can keep a game out of the account, and change that', async () => {
  const { server } = await play()
  await openGames()
  showPage('hidden')
  await shown('Saved to your account')
  const store = page.getByRole('switch', { name: 'Save this game to your account' })
  await store.click()
  await shown('Stored only on this device')
  expect(server.games.all()).toEqual([])
  await store.click()
  await shown('Not in your account yet')
})

test('a game that another device has changed is opened as it is there, or goes on as a new one', async () => {
  const { server, id, content } = await play()
  await openGames()
  server.games.saveElsewhere(content, id)
  performActions({ type: 'kill', data: { seat: 'ada' } })
  showPage('hidden')
  await expect.element(inSection('Open the account’s version')).toBeVisible()
  await expectAccessible()
  expect(document.querySelector('.grimoire-titles p')).toHaveTextContent('Changed on another device')
  await inSection('Open the account’s version').click()
  await expect.poll(() => presentGame().seats.map(({ alive }) => alive)).toEqual([true, false])
  await shown('Saved to your account')
  server.games.saveElsewhere({ ...content, name: 'Again' }, id)
  showPage('visible')
  await inSection('Continue here as a new game').click()
  await expect.poll(() => $deviceGame.get()?.id).not.toBe(id)
  expect(players()).toEqual(['Ada', 'Ben'])
  await shown('Games on other devices')
})

test('a game of another device is opened with its script, or deleted, which can be undone', async () => {
  const { server, content } = await play()
  const elsewhere = server.games.saveElsewhere({ ...content, name: 'Thursday' })
  await openGames()
  await expect.element(page.getByText('Thursday')).toBeVisible()
  await expectAccessible()
  await inSection('Delete').click()
  await shown('Thursday deleted from your account')
  expect(server.games.all().some(game => game.id === elsewhere)).toBe(false)
  await inSection('Undo').click()
  await expect.element(page.getByText('Thursday')).toBeVisible()
  await inSection('Open').click()
  await expect.poll(() => $deviceGame.get()?.id).toBe(elsewhere)
  expect(players()).toEqual(['Ada', 'Ben'])
})

test('says why nothing is saved, and lists nothing, without a session and without the server', async () => {
  const { server } = await play(method =>
    method === 'PUT' ? { status: 403, body: { code: 'games_full' } } : undefined
  )
  await openGames()
  showPage('hidden')
  await shown('Not saved: your account has 50 games')
  await expectAccessible()
  server.meet()
  server.endSession()
  performActions({ type: 'revive', data: { seat: 'ben' } })
  showPage('hidden')
  await expect.element(inSection('Sign in again')).toBeVisible()
  await server.signInAgain()
  await shown('Saved to your account')
})

test('nothing is said of an account without one', async () => {
  await openGame({ seats: seatsOf({ Ada: 'imp', Ben: 'empath' }) })
  performActions({ type: 'kill', data: { seat: 'ben' } })
  await openGames()
  await expect.element(page.getByText('Open now', { exact: true })).toBeVisible()
  expect(document.querySelector('.account-games')).toBeNull()
})

test('a game that was deleted from the account goes on as a new one', async () => {
  const { server, id } = await play()
  await openGames()
  showPage('hidden')
  await shown('Saved to your account')
  server.games.removeElsewhere(id)
  showPage('visible')
  await shown('No longer in your account')
  await expectAccessible()
  await inSection('Save as a new game').click()
  await expect.poll(() => $deviceGame.get()?.id).not.toBe(id)
  showPage('hidden')
  await shown('Saved to your account')
  expect(server.games.all()).toMatchObject([{ id: $deviceGame.get()?.id }])
})
