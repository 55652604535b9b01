import { expect, inject, test } from 'vitest'
import { localizePath } from '#routes'
import { checkRoute, waitForContent } from '../../tools/lighthouse/check-route.ts'
import { allRoutes } from '../../tools/lighthouse/routes.ts'
import { saveSampleWork } from '../../tools/lighthouse/sample-work.ts'
import { sessionCookieOf } from '../functions/helpers/as-user.ts'
import { newUser } from '../functions/helpers/documents.ts'
import { openPage } from './browser.ts'
import { withUserAndScript } from './signed-in.ts'

/** One of each kind, in the language with the longest words or the most accents; `npm run lighthouse -- axe` checks all. */
const routes = [
  ['de', 'script'],
  ['vi', 'almanac'],
  ['de', 'editCharacter'],
  ['vi', 'exportPdfImage'],
  ['de', 'public script']
] as const

test('pages are accessible on a phone and a wide window, in both colour schemes', async () => {
  const user = newUser('Mara Oakes')
  const work = await saveSampleWork(inject('origin'), await sessionCookieOf(user))
  const page = await openPage('/about', await withUserAndScript(user, work.script))
  const found: string[] = []
  for (const [locale, name] of routes) {
    const route = allRoutes(work).find(each => each.name === name)
    if (!route) throw new Error(`There is no route ${name}`)
    await page.goto(localizePath(locale, route.path))
    await waitForContent(page)
    found.push(...(await checkRoute(page)).map(problem => `${locale} ${name}, ${problem}`))
  }
  expect(found).toEqual([])
})
