import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { limits } from '#core/limits.ts'
import { AboutArticle } from '#features/about/about-article.tsx'
import { apiDocsPath, locales, localizePath } from '#routes'
import { catalogueListPath } from '#routes/worker-paths.ts'
import { expectAccessible } from '../../components/accessibility.ts'
import { overflow, renderPage } from '../../components/render-page.tsx'

const build = { version: '1.2.3', commit: '0123abcd' }
const publishers = 'the publisher’s own data and English texts'

test('the page names the source of the catalogue texts', () => {
  const own = renderToStaticMarkup(<AboutArticle isImported={false} {...build} />)
  expect(own).toContain('We wrote the abilities')
  expect(own).not.toContain(publishers)
  expect(renderToStaticMarkup(<AboutArticle isImported {...build} />)).toContain(publishers)
})

describe('the page about Belfry', () => {
  test('tells whose game it is, and whose work', async () => {
    await renderPage(<AboutArticle isImported={false} {...build} />)
    await expect.element(page.getByRole('heading', { level: 1, name: 'About Belfry' })).toBeVisible()
    for (const words of [
      'belong to their publisher, The Pandemonium Institute',
      'neither affiliated with the publisher nor endorsed by it'
    ])
      await expect.element(page.getByText(words)).toBeVisible()
    for (const name of ['game-icons.net', 'CC BY 3.0', 'Sorts Mill Goudy', 'Alegreya Sans', 'Lucide'])
      await expect.element(page.getByRole('link', { name, exact: true })).toBeVisible()
    await expect.element(page.getByText('This is Belfry 1.2.3, build 0123abcd.')).toBeVisible()
    await expectAccessible()
  })

  test('says how long what is stored, from the same numbers as the code', async () => {
    await renderPage(<AboutArticle isImported={false} {...build} />)
    expect(document.querySelector('#privacy')?.textContent).toBe('Privacy')
    for (const words of [
      `with up to ${limits.versions.count} earlier versions each, unsaved forms`,
      `with up to ${limits.documents.versions} earlier versions each, images`,
      `Deleted scripts, characters and images stay in the bin for ${limits.binDays} days`,
      'Both end 30 days after your last visit'
    ])
      await expect.element(page.getByText(words)).toBeVisible()
  })

  test.each(locales)(
    'leads to the data and the API of the language, and fits a phone, in %s',
    async locale => {
      await renderPage(<AboutArticle isImported={false} {...build} />, { locale, width: 390, height: 844 })
      for (const path of [catalogueListPath(locale), localizePath(locale, apiDocsPath)])
        await expect
          .element(page.getByRole('link', { name: path, exact: true }))
          .toHaveAttribute('href', path)
      expect(overflow()).toBe(0)
    }
  )
})
