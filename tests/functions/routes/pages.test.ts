import { describe, expect, inject, test } from 'vitest'
import { homePath, locales, localizePath, redirects } from '#routes'
import { sharedImportPath } from '#routes/app-paths.ts'
import { shareTargetPath } from '#routes/service-worker-paths.ts'

const get = (path: string, headers: Record<string, string> = {}) =>
  fetch(inject('origin') + path, { redirect: 'manual', headers })

describe('pages', () => {
  test.each(locales)('are built in %s', async locale => {
    const response = await get(localizePath(locale, '/builder'))
    expect(response.status).toBe(200)
    expect(await response.text()).toContain(`<html lang="${locale}"`)
  })

  const pairs = Object.entries(redirects)
  test.each([
    ...pairs.filter(([from]) => from !== homePath),
    ...pairs.map(([from, to]) => [localizePath('fr', from), localizePath('fr', to)])
  ])('redirect from %s to %s and keep the query', async (from, to) => {
    const response = await get(`${from}?script=abc`)
    expect(response.status).toBe(301)
    expect(response.headers.get('location')).toBe(`${to}?script=abc`)
  })

  test('redirect from the home address to the reader’s language, which no file does', async () => {
    const response = await get('/?script=abc', { 'accept-language': 'tr' })
    expect([response.status, response.headers.get('location')]).toEqual([302, '/tr/builder?script=abc'])
  })

  test('other than the home address have the language of their address', async () => {
    const response = await get('/catalogue/imp', { 'accept-language': 'tr', cookie: 'belfry.language=tr' })
    expect(response.headers.get('vary') ?? '').not.toMatch(/language|cookie/i)
    expect(await response.text()).toContain('<html lang="en"')
  })

  test.each([
    ['/catalogue/Fortune_Teller', '/catalogue/fortuneteller'],
    ['/fr/catalogue/pit-hag', '/fr/catalogue/pithag'],
    ['/catalogue/Lil%27%20Monsta', '/catalogue/lilmonsta']
  ])('redirect from %s to the character’s page', async (from, to) => {
    const response = await get(from)
    expect(response.status).toBe(301)
    expect(response.headers.get('location')).toBe(to)
  })

  test.each(['/catalogue/bellringer', '/catalogue/%E0%A4%A', '/catalogue/imp/more'])(
    'return 404 for an unknown character at %s',
    async path => {
      expect((await get(path)).status).toBe(404)
    }
  )

  test.each(['/builder/characters/edit/owl', '/images/u/%', '/nowhere'])(
    'only support reading: a POST to %s is refused',
    async path => {
      const response = await fetch(inject('origin') + path, { method: 'POST', body: 'x'.repeat(200_000) })
      expect([response.status, response.headers.get('allow')]).toEqual([405, 'GET, HEAD'])
      expect(await response.json()).toMatchObject({ code: 'method_unknown' })
    }
  )

  test('lead what another app shares to the import dialog, unread, where no service worker takes it', async () => {
    const body = new FormData()
    body.append('files', new File(['x'.repeat(200_000)], 'script.json'))
    for (const locale of locales) {
      const path = localizePath(locale, shareTargetPath)
      const response = await fetch(inject('origin') + path, { method: 'POST', body, redirect: 'manual' })
      expect([response.status, response.headers.get('location')]).toEqual([303, sharedImportPath(locale)])
    }
    expect((await get(shareTargetPath)).status).toBe(404)
  })

  test('include a 404 page in the language of the address', async () => {
    const response = await get('/fr/nowhere', { 'accept-language': 'de' })
    expect(response.status).toBe(404)
    expect(response.headers.get('vary') ?? '').not.toMatch(/language/i)
    expect(await response.text()).toContain('Page introuvable')
  })

  test.each(['/nowhere', '/es/builder', '/es'])(
    'include a 404 page in the reader’s language for %s, which names none of ours',
    async path => {
      const response = await get(path, { 'accept-language': 'es,fr;q=0.5' })
      expect(response.status).toBe(404)
      expect(Object.fromEntries(response.headers)).toMatchObject({
        vary: 'Accept-Language, Cookie',
        'cache-control': 'private, no-store'
      })
      expect(await response.text()).toContain('<html lang="fr"')
    }
  )
})
