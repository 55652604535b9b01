import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { RouteTable } from '#functions/http/route-table.ts'
import { defaultLocale, locales, splitLocale } from '#routes'
import { workerPaths } from '#routes/worker-paths.ts'

const app = new Hono({ router: new RouteTable() }).get(workerPaths.localizedPublicPage, c =>
  c.text(splitLocale(c.req.path).locale)
)

test.each(locales.filter(locale => locale !== defaultLocale))(
  'public pages have an address in %s',
  async locale => {
    const response = await app.request(`/${locale}/scripts/abc/fog`)
    expect(await response.text()).toBe(locale)
  }
)

test.each([defaultLocale, 'xx'])('public pages have no address below /%s', async locale => {
  expect((await app.request(`/${locale}/scripts/abc/fog`)).status).toBe(404)
})
