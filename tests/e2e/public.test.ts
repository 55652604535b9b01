import { gzipSync } from 'node:zlib'
import type { Page } from 'playwright-core'
import { expect, inject, test } from 'vitest'
import { almanacIntroductionKey, almanacKey } from '#core/script/almanac-keys.ts'
import { openPublicPath, publicCharacterPath, publicScriptPath, versionParameter } from '#routes'
import { aScript, catalogue, custom } from '../core/script-builders.ts'
import { publish } from '../functions/helpers/publish.ts'
import { openPage } from './browser.ts'
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

/** A script of twenty-five, each with a text, as full as most are. */
const ids = [...catalogue.characters.keys()].slice(0, 25)
const full = aScript({
  ...script,
  characters: ids,
  customData: Object.fromEntries(ids.map(id => [almanacKey(id), `What ${id} is about. `.repeat(20)]))
})

const { kind: _, ...ringer } = custom('ringer', {
  name: 'Bell-Ringer',
  firstNight: 3,
  firstNightReminder: 'Wake the Bell-Ringer.',
  jinxes: [{ id: 'imp', reason: 'The Imp hears it.' }]
})
const publishRinger = () => publish([{ ...ringer, almanacDetails: 'It *rings*.' }], { kind: 'character' })

test('scripts with their versions, and characters, are read without scripts', async () => {
  const { publicId, slug } = await publish([{ ...script, bootlegger: [] }, script])
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
    'Nobody whispers after dusk.',
    'QR code of this page'
  ])
    await page.getByText(text).first().waitFor()

  await page.getByRole('link', { name: 'House rules changed' }).click()
  await page.getByText('added: Nobody whispers after dusk.').first().waitFor()
  await page.getByRole('link', { name: 'Version 1' }).click()
  await page.getByText('This is version 1').waitFor()
  expect(await heading('House rules').count()).toBe(0)
  await page.getByRole('link', { name: 'Open latest version' }).click()
  await heading('House rules').waitFor()

  const character = await publishRinger()
  await page.goto(publicCharacterPath('en', character.publicId, character.slug))
  await page.getByRole('heading', { level: 1, name: 'Bell-Ringer' }).waitFor()
  for (const text of ['It rings.', 'Wake the Bell-Ringer.', 'Imp The Imp hears it.'])
    await page.getByText(text).waitFor()
  expect(await page.getByText('made for this script').count()).toBe(0)
})

test('the page of a script needs no other file to be read, is light with twenty-five characters, and lighter in scripts', async () => {
  const { publicId, slug } = await publish([full])
  const path = publicScriptPath('vi', publicId, slug)
  const html = await (await fetch(inject('origin') + path)).text()
  expect(html).not.toContain('<astro-island')
  expect(html).toContain('--page:')
  expect(html).not.toMatch(/<link rel="(?:stylesheet|preload)"/)
  expect(gzipSync(html).length).toBeLessThan(40 * 1024)
  const total = await bytesOfScripts(await openPage('/about'), path)
  expect(total).toBeGreaterThan(0)
  expect(total).toBeLessThan(5 * 1024)
})

/** Bytes of all scripts that a page fetches, each compressed on its own. */
async function bytesOfScripts(page: Page, path: string) {
  const bodies: Promise<Buffer>[] = []
  page.on('response', response => {
    if (/\/_astro\/[^/]+\.js$/.test(response.url())) bodies.push(response.body())
  })
  await page.goto(path, { waitUntil: 'networkidle' })
  const scripts = await Promise.all(bodies)
  return scripts.reduce((bytes, script) => bytes + gzipSync(script).length, 0)
}

test('what is public is opened in the builder, beside the script that was open', async () => {
  const [open, hidden, character] = await Promise.all([
    publish([{ ...script, title: 'As it was' }, script]),
    publish([script], { visibility: 'private' }),
    publishRinger()
  ])
  const page = await openPage(
    openPublicPath('en', 'script', hidden.publicId),
    withScript(aScript({ title: 'Mine', characters: ['imp'] })),
    /status of 404/
  )
  await page.getByText('This page isn’t public, or no longer is').waitFor()
  await page.getByRole('heading', { name: 'Mine' }).waitFor()

  for (let times = 0; times < 2; times++) {
    await page.goto(publicCharacterPath('en', character.publicId, character.slug))
    await page.getByRole('link', { name: 'Add to my script' }).click()
    await page.getByRole('heading', { name: 'Mine' }).waitFor()
    await page.getByText('Bell-Ringer').filter({ visible: true }).first().waitFor()
  }
  await page.goto('/builder/almanac')
  await page.getByText('Characters with a text: 1 of 2').waitFor()

  const path = publicScriptPath('en', open.publicId, open.slug)
  for (const [address, title] of [
    [`${path}?${versionParameter}=1`, 'As it was'],
    [path, 'The Drowned Bell']
  ] as const) {
    await page.goto(address)
    await page.getByRole('link', { name: 'Open in builder' }).click()
    await page.getByRole('heading', { name: title }).waitFor()
    await page.getByText('Bell-Ringer').first().waitFor()
    expect(new URL(page.url()).search).toBe('')
  }
  await page.goto('/device-scripts')
  for (const title of ['The Drowned Bell', 'As it was', 'Mine']) await page.getByText(title).first().waitFor()
})
