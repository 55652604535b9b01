import { gzipSync } from 'node:zlib'
import { describe, expect, inject, test } from 'vitest'
import { almanacIntroductionKey, almanacKey } from '#core/script/almanac-keys.ts'
import { openPublicPath, publicCharacterPath, publicScriptPath, versionParameter } from '#routes'
import { aScript, catalogue, custom } from '../core/script-builders.ts'
import { publish } from '../functions/helpers/publish.ts'
import { expectAccessible, openPage } from './browser.ts'
import { withScript } from './stored-script.ts'

const script = aScript({
  title: 'The Drowned Bell',
  author: 'Mara Oakes',
  bootlegger: ['Nobody whispers after dusk.'],
  characters: ['chambermaid', 'mathematician', 'imp', custom('ringer', { name: 'Bell-Ringer' })],
  customData: {
    [almanacIntroductionKey]: 'A village by the *water*.',
    [almanacKey('ringer')]: 'Ring it **once**.'
  }
})
const first = { ...script, bootlegger: [] }

/** A script of twenty-five, each with a text, as full as most are. */
const full = aScript({
  ...script,
  characters: [...catalogue.characters.keys()].slice(0, 25),
  customData: Object.fromEntries(
    [...catalogue.characters.keys()]
      .slice(0, 25)
      .map(id => [almanacKey(id), `What ${id} is about. `.repeat(20)])
  )
})

const { kind: _, ...ringer } = custom('ringer', {
  name: 'Bell-Ringer',
  firstNight: 3,
  firstNightReminder: 'Wake the Bell-Ringer.',
  jinxes: [{ id: 'imp', reason: 'The Imp hears it.' }]
})

const isOfScripts = /\/_astro\/[^/]+\.js$/

describe('the page of a script', () => {
  test('is read without scripts, and so is each of its versions', async () => {
    const { publicId, slug } = await publish([first, script])
    const page = await openPage(publicScriptPath('en', publicId, slug), { javaScriptEnabled: false })
    const heading = (name: string) => page.getByRole('heading', { name, exact: true })
    for (const name of [
      'The Drowned Bell',
      'Townsfolk',
      'Demons',
      'Imp',
      'Jinxes',
      'First night',
      'Other nights'
    ])
      await heading(name).first().waitFor()
    for (const text of [
      'by Mara Oakes',
      'A village by the water.',
      'Ring it once.',
      'Nobody whispers after dusk.'
    ])
      await page.getByText(text).first().waitFor()
    await page.getByText('QR code of this page').waitFor()
    await page.getByText('new: Nobody whispers after dusk.').waitFor()

    await page.getByRole('link', { name: 'Version 1' }).click()
    await page.getByText('This is version 1').waitFor()
    expect(await heading('House rules').count()).toBe(0)
    await page.getByRole('link', { name: 'Read the newest' }).click()
    await heading('House rules').waitFor()
  })

  test.each(['light', 'dark'] as const)('gives axe nothing to complain about, %s', async colorScheme => {
    const { publicId, slug } = await publish([first, script])
    const path = publicScriptPath('de', publicId, slug)
    const page = await openPage(path, { colorScheme })
    await expectAccessible(page)
    await page.setViewportSize({ width: 390, height: 844 })
    await expectAccessible(page)
    await page.goto(`${path}?${versionParameter}=1`)
    await expectAccessible(page)
  })

  test('is light with twenty-five characters, and lighter in scripts', async () => {
    const { publicId, slug } = await publish([full])
    const path = publicScriptPath('vi', publicId, slug)
    const html = await (await fetch(inject('origin') + path)).text()
    expect(html).not.toContain('astro-island')
    expect(gzipSync(html).length).toBeLessThan(40 * 1024)

    const page = await openPage('/about')
    const sizes: number[] = []
    page.on('response', async response => {
      if (isOfScripts.test(response.url())) sizes.push(gzipSync(await response.body()).length)
    })
    await page.goto(path)
    await page.waitForLoadState('networkidle')
    expect(sizes.length).toBeGreaterThan(0)
    expect(sizes.reduce((total, size) => total + size, 0)).toBeLessThan(5 * 1024)
  })
})

describe('opening it in the builder', () => {
  test('takes a copy, and keeps the script that was open', async () => {
    const { publicId, slug } = await publish([script])
    const page = await openPage(
      publicScriptPath('en', publicId, slug),
      withScript(aScript({ title: 'Mine' }))
    )
    await page.getByRole('link', { name: 'Open in builder' }).click()
    await page.getByRole('heading', { name: 'The Drowned Bell' }).waitFor()
    await page.getByText('Bell-Ringer').first().waitFor()
    expect(new URL(page.url()).search).toBe('')
    await page.goto('/device-scripts')
    for (const title of ['The Drowned Bell', 'Mine']) await page.getByText(title).first().waitFor()
  })

  test('takes the version that is shown', async () => {
    const { publicId, slug } = await publish([{ ...script, title: 'As it was' }, script])
    const page = await openPage(`${publicScriptPath('en', publicId, slug)}?${versionParameter}=1`)
    await page.getByRole('link', { name: 'Open in builder' }).click()
    await page.getByRole('heading', { name: 'As it was' }).waitFor()
  })

  test('says that there is nothing to open, and leaves what is open', async () => {
    const { publicId } = await publish([script], { visibility: 'private' })
    const path = openPublicPath('en', 'script', publicId)
    const page = await openPage(path, withScript(aScript({ title: 'Mine' })), /status of 404/)
    await page.getByText('What the link leads to is not public, or no more').waitFor()
    await page.getByRole('heading', { name: 'Mine' }).waitFor()
  })

  test('adds a character to the script that is open, once', async () => {
    const { publicId, slug } = await publish([{ ...ringer, almanacDetails: 'It *rings*.' }], {
      kind: 'character'
    })
    const path = publicCharacterPath('en', publicId, slug)
    const page = await openPage(path, withScript(aScript({ title: 'Mine', characters: ['imp'] })))
    for (let times = 0; times < 2; times++) {
      await page.goto(path)
      await page.getByRole('link', { name: 'Add to my script' }).click()
      await page.getByRole('heading', { name: 'Mine' }).waitFor()
      await page.getByText('Bell-Ringer').filter({ visible: true }).first().waitFor()
    }
    await page.goto('/builder/almanac')
    await page.getByText('1 of 2 characters have a text').waitFor()
  })
})

test('the page of a character tells of its nights and jinxes, without scripts and to axe', async () => {
  const { publicId, slug } = await publish([{ ...ringer, almanacDetails: 'It *rings*.' }], {
    kind: 'character'
  })
  const path = publicCharacterPath('en', publicId, slug)
  const plain = await openPage(path, { javaScriptEnabled: false })
  await plain.getByRole('heading', { level: 1, name: 'Bell-Ringer' }).waitFor()
  for (const text of ['It rings.', 'Wake the Bell-Ringer.', 'Imp The Imp hears it.'])
    await plain.getByText(text).waitFor()
  expect(await plain.getByText('made for this script').count()).toBe(0)
  for (const colorScheme of ['light', 'dark'] as const)
    await expectAccessible(await openPage(path, { colorScheme }))
})
