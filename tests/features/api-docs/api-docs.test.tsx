import { describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { buildReference } from '#api-reference/reference-model.ts'
import { ApiDocs } from '#features/api-docs/api-docs.tsx'
import { locales } from '#routes'
import { workerPaths } from '#routes/worker-paths.ts'
import { expectAccessible } from '../../components/accessibility.ts'
import { overflow, renderPage } from '../../components/render-page.tsx'

const reference = buildReference('https://belfry.example')

/** Two routes of each group: the others have the same parts, and axe needs seconds for all of them. */
const sample = {
  ...reference,
  groups: reference.groups.map(group => ({ ...group, routes: group.routes.slice(0, 2) }))
}

const routeOf = (id: string) => page.elementLocator(document.querySelector(`#${id}`) ?? document.body)

function openAll() {
  for (const details of document.querySelectorAll('details')) details.open = true
}

describe('the page about the API', () => {
  test('tells how a sheet is asked for', async () => {
    await renderPage(<ApiDocs {...reference} />)
    const route = routeOf('printSheet')
    const note = route.getByText('At most 60 requests a minute per network address')
    await expect.element(note).not.toBeVisible()
    await route.getByText('/api/sheet.pdf').first().click()
    await expect.element(note).toBeVisible()
    for (const words of ["-H 'content-type: application/json'", 'script_empty'])
      await expect.element(route.getByText(words)).toBeVisible()
    await expect.element(route.getByText('The paper.', { exact: true })).toBeVisible()
  })

  test('says which routes belong to whoever is signed in', async () => {
    await renderPage(<ApiDocs {...reference} />)
    const lock = routeOf('saveScript').getByRole('img', { name: 'Sign-in required' })
    await expect.element(lock).toBeVisible()
    await expect.element(routeOf('importScript').getByRole('img')).not.toBeInTheDocument()
  })

  test('leads to its groups and to the shapes that others name', async () => {
    await renderPage(<ApiDocs {...reference} />)
    const links = [...document.querySelectorAll<HTMLAnchorElement>('a[href^="#"]')]
    expect(links.length).toBeGreaterThan(reference.groups.length)
    for (const { hash } of links) expect(document.querySelector(hash), hash).not.toBeNull()
    await expect
      .element(page.getByRole('navigation', { name: 'Contents' }).getByRole('link'))
      .toHaveLength(reference.groups.length)
  })

  test('has each id once, and fits a phone with all open', async () => {
    await renderPage(<ApiDocs {...reference} />, { width: 390, height: 844 })
    const ids = [...document.querySelectorAll('main [id]')].map(({ id }) => id)
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([])
    openAll()
    expect(overflow()).toBe(0)
  })

  test.each(locales)('leads to the document, and fits a phone, in %s', async locale => {
    await renderPage(<ApiDocs {...sample} />, { locale, width: 390, height: 844 })
    const document = page.getByRole('link', { name: workerPaths.openApi, exact: true }).first()
    await expect.element(document).toHaveAttribute('href', workerPaths.openApi)
    openAll()
    expect(overflow()).toBe(0)
  })

  test('is accessible with all open', async () => {
    await renderPage(<ApiDocs {...sample} />)
    openAll()
    await expectAccessible()
  })
})
