import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { accountScreens } from '#layouts/builder/account-screens.ts'
import { aboutPath, builderPaths, builderScreens, cataloguePath, characterPath } from '#routes'
import { newUser } from '../functions/helpers/documents.ts'
import { readPdf, withoutWhitespace } from '../print/read-pdf.ts'
import { openPage } from './browser.ts'
import { apply, field } from './editor.ts'
import { bell, download, exportPath, untilShown } from './export-page.ts'
import { type Network, onNetwork, startNetwork } from './network.ts'
import { addCharacter, characterRow, fog, saveDialog, saveLine } from './saving.ts'
import { savedScriptsOf, withUserAndScript } from './signed-in.ts'
import { withScript } from './stored-script.ts'

/** What the browser reports when the network is gone. */
const expected =
  /ERR_(?:EMPTY_RESPONSE|INTERNET_DISCONNECTED|FAILED|CONNECTION|SOCKET)|status of 503|Failed to fetch/

const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { name, level: 1 })

/** Opens the list of scripts by its link, so that the builder isn't loaded anew, and waits for what it says. */
async function untilNoted(page: Page, note: string) {
  await page.evaluate(path => {
    const link = document.body.appendChild(document.createElement('a'))
    link.href = path
    link.click()
    link.remove()
  }, builderPaths.deviceScripts)
  await page.locator('.device-offline').getByText(note).waitFor()
}

/** A builder with everything stored, without a network from then on. */
async function goOffline(network: Network, page: Page) {
  await untilNoted(page, 'Everything works offline')
  network.isRefused = () => true
  await page.context().setOffline(true)
}

const goOnline = async (network: Network, page: Page) => {
  network.isRefused = () => false
  await page.context().setOffline(false)
}

test('after one visit, a script is built and exported, and everything is looked up, without a network', async () => {
  const network = await startNetwork()
  const page = await openPage('/builder', onNetwork(network, withScript(bell)), expected)
  await untilNoted(page, 'Everything works offline')
  await page.waitForFunction(async () => {
    const files = await (await caches.open('belfry-files')).keys()
    return files.some(({ url }) => url.includes('/pages.vi.'))
  })
  await goOffline(network, page)

  for (const screen of builderScreens) {
    if (accountScreens.has(screen)) continue
    await page.goto(builderPaths[screen].replace(':id', 'imp'))
    await page.locator('h1').first().waitFor()
    await page.waitForFunction(() => !document.querySelector('.builder-skeleton, .error-screen'))
    expect(await page.locator('.message-screen').count(), screen).toBe(0)
  }
  await page.goto(characterPath('imp'))
  await heading(page, 'Imp').waitFor()
  await page.getByRole('link', { name: 'Catalogue' }).first().click()
  await page.waitForURL(`**${cataloguePath}`)
  await heading(page, /Catalogue/).waitFor()
  await page.goto(aboutPath)
  await heading(page, 'About Belfry').waitFor()
  await page.goto('/vi/builder/first-night')
  await page.getByText('Kẻ hạ độc').first().waitFor()
  await page.goto('/scripts/0123456789abcdef/fog')
  await heading(page, 'No connection').waitFor()
  await page.getByRole('link', { name: 'Back to script builder' }).click()
  await page.waitForURL('**/builder')

  await page.goto('/builder/characters/new')
  await field(page, 'Name').fill('Bell Ringer')
  await apply(page)
  await page.goto('/builder/first-night')
  await page.getByText('Empath').first().waitFor()
  await page.goto('/builder')
  await addCharacter(page, 'Baron')
  await page.reload()
  await characterRow(page, 'Baron').waitFor()
  await characterRow(page, 'Bell Ringer').waitFor()

  await page.goto(exportPath)
  await untilShown(page)
  const { content } = await download(page, 'Download PDF')
  expect(withoutWhitespace((await readPdf(new Uint8Array(content))).text)).toContain('BellRinger')
  await page.getByRole('button', { name: 'Image' }).click()
  expect((await download(page, 'Page 1 as PNG', 'menuitem')).content.subarray(1, 4).toString()).toBe('PNG')
})

test('a first visit that is cut off leaves a working builder, and the next one makes up for it', async () => {
  const network = await startNetwork()
  // The pages come last: all other files are there then.
  network.isRefused = path => path.startsWith('/_astro/pages.')
  const page = await openPage('/builder', onNetwork(network, withScript(bell)), expected)
  await untilNoted(page, 'The download has failed')
  await page.goto('/builder')
  await characterRow(page, 'Imp').waitFor()

  network.isRefused = () => false
  await page.reload()
  await untilNoted(page, 'Everything works offline')
})

test('a full storage leaves a working builder', async () => {
  const network = await startNetwork()
  const page = await openPage(aboutPath, onNetwork(network, withScript(bell)), expected)
  const devTools = await page.context().newCDPSession(page)
  const limitStorage = (quotaSize?: number) =>
    devTools.send('Storage.overrideQuotaForOrigin', {
      origin: network.origin,
      ...(quotaSize !== undefined && { quotaSize })
    })
  await limitStorage(300_000)
  await page.goto('/builder')
  await untilNoted(page, 'The download has failed')
  await page.goto('/builder')
  await addCharacter(page, 'Baron')
  expect(await page.evaluate(() => caches.has('belfry-files'))).toBe(false)

  await limitStorage()
  await page.reload()
  await untilNoted(page, 'Everything works offline')
})

test('a save without a network is sent once, to the account that made it', async () => {
  const network = await startNetwork()
  const user = newUser()
  const page = await openPage('/builder', onNetwork(network, await withUserAndScript(user, fog)), expected)
  await saveLine(page, 'Only in this browser')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await saveDialog(page).getByRole('button', { name: 'Save' }).click()
  await saveLine(page, 'Saved to your account')
  await goOffline(network, page)

  await page.goto('/builder')
  await addCharacter(page, 'Baron')
  await page.keyboard.press('Control+s')
  await saveLine(page, 'Offline: will be saved when you are back')
  await page.reload()
  await saveLine(page, 'Offline: will be saved when you are back')
  await goOnline(network, page)
  await saveLine(page, 'Saved to your account')
  const [saved, ...others] = await savedScriptsOf(user)
  expect(others).toEqual([])
  expect(saved?.version).toBe(2)
  expect(saved?.content.characters.map(({ id }) => id)).toEqual(['chef', 'imp', 'baron'])
})
