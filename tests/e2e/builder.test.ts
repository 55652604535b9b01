import { expect, test } from 'vitest'
import { isLocale } from '#routes'
import { openPage } from './browser.ts'

test('the builder speaks the language of its address, and loads no other', async () => {
  const page = await openPage('/fr/builder')
  await page.getByRole('heading', { level: 1, name: 'Titre' }).waitFor()
  expect(await page.getAttribute('html', 'lang')).toBe('fr')
  expect(await page.title()).toMatch(/ · Belfry$/)
  const loaded = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name))
  const languages = loaded.flatMap(name => name.match(/messages-\w+\.([\w-]+)\./)?.[1] ?? []).filter(isLocale)
  expect([...new Set(languages)]).toEqual(['fr'])
})
