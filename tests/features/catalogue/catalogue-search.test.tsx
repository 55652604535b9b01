import { describe, expect, onTestFinished, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { catalogue } from '#catalogue/catalogue.ts'
import { CatalogueHeader } from '#features/catalogue/catalogue-header.tsx'
import { CatalogueList, TeamLinks } from '#features/catalogue/catalogue-list.tsx'
import { loadCatalogue } from '#features/catalogue/load-catalogue.ts'
import { CatalogueSearch } from '#features/catalogue/search/catalogue-search.tsx'
import { NoResults } from '#features/catalogue/search/no-results.tsx'
import { startCatalogueSearch } from '#features/catalogue/search/start-catalogue-search.ts'
import { cataloguePath, type Locale } from '#routes'
import { expectAccessible } from '../../components/accessibility.ts'
import { renderPage } from '../../components/render-page.tsx'

const total = catalogue.characters.size

/** Opens the catalogue as a page does whose address ends with `query`. */
async function openCatalogue({ query = '', locale = 'en', width = 1280 }: Partial<Options> = {}) {
  history.replaceState(null, '', cataloguePath + query)
  const loaded = await loadCatalogue(locale)
  const content = (
    <div className="catalogue">
      <CatalogueHeader {...loaded} />
      <CatalogueSearch />
      <TeamLinks {...loaded} />
      <NoResults />
      <CatalogueList {...loaded} />
    </div>
  )
  const { container } = await renderPage(content, { locale, width })
  const form = container.querySelector('form')
  const list = container.querySelector<HTMLElement>('.catalogue-list')
  if (!form || !list) throw new Error('The catalogue has a form and a list')
  startCatalogueSearch(form, list)
  dispatchEvent(new PageTransitionEvent('pageshow'))
}

interface Options {
  query: string
  locale: Locale
  /** In pixels. */
  width: number
}

/** Ids of the rows in sight. */
const shown = () =>
  [...document.querySelectorAll<HTMLAnchorElement>('.catalogue-list li a')]
    .filter(link => link.checkVisibility())
    .map(link => link.pathname.split('/').at(-1))

const search = () => page.getByRole('searchbox')
const status = () => page.getByRole('status')
const chip = (name: string) => page.getByRole('checkbox', { name, exact: true })
const query = () => new URLSearchParams(location.search)

test('the catalogue lists every official character once, by team', async () => {
  await openCatalogue()
  expect(shown()).toHaveLength(total)
  expect(new Set(shown())).toEqual(new Set(catalogue.characters.keys()))
  const links = page.getByRole('navigation', { name: 'Jump to a team' }).getByRole('link')
  const targets = links.elements().map(link => link.getAttribute('href')?.slice(1) ?? '')
  const teams = [...catalogue.characters.values()].map(({ team }) => team)
  expect(new Set(targets)).toEqual(new Set(teams))
  for (const team of targets) {
    const rows = document.querySelectorAll(`section[id="${team}"] li`)
    expect(rows).toHaveLength(teams.filter(each => each === team).length)
  }
  await expect.element(status()).toBeEmptyDOMElement()
  await expectAccessible()
})

describe('the search', () => {
  test('says how many characters it shows, and keeps the search in the address', async () => {
    await openCatalogue()
    await userEvent.keyboard('/fortune')
    await expect.element(search()).toHaveFocus()
    await expect.element(status()).toHaveTextContent('1 character shown')
    expect(shown()).toEqual(['fortuneteller'])
    expect(location.search).toBe('?q=fortune')
    expect(location.pathname).toBe(cataloguePath)
  })

  test('announces the number once it stays, not for each key', async () => {
    await openCatalogue()
    const announced: (string | null)[] = []
    const region = status().element()
    const observer = new MutationObserver(() => announced.push(region.textContent))
    observer.observe(region, { childList: true })
    onTestFinished(() => observer.disconnect())
    await userEvent.keyboard('/fortune')
    await expect.poll(() => announced).toEqual(['1 character shown'])
  })

  test('finds words of an ability', async () => {
    await openCatalogue({ query: '?q=2+alive+neighbours' })
    expect(shown()).toContain('empath')
    expect(shown().length).toBeLessThan(20)
    await expect.element(search()).toHaveValue('2 alive neighbours')
  })

  test('finds the Imp in Turkish by its English name, in capitals and with either i', async () => {
    await openCatalogue({ locale: 'tr' })
    for (const name of ['imp', 'IMP', 'ımp', 'İmp']) {
      await search().fill(name)
      expect(shown(), name).toContain('imp')
      expect(shown().length, name).toBeLessThan(12)
    }
  })

  test('takes spaces alone for no search', async () => {
    await openCatalogue()
    await search().fill('   ')
    expect(shown()).toHaveLength(total)
    expect(location.search).toBe('')
  })

  test('is empty again when the page is shown under an address without it', async () => {
    await openCatalogue({ query: '?q=imp&team=demon' })
    expect(shown()).toEqual(['imp'])
    history.replaceState(null, '', cataloguePath)
    dispatchEvent(new PageTransitionEvent('pageshow'))
    expect(shown()).toHaveLength(total)
    await expect.element(search()).toHaveValue('')
    await expect.element(chip('Demons')).not.toBeChecked()
  })
})

describe('the filters', () => {
  test('combine team, edition, night, setup and jinx', async () => {
    await openCatalogue({ query: '?edition=tb&is=otherNight' })
    await chip('Minions').click()
    await chip('Demons').click()
    expect(shown().toSorted()).toEqual(['imp', 'poisoner', 'scarletwoman', 'spy'])
    expect(query().getAll('team')).toEqual(['minion', 'demon'])
    await chip('Has jinxes').click()
    expect(shown().toSorted()).not.toContain('poisoner')
    expect(shown()).toContain('spy')
    expect(query().getAll('is').toSorted()).toEqual(['jinxes', 'otherNight'])
  })

  test('that nobody fits say so, and are cleared together', async () => {
    await openCatalogue({ query: '?edition=tb&team=demon&is=setup' })
    await expect.element(page.getByRole('heading', { name: 'No characters found' })).toBeVisible()
    expect(shown()).toEqual([])
    await expectAccessible()
    await page.getByRole('button', { name: 'Clear filters' }).last().click()
    await expect.poll(shown).toHaveLength(total)
    expect(location.search).toBe('')
    await expect.element(page.getByRole('heading', { name: 'No characters found' })).not.toBeInTheDocument()
    expect(document.querySelectorAll('button[type=reset]:not([hidden])')).toHaveLength(0)
  })

  test('hide sections without a character, and count those of the others', async () => {
    await openCatalogue({ query: '?team=demon&edition=tb' })
    const sections = [...document.querySelectorAll<HTMLElement>('.catalogue-list section')]
    expect(sections.filter(section => !section.hidden).map(({ id }) => id)).toEqual(['demon'])
    await expect.element(page.getByRole('heading', { level: 2, name: 'Demons 1' })).toBeVisible()
    await expect.element(page.getByRole('link', { name: 'Demons 1' })).not.toHaveAttribute('data-empty')
    await expect.element(page.getByRole('link', { name: 'Minions 0' })).toHaveAttribute('data-empty')
    await expect.element(page.getByRole('heading', { level: 3 })).toHaveTextContent('Trouble Brewing')
  })

  test('open by a button on a phone, which counts them', async () => {
    await openCatalogue({ width: 390 })
    await expect.element(chip('Changes setup')).not.toBeInTheDocument()
    await page.getByRole('button', { name: 'Filters' }).click()
    await page.getByText('Changes setup').click()
    await expectAccessible()
    await userEvent.keyboard('{Escape}')
    await expect.element(chip('Changes setup')).not.toBeInTheDocument()
    expect(shown().length).toBeLessThan(total)
    await expect.element(page.getByRole('button', { name: 'Filters 1' })).toBeVisible()
  })
})

test('a misspelled search offers the name that it means, in the page’s language or in English', async () => {
  await openCatalogue({ locale: 'de', query: '?q=washerwomen' })
  await page.getByRole('button', { name: 'Meintest du Waschweib?' }).click()
  expect(shown()).toEqual(['washerwoman'])
  await expect.element(search()).toHaveFocus()
  expect(query().get('q')).toBe('Waschweib')
  await expect.element(page.getByRole('button', { name: /^Meintest du/ })).not.toBeInTheDocument()
})
