import { describe, expect, inject, test } from 'vitest'
import { locales, localizePath, redirects } from '#routes'
import { sharedImportPath, shareTargetPath } from '#routes/app-paths.ts'

const get = (path: string) => fetch(inject('origin') + path, { redirect: 'manual' })

describe('pages', () => {
  test.each(locales)('are built in %s', async locale => {
    const response = await get(localizePath(locale, '/builder'))
    expect(response.status).toBe(200)
    expect(await response.text()).toContain(`<html lang="${locale}"`)
  })

  test.each(Object.entries(redirects))('redirect from %s to %s and keep the query', async (from, to) => {
    const response = await get(`${from}?script=abc`)
    expect(response.status).toBe(301)
    expect(response.headers.get('location')).toBe(`${to}?script=abc`)
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

  test('include a 404 page in the visitor’s language', async () => {
    const response = await get('/fr/nowhere')
    expect(response.status).toBe(404)
    expect(await response.text()).toContain('Page introuvable')
  })
})
