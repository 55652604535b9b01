import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { soundScript } from '../core/advice/advise.ts'
import { openPage } from './browser.ts'
import { withScript } from './stored-script.ts'

const advice = (page: Page) => page.getByRole('region', { name: 'Advice' }).filter({ visible: true })
const missingKing = 'The Choirboy needs the King, who is not on the script.'

test('advice is dismissed by keys, stays so after a reload, and comes back', async () => {
  const page = await openPage('/builder', {
    ...withScript(soundScript({ without: ['virgin'], with: ['choirboy'] })),
    viewport: { width: 1440, height: 1000 }
  })
  await advice(page).getByText(missingKing).waitFor()
  await advice(page).getByRole('button', { name: 'Dismiss this note' }).focus()
  await page.keyboard.press('Enter')
  await advice(page).getByText(missingKing).waitFor({ state: 'detached' })
  await page.getByText('Saved on this device').first().waitFor()
  await page.reload()
  await advice(page).getByRole('button', { name: 'Show dismissed (1)' }).click()
  await advice(page).getByRole('button', { name: 'Bring back' }).click()
  await advice(page).getByRole('button', { name: 'Dismiss this note' }).waitFor()
  expect(
    await advice(page)
      .getByRole('button', { name: /dismissed/ })
      .count()
  ).toBe(0)
})
