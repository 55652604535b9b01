import { describe, expect, test } from 'vitest'
import { expectAccessible, openPage } from './browser.ts'

describe('the builder', () => {
  test('opens with the heading of an untitled script', async () => {
    const page = await openPage('/builder')
    await page.getByRole('heading', { level: 1, name: 'Title' }).waitFor()
    expect(await page.title()).toBe('Script builder · Belfry')
  })

  test('speaks the language of its address, and loads no other', async () => {
    const page = await openPage('/fr/builder')
    await page.getByRole('heading', { level: 1, name: 'Titre' }).waitFor()
    expect(await page.getAttribute('html', 'lang')).toBe('fr')
    const loaded = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name))
    const languages = loaded.flatMap(name => name.match(/messages-\w+\.([\w-]+)\./)?.[1] ?? [])
    expect([...new Set(languages)]).toEqual(['fr'])
  })

  test('gives axe nothing to complain about', async () => {
    const page = await openPage('/builder')
    await page.getByRole('heading', { level: 1 }).waitFor()
    await expectAccessible(page)
  })
})
