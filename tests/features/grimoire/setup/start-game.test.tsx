import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { changeScript } from '#stores/script.ts'
import { expectAccessible } from '../../../components/accessibility.ts'
import { openBuilder } from '../../../components/open-builder.tsx'
import { aScript } from '../../../core/script-builders.ts'
import { gameScript, presentGame } from '../open-game.tsx'

const start = page.getByRole('button', { name: 'Start a game' })
const counts = page.getByRole('list', { name: 'Teams' })

beforeEach(async () => {
  await openBuilder({ script: gameScript, screen: 'grimoire', width: 390, height: 844 })
  await expect.element(start).toBeVisible()
})

test('starts a game with this many players and travellers, without names', async () => {
  await page.getByRole('button', { name: 'Players: one more' }).click()
  await page.getByRole('button', { name: 'Travellers: one more' }).click()
  await start.click()
  const { seats, phase } = presentGame()
  expect(phase).toBe('setup')
  expect(seats).toHaveLength(10)
  expect(seats.filter(({ traveller }) => traveller)).toEqual([seats[9]])
  expect(seats.every(({ player, character }) => player === '' && character === '')).toBe(true)
})

test('lays the script’s Fabled and Loric beside the table', async () => {
  const script = aScript({ characters: ['washerwoman', 'imp', 'angel', 'bootlegger', 'gunslinger'] })
  changeScript(() => script)
  await start.click()
  expect(presentGame().unseatedCharacters).toEqual(['angel', 'bootlegger'])
})

test('shows how many characters of each team there will be', async () => {
  await expectAccessible()
  const players = page.getByRole('spinbutton', { name: 'Players' })
  await players.fill('9')
  await expect.element(counts).toHaveTextContent('Townsfolk5Outsiders2Minions1Demons1')
  await players.fill('20')
  await expect.element(counts).toHaveTextContent('Townsfolk13Outsiders1Minions5Demons1')
  await expect.element(page.getByText('The rules cover up to 15 players.')).toBeVisible()
})

test('keeps to 5 to 20 players', async () => {
  const players = page.getByRole('spinbutton', { name: 'Players' })
  await players.fill('5')
  await userEvent.keyboard('{Tab}')
  await page.getByRole('button', { name: 'Players: one fewer' }).click({ force: true })
  await expect.element(players).toHaveValue(5)
  await players.fill('21')
  await userEvent.keyboard('{Tab}')
  await expect.element(players).toHaveAccessibleDescription('5–20')
  await page.getByRole('button', { name: 'Players: one more' }).click({ force: true })
  await expect.element(players).toHaveValue(6)
})
