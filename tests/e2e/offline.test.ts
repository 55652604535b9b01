import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { accountScreens } from '#layouts/builder/account-screens.ts'
import { aboutPath, builderPaths, builderScreens, cataloguePath, characterPath } from '#routes'
import { newUser } from '../functions/helpers/documents.ts'
import { readPdf, withoutWhitespace } from '../print/read-pdf.ts'
import { expectAccessible, openPage } from './browser.ts'
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

const filesInCache = (page: Page) =>
  page.evaluate(async () => {
    const cache = await caches.open('belfry-files')
    return Promise.all(
      (await cache.keys()).map(async request => {
        const [one, two] = new Uint8Array((await (await cache.match(request))?.arrayBuffer()) ?? [])
        return { path: new URL(request.url).pathname, isGzip: one === 0x1f && two === 0x8b }
      })
    )
  })

const storedFiles = (page: Page) =>
  page.evaluate(async () => (await (await caches.open('belfry-files')).keys()).map(({ url }) => url))

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

test('after one visit, every address works without a network', async () => {
  const network = await startNetwork()
  const page = await openPage('/builder', onNetwork(network, withScript(bell)), expected)
  await untilNoted(page, 'Everything works offline')
  // Pages to read are stored when they are read.
  await page.goto(aboutPath)
  await page.goto('/builder')
  await expect
    .poll(() => storedFiles(page), { timeout: 60_000 })
    .toContainEqual(expect.stringContaining('/pages.vi.'))
  // An earlier build can’t read compressed files, so it must find none among the files that builds share.
  const files = await filesInCache(page)
  expect(files.length).toBeGreaterThan(10)
  expect(files.filter(({ path, isGzip }) => isGzip && !path.endsWith('.gz'))).toEqual([])
  await goOffline(network, page)

  for (const screen of builderScreens) {
    if (accountScreens.has(screen)) continue
    await page.goto(builderPaths[screen].replace(':id', 'imp'))
    await page.locator('h1').first().waitFor()
    await page.waitForFunction(() => !document.querySelector('.builder-skeleton'))
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
  await page.getByText('Độc thủ').first().waitFor()
  await page.goto('/scripts/0123456789abcdef/fog')
  await heading(page, 'No connection').waitFor()
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Back to script builder' }).click()
  await page.waitForURL('**/builder')
  await page.goto('/')
  await page.waitForURL('**/builder')
})

test('after one visit, a script is built, ordered and exported without a network', async () => {
  const network = await startNetwork()
  const page = await openPage('/builder', onNetwork(network, withScript(bell)), expected)
  await goOffline(network, page)

  await page.goto('/builder/characters/new')
  await field(page, 'Name').fill('Bell Ringer')
  await field(page, 'Ability').fill('Each night, ring a bell.')
  await apply(page)
  await addCharacter(page, 'Baron')
  await page.goto('/builder/first-night')
  await page.getByRole('button', { name: 'Move Poisoner', exact: true }).focus()
  await page.getByRole('button', { name: 'Move down: Poisoner' }).click()
  const ownOrder = page.getByRole('switch', { name: 'My own order', checked: true })
  await ownOrder.waitFor()
  await page.reload()
  await ownOrder.waitFor()
  await page.goto('/builder')
  await characterRow(page, 'Baron').waitFor()
  await characterRow(page, 'Bell Ringer').waitFor()

  await page.goto(exportPath)
  await untilShown(page)
  const { content } = await download(page, 'Download PDF')
  expect(withoutWhitespace((await readPdf(new Uint8Array(content))).text)).toContain('BellRinger')
  await page.getByRole('button', { name: 'Image' }).click()
  const { content: image } = await download(page, 'Page 1 as PNG', 'menuitem')
  expect(image.subarray(1, 4).toString()).toBe('PNG')
})

test('while the browser saves data, the icon editor works without a network once it was opened', async () => {
  const network = await startNetwork()
  const page = await openPage(aboutPath, onNetwork(network, withScript(bell)), expected)
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true })
  )
  await page.goto('/builder')
  await untilNoted(page, 'the icon and logo editors and the JSON editor need a connection')
  const disconnect = async () => {
    network.isRefused = () => true
    await page.context().setOffline(true)
  }
  const canvas = page.getByRole('application', { name: 'Canvas' })

  await disconnect()
  await page.goto(builderPaths.iconEditor)
  await heading(page, 'Icon editor').waitFor()
  const missing = page.getByRole('alert').filter({ hasText: 'Not available offline yet' })
  await missing.getByText('It opens once you’re online').waitFor()
  await expectAccessible(page)

  await goOnline(network, page)
  await canvas.waitFor()
  await disconnect()
  await page.goto(builderPaths.iconEditor)
  await canvas.waitFor()
  expect(await missing.count()).toBe(0)
})

test('a first visit that is cut off leaves a working builder, and the next one makes up for it', async () => {
  const network = await startNetwork()
  // The pages come last: all other files are there then.
  network.isRefused = path => path.startsWith('/_astro/pages.')
  const page = await openPage('/builder', onNetwork(network, withScript(bell)), expected)
  await untilNoted(page, 'The download failed')
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
  await untilNoted(page, 'The download failed')
  expect(await page.evaluate(() => caches.has('belfry-files'))).toBe(false)
  await page.goto('/builder')
  await addCharacter(page, 'Baron')

  await limitStorage()
  await page.reload()
  await untilNoted(page, 'Everything works offline')
})

test('a save without a network is sent once, to the account that made it', async () => {
  const network = await startNetwork()
  const user = newUser()
  const page = await openPage('/builder', onNetwork(network, await withUserAndScript(user, fog)), expected)
  await saveLine(page, 'Only in this browser')
  await page.getByRole('button', { name: 'Save to account', exact: true }).click()
  await saveDialog(page).getByRole('button', { name: 'Save' }).click()
  await saveLine(page, 'Saved to your account')
  await goOffline(network, page)

  await page.goto('/builder')
  await addCharacter(page, 'Baron')
  await page.keyboard.press('Control+s')
  await saveLine(page, 'Offline: saves once you’re back online')
  await page.reload()
  await saveLine(page, 'Offline: saves once you’re back online')
  await goOnline(network, page)
  await saveLine(page, 'Saved to your account')
  const [saved, ...others] = await savedScriptsOf(user)
  expect(others).toEqual([])
  expect(saved?.version).toBe(2)
  expect(saved?.content.characters.map(({ id }) => id)).toEqual(['chef', 'imp', 'baron'])
})

test('an image that was shown is stored, unless it is large', async () => {
  const network = await startNetwork()
  const small = '/images/u/0123456789abcdef0123456789abcdef'
  const large = '/images/u/fedcba9876543210fedcba9876543210'
  network.files = { [small]: 1000, [large]: 1_100_000 }
  const page = await openPage('/builder', onNetwork(network, withScript(bell)), expected)
  await untilNoted(page, 'Everything works offline')
  const sizeOf = (path: string) =>
    page.evaluate(
      image =>
        fetch(image).then(
          async response => (await response.blob()).size,
          () => undefined
        ),
      path
    )
  expect([await sizeOf(small), await sizeOf(large)]).toEqual([1000, 1_100_000])
  await expect
    .poll(() => page.evaluate(async () => (await (await caches.open('belfry-uploads')).keys()).length))
    .toBe(1)
  await goOffline(network, page)
  expect([await sizeOf(small), await sizeOf(large)]).toEqual([1000, undefined])
})
