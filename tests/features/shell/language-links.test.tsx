import { expect, onTestFinished, test } from 'vitest'
import { page } from 'vitest/browser'
import { startLanguageLinks } from '#features/shell/language-links.ts'
import { collectNavigations } from '../../components/navigations.ts'

const { href } = location

const storedLanguage = () => document.cookie.match(/belfry\.language=([^;]*)/)?.[1]

/** The languages of the menu, on a page that was loaded at one address and is at another now. */
async function openLanguages(path: string, loadedAt = path) {
  history.replaceState(null, '', loadedAt)
  const menu = document.createElement('div')
  menu.innerHTML = `
    <button popovertarget="languages">Language</button>
    <div id="languages" popover="auto">
      <a href="/builder" data-locale="en">English</a>
      <a href="/de/builder" data-locale="de">Deutsch</a>
      <a href="/pt-br/builder" data-locale="pt-br"><span>Português</span></a>
    </div>`
  document.body.append(menu)
  onTestFinished(() => {
    menu.remove()
    history.replaceState(null, '', href)
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is asynchronous
    document.cookie = 'belfry.language=; Path=/; Max-Age=0'
  })
  const navigations = collectNavigations()
  startLanguageLinks()
  history.replaceState(null, '', path)
  await page.getByRole('button', { name: 'Language' }).click()
  return navigations
}

test('a language leads to the page that is open now, with query and fragment, and is stored', async () => {
  const navigations = await openLanguages('/fr/builder/import?from=file#second', '/fr/builder')
  await page.getByText('Português').click()
  await expect.poll(() => navigations).toEqual([`${location.origin}/pt-br/builder/import?from=file#second`])
  expect(storedLanguage()).toBe('pt-br')
})

test('the last choice counts, and English has no prefix', async () => {
  const navigations = await openLanguages('/de/about')
  await page.getByRole('link', { name: 'Deutsch' }).click()
  expect(storedLanguage()).toBe('de')
  await page.getByRole('link', { name: 'English' }).click()
  await expect.poll(() => navigations.at(-1)).toBe(`${location.origin}/about`)
  expect(storedLanguage()).toBe('en')
})

test('opening the list stores nothing, nor does a page in another language', async () => {
  await openLanguages('/de/about')
  await page.getByText('Deutsch').hover()
  expect(storedLanguage()).toBeUndefined()
})
