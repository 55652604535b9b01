import { afterEach, describe, expect, onTestFinished, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import type { Script } from '#core/script/script.ts'
import { createShareLinks } from '#features/share/create-share-links.ts'
import { SharedScript } from '#features/share/shared-script.tsx'
import { $script, openWorkingCopy } from '#stores/script.ts'
import { expectAccessible } from '../../components/accessibility.ts'
import { collectDownloads } from '../../components/downloads.ts'
import { collectNavigations } from '../../components/navigations.ts'
import { stickWorkers } from '../../components/stuck-worker.ts'
import { fillDisk, fillLibrary, mine } from '../local-scripts/local-scripts-helpers.tsx'
import { drownedBell, hostileScripts } from './share-helpers.tsx'

const { href, origin } = location
afterEach(() => history.replaceState(null, '', href))

async function hashOf(script: Script) {
  const { site } = await createShareLinks(script, undefined, { origin, locale: 'en' })
  return new URL(site).hash
}

/** Renders the page of a link with this fragment. */
async function openShared(hash: string) {
  history.replaceState(null, '', `/shared${hash}`)
  const main = document.body.appendChild(document.createElement('main'))
  onTestFinished(() => main.remove())
  await render(<SharedScript />, { container: main })
}

const heading = (name: string) => expect.element(page.getByRole('heading', { level: 1, name })).toBeVisible()

describe('the page of a shared script', () => {
  test('shows the script, and says that nothing was saved', async () => {
    await openShared(await hashOf(drownedBell))
    await heading('The Drowned Bell')
    await expect.element(page.getByText('Each night*, choose a player: they sleep.').first()).toBeVisible()
    await expect.element(page.getByText('Nobody whispers after dusk.')).toBeVisible()
    await expect.element(page.getByText('Someone shared this script with you.')).toBeVisible()
    await expect.poll(() => document.title).toBe('The Drowned Bell · Belfry')
    await expectAccessible()
  })

  test('follows another link that is opened in the same page', async () => {
    await openShared(await hashOf(drownedBell))
    await heading('The Drowned Bell')
    location.hash = await hashOf(mine)
    await heading('Mine')
  })

  test('downloads the script as a file', async () => {
    await openShared(await hashOf(drownedBell))
    const downloads = collectDownloads()
    await page.getByRole('button', { name: 'Download the file' }).click()
    await expect.poll(() => downloads.length).toBe(1)
    const file = await downloads[0]
    expect(file?.name).toBe('the-drowned-bell.json')
    expect(JSON.parse((await file?.content.text()) ?? '')[1]).toBe('chef')
  })

  test('downloads changed official characters with their ability', async () => {
    const changed = { kind: 'official', id: 'chef', changes: { name: 'Cook' } } as const
    await openShared(await hashOf({ ...drownedBell, characters: [changed] }))
    const downloads = collectDownloads()
    await page.getByRole('button', { name: 'Download the file' }).click()
    await expect.poll(() => downloads.length).toBe(1)
    const file = await downloads[0]
    expect(JSON.parse((await file?.content.text()) ?? '')[1]).toMatchObject({
      name: 'Cook',
      ability: expect.stringContaining('pairs')
    })
  })

  test('opens a copy in the builder, and the reader’s own script stays in the library', async () => {
    await fillLibrary()
    openWorkingCopy({ id: 'mine', script: mine })
    const navigations = collectNavigations()
    await openShared(await hashOf(drownedBell))
    await page.getByRole('button', { name: 'Edit a copy' }).click()
    await expect.poll(() => navigations).toEqual([`${origin}/builder`])
    expect($script.get()).toEqual(drownedBell)
  })

  test('opens no copy in place of a script that cannot be stored', async () => {
    await fillLibrary()
    openWorkingCopy({ id: 'mine', script: mine })
    const navigations = collectNavigations()
    await openShared(await hashOf(drownedBell))
    fillDisk()
    await page.getByRole('button', { name: 'Edit a copy' }).click()
    await expect.element(page.getByRole('alert').getByText('so it stays open')).toBeVisible()
    expect($script.get()).toEqual(mine)
    expect(navigations).toEqual([])
  })
})

describe('a script with more than a page shows', () => {
  test.each(Object.entries(hostileScripts))('of %s has a bounded page that says so', async (_, script) => {
    await openShared(await hashOf(script))
    await expect.element(page.getByText('This page doesn’t show everything.')).toBeVisible()
    expect(document.querySelectorAll('*').length).toBeLessThan(25_000)
  })

  test('is whole in the file', async () => {
    const script = hostileScripts['400,000 house rules']
    await openShared(await hashOf(script))
    const downloads = collectDownloads()
    await page.getByRole('button', { name: 'Download the file' }).click()
    await expect.poll(() => downloads.length).toBe(1)
    const [meta] = JSON.parse((await (await downloads[0])?.content.text()) ?? '[]')
    expect(meta.bootlegger).toHaveLength(400_000)
  })
})

describe('a link that cannot be read', () => {
  test('says so, and leads to the builder', async () => {
    await openShared('#script=H4sIbroken')
    await expect.element(page.getByRole('heading', { name: 'This link can’t be read' })).toBeVisible()
    expect(page.getByRole('link', { name: 'To the script builder' }).element().getAttribute('href')).toBe(
      '/builder'
    )
  })

  test('says why, where that is known', async () => {
    await openShared(`#script=${encodeURIComponent('{"colour":"red"}')}`)
    await expect.element(page.getByText('there is no list of characters')).toBeVisible()
  })

  test('and one without a script says that', async () => {
    await openShared('')
    await expect.element(page.getByRole('heading', { name: 'This link contains no script.' })).toBeVisible()
    await expectAccessible()
  })

  test('can be stopped while it is read, and tried again', async () => {
    const workers = stickWorkers()
    await openShared(await hashOf(drownedBell))
    await page.getByRole('button', { name: 'Stop reading' }).click()
    await expect.element(page.getByText('You stopped reading.')).toBeVisible()
    expect(workers.isTerminated()).toBe(true)
    await expectAccessible()
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect.element(page.getByRole('button', { name: 'Stop reading' })).toBeVisible()
    const result = { ok: false, code: 'reading_slow', detail: { limit: 10 } }
    workers.answer({ kind: 'read', result })
    await expect.element(page.getByText('Reading took longer than 10 seconds')).toBeVisible()
  })
})
