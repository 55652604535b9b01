import { describe, expect, inject, test } from 'vitest'
import { catalogue } from '#catalogue/catalogue.ts'
import { loadTexts } from '#catalogue/texts.ts'
import { languageTags, locales } from '#routes'
import { catalogueListPath } from '#routes/worker-paths.ts'

const origin = inject('origin')
const request = (path: string, init?: RequestInit) => fetch(origin + path, init)

describe('the catalogue for other tools', () => {
  test.each(locales)('is a list of all characters in %s', async locale => {
    const response = await request(catalogueListPath(locale))
    const texts = await loadTexts(locale)
    expect(response.status).toBe(200)
    expect(response.headers.get('content-type')).toBe('application/json; charset=utf-8')
    const list: Record<string, unknown>[] = await response.json()
    expect(list.map(({ id }) => id)).toEqual([...catalogue.characters.keys()])
    expect(list.map(({ ability }) => ability)).toEqual(
      list.map(({ id }) => texts.characters[String(id)]?.ability)
    )
    expect(Object.keys(list[0] ?? {}).sort()).toEqual([
      'ability',
      'edition',
      'firstNight',
      'firstNightReminder',
      'flavor',
      'id',
      'jinxes',
      'name',
      'otherNight',
      'otherNightReminder',
      'reminders',
      'remindersGlobal',
      'setup',
      'special',
      'team'
    ])
  })

  test('is readable for pages of other origins, and cacheable', async () => {
    const { headers } = await request(catalogueListPath('en'), {
      headers: { origin: 'https://tool.example.org' }
    })
    expect(headers.get('access-control-allow-origin')).toBe('*')
    expect(headers.get('cache-control')).toMatch(/^public, max-age=\d+/)
    const preflight = await request(catalogueListPath('en'), {
      method: 'OPTIONS',
      headers: { origin: 'https://tool.example.org', 'access-control-request-method': 'GET' }
    })
    expect(preflight.status).toBe(204)
    expect(preflight.headers.get('access-control-allow-methods')).toContain('GET')
  })

  test('is not sent again to clients that have it, even with a weakened ETag', async () => {
    const path = catalogueListPath('tr')
    const tag = (await request(path)).headers.get('etag') ?? ''
    expect(tag).toMatch(/^(?:W\/)?"[0-9a-f]{32}"$/)
    const plain = tag.replace('W/', '')
    for (const tags of [plain, `W/${plain}`, `"old", ${plain}`]) {
      const again = await request(path, { headers: { 'if-none-match': tags } })
      expect(again.status).toBe(304)
      expect(await again.text()).toBe('')
      expect(again.headers.get('access-control-allow-origin')).toBe('*')
      expect(again.headers.get('cache-control')).toMatch(/^public/)
    }
    expect((await request(path, { headers: { 'if-none-match': '"old"' } })).status).toBe(200)
  })

  test('accepts language tags in any case', async () => {
    const response = await request(catalogueListPath('pt-br').toLowerCase())
    expect(response.status).toBe(200)
    expect(await response.text()).toBe(await (await request(catalogueListPath('pt-br'))).text())
  })

  test.each(['it-IT.json', 'en.json', 'en-GB', '.json', 'constructor.json'])(
    'is refused as %s with the list of languages',
    async file => {
      const response = await request(catalogueListPath('en').replace('en-GB.json', file))
      expect(response.status).toBe(404)
      expect(response.headers.get('access-control-allow-origin')).toBe('*')
      const refusal: unknown = await response.json()
      expect(refusal).toEqual({ code: 'catalogue_unknown', message: expect.any(String) })
      for (const tag of Object.values(languageTags)) expect(JSON.stringify(refusal)).toContain(tag)
    }
  )
})
