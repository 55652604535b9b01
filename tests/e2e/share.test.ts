import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { scriptSchema } from '#core/script/script.ts'
import { expectAccessible, openPage } from './browser.ts'
import { withScript } from './stored-script.ts'

const script = scriptSchema.parse({
  title: 'The Drowned Bell',
  author: 'Mara Oakes',
  bootlegger: ['Nobody whispers after dusk.'],
  characters: [
    { kind: 'official', id: 'chef' },
    { kind: 'official', id: 'imp', changes: { ability: 'Each night*, choose a player: they sleep.' } },
    {
      kind: 'custom',
      id: 'ringer',
      name: 'Bell-Ringer',
      team: 'townsfolk',
      ability: 'Once per game, ring the bell.'
    }
  ],
  customData: { almanacIntroduction: 'A village by the *water*.' }
})

/** A text of which gzip makes little, the same in every run. */
function noise(length: number): string {
  let state = 7
  return Array.from({ length }, () => {
    state = (state * 1103515245 + 12345) % 2 ** 31
    return String.fromCharCode(33 + ((state >> 16) % 90))
  }).join('')
}

const longScript = { ...script, customData: { almanacIntroduction: noise(12_000) } }

async function openShare(kept = script): Promise<Page> {
  const page = await openPage('/builder/share', withScript(kept))
  await page.getByRole('dialog', { name: 'Share the script' }).waitFor()
  return page
}

const linkOf = (page: Page) => page.getByRole('textbox', { name: 'Link to the script' }).inputValue()

describe('sharing a script', () => {
  test('makes a link that shows the script to somebody else, who takes a copy into the builder', async () => {
    const page = await openShare()
    const link = await linkOf(page)
    expect(new URL(link).search).toBe('')

    const reader = await openPage(link)
    await reader.getByRole('heading', { name: 'The Drowned Bell', level: 1 }).waitFor()
    await reader.getByText('Each night*, choose a player: they sleep.').waitFor()
    await reader.getByText('Nobody whispers after dusk.').waitFor()
    await expectAccessible(reader)
    await reader.getByRole('button', { name: 'Edit a copy' }).click()
    await reader.waitForURL('**/builder')
    await reader.getByText('Bell-Ringer').first().waitFor()
  })

  test('keeps the reader’s own script when a copy is taken', async () => {
    const link = await linkOf(await openShare())
    const reader = await openPage(link, withScript({ ...script, title: 'Mine' }))
    await reader.getByRole('button', { name: 'Edit a copy' }).click()
    await reader.waitForURL('**/builder')
    await reader.getByRole('heading', { name: 'The Drowned Bell' }).waitFor()
    await reader.goto('/device-scripts')
    await reader.getByText('Mine').first().waitFor()
  })

  test('shows a code for cameras, the text of a message, and the way to the official tool', async () => {
    const page = await openShare()
    const dialog = page.getByRole('dialog')
    await dialog.getByText('For a camera').waitFor()
    expect(await dialog.getByText('**The Drowned Bell**').textContent()).toContain('Chef, Bell-Ringer')
    const official = dialog.getByRole('link', { name: 'Open there' })
    expect(await official.getAttribute('href')).toMatch(
      /^https:\/\/script\.bloodontheclocktower\.com\/\?script=H4sI/
    )
    await expectAccessible(page)
  })

  test('copies the link and says so', async () => {
    const page = await openShare()
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
    await page.getByRole('button', { name: 'Copy link' }).first().click()
    await page.getByRole('button', { name: 'Copied' }).waitFor()
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(await linkOf(page))
  })

  test('offers the file where the link would be too long', async () => {
    const page = await openShare(longScript)
    await page.getByText('many messengers cut links over 8,000').waitFor()
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Download the file' }).click()
    ])
    expect(file.suggestedFilename()).toBe('The Drowned Bell.json')
    expect(await page.getByRole('textbox').count()).toBe(0)
  })
})

describe('a link that cannot be read', () => {
  test('says so, and leads to the builder', async () => {
    const page = await openPage('/shared#script=H4sIbroken')
    await page.getByRole('heading', { name: 'This link cannot be read' }).waitFor()
    await page.getByRole('link', { name: 'To the script builder' }).click()
    await page.waitForURL('**/builder')
  })

  test('and one without a script says that', async () => {
    const page = await openPage('/shared')
    await page.getByRole('heading', { name: 'This link holds no script.' }).waitFor()
    await expectAccessible(page)
  })
})
