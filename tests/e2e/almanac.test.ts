import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { almanacKey } from '#core/script/almanac-keys.ts'
import type { Script } from '#core/script/script.ts'
import { aScript, catalogue, custom } from '../core/script-builders.ts'
import { openPage } from './browser.ts'
import { withScript } from './stored-script.ts'

const open = async (script: Script) => {
  const page = await openPage('/builder/almanac', {
    viewport: { width: 1440, height: 900 },
    ...withScript(script)
  })
  await introduction(page).waitFor()
  return page
}

const introduction = (page: Page) => page.getByRole('textbox', { name: 'Introduction' })
const preview = (page: Page) => page.getByRole('region', { name: 'Preview' })

describe('the almanac', () => {
  test('is written beside the page that readers see, and stored', async () => {
    const page = await open(aScript({ characters: ['imp', custom('ringer', { name: 'Ringer' })] }))
    await introduction(page).pressSequentially('A *village* by the water.')
    await preview(page).getByText('village', { exact: true }).waitFor()
    await page
      .getByRole('navigation', { name: 'Texts of the almanac' })
      .getByRole('button', { name: 'Ringer' })
      .click()
    await page.getByRole('textbox', { name: 'Text about Ringer' }).fill('It rings.')
    await preview(page).getByText('It rings.').waitFor()
    await page.waitForFunction(() => localStorage.getItem('belfry:script')?.includes('It rings.'))
    await page.reload()
    await preview(page).getByText('It rings.').waitFor()
    expect(await introduction(page).inputValue()).toBe('A *village* by the water.')
  })

  test('responds to typing with the long texts of all characters', async () => {
    const ids = [...catalogue.characters.keys()]
    const long = '## How to run\nWake *them*, and then let them sleep. '.repeat(100)
    const customData = Object.fromEntries(ids.map(id => [almanacKey(id), long]))
    const page = await open(aScript({ characters: ids, customData }))
    await introduction(page).pressSequentially('Thirty keys, one by one, no wait')
    expect(await introduction(page).inputValue()).toBe('Thirty keys, one by one, no wait')
    await preview(page).getByText('Thirty keys, one by one, no wait').waitFor()
  })
})
