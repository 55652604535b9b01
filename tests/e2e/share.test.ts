import { expect, test } from 'vitest'
import { aScript, custom, official } from '../core/script-builders.ts'
import { openPage } from './browser.ts'
import { withScript } from './stored-script.ts'

const script = aScript({
  title: 'The Drowned Bell',
  bootlegger: ['Nobody whispers after dusk.'],
  characters: [
    official('imp', { ability: 'Each night*, choose a player: they sleep.' }),
    custom('ringer', { name: 'Bell-Ringer' })
  ]
})

test('a link shows the script to somebody else, who takes a copy and keeps the script that was open', async () => {
  const page = await openPage('/builder/share', withScript(script))
  const link = await page.getByRole('textbox', { name: 'Link to the script' }).inputValue()
  expect(new URL(link).search).toBe('')
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.getByRole('button', { name: 'Copy link' }).first().click()
  await page.getByRole('button', { name: 'Copied' }).waitFor()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(link)

  const reader = await openPage(link, withScript(aScript({ title: 'Mine' })))
  await reader.getByRole('heading', { name: 'The Drowned Bell', level: 1 }).waitFor()
  await reader.getByText('Each night*, choose a player: they sleep.').waitFor()
  await reader.getByText('Nobody whispers after dusk.').waitFor()
  // A stranger's link can't freeze the page.
  expect(reader.workers().map(worker => worker.url())).toEqual([expect.stringContaining('/reading-worker.')])
  await reader.getByRole('button', { name: 'Edit a copy' }).click()
  await reader.waitForURL('**/builder')
  await reader.getByRole('heading', { name: 'The Drowned Bell' }).waitFor()
  await reader.getByText('Bell-Ringer').first().waitFor()
  await reader.goto('/device-scripts')
  await reader.getByText('Mine').first().waitFor()
})
