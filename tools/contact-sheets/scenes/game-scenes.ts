import type { Page } from 'playwright-core'
import { m } from '../../../src/i18n/messages.ts'
import { builderPath } from '../../../src/routes.ts'
import { press, startGame } from '../../help-screenshots/page-steps.ts'
import type { SceneContext, SheetScene } from './scene.ts'
import { waitForDialog } from './scene-steps.ts'

type Step = (page: Page, context: SceneContext) => Promise<void>

/**
 * A scene of a game to which all characters are dealt. Signed out: what is drawn at random is the same in each scene, also the ids by
 * which an account knows games and saves.
 */
const game = (name: string, ...steps: Step[]): SheetScene => ({
  name,
  as: 'guest',
  path: ({ locale }) => builderPath(locale, 'grimoire'),
  prepare: async (page, context) => {
    await startGame(page, context.locale)
    for (const step of steps) await step(page, context)
  }
})

const startNight: Step = (page, { locale }) => press(page, m.setup_first_night({}, { locale }))

const nextStep: Step = (page, { locale }) => press(page, m.tonight_next({}, { locale }))

const startDay: Step = async (page, context) => {
  const { locale } = context
  const start = page
    .getByRole('button', { name: m.tonight_start_day({ round: 1 }, { locale }) })
    .filter({ visible: true })
  // A night has fewer steps than characters.
  for (let step = 0; step < 40 && (await start.count()) === 0; step += 1) await nextStep(page, context)
  await start.click()
}

/** Chooses an item of the game's menu, which opens a dialog. */
const choose =
  (item: (inputs: object, options: { locale: SceneContext['locale'] }) => string): Step =>
  async (page, { locale }) => {
    await press(page, m.grimoire_more({}, { locale }))
    await page.getByRole('menuitem', { name: item({}, { locale }), exact: true }).click()
    await waitForDialog(page)
  }

const openSeat: Step = async page => {
  await page.locator('.seat-token').first().focus()
  await page.keyboard.press('Enter')
}

/** The table and the dialogs of a game. */
export const gameScenes: readonly SheetScene[] = [
  game('game-dealt'),
  game('game-night', startNight),
  game('game-night-step', startNight, nextStep, nextStep, nextStep),
  game('game-day', startNight, startDay),
  game('game-timer', startNight, startDay, async (page, { locale }) => {
    await press(page, m.clock_timer({}, { locale }))
    await waitForDialog(page)
  }),
  game('game-bluffs', (page, { locale }) => press(page, m.bag_edit_bluffs({}, { locale }))),
  game('game-seat', openSeat),
  game('game-reminder', async page => {
    await page.locator('.seat-token').first().focus()
    await page.keyboard.press('r')
    await page.locator('.reminder-choices button').first().waitFor()
  }),
  game('game-players', choose(m.game_players)),
  game('game-cards', choose(m.card_show_a_card)),
  game('game-unseated', choose(m.seat_unseated)),
  game('game-log', startNight, choose(m.log_title)),
  { ...game('games', choose(m.game_games)), as: 'user' },
  game('game-list', async (page, { locale }) => {
    await press(page, m.grimoire_more({}, { locale }))
    await page.getByRole('menuitem', { name: m.grimoire_list({}, { locale }) }).click()
  })
]
