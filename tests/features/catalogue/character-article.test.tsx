import { describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { CharacterArticle } from '#features/catalogue/character-article.tsx'
import { loadCharacterPage } from '#features/catalogue/load-catalogue.ts'
import { addCharacterPath, characterPath, type Locale, localizePath } from '#routes'
import { expectAccessible } from '../../components/accessibility.ts'
import { overflow, renderPage } from '../../components/render-page.tsx'

async function openCharacter(id: string, { locale = 'en' as Locale, width = 1280 } = {}) {
  await renderPage(<CharacterArticle {...(await loadCharacterPage(locale, id))} />, { locale, width })
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible()
}

const heading = (name: string) => page.getByRole('heading', { name })
const link = (name: string) => page.getByRole('link', { name })
const text = (words: string | RegExp) => page.getByText(words)

describe('the page of a character', () => {
  test('tells of its nights, its jinxes, its use and who stands beside it', async () => {
    await openCharacter('spy')
    await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent('Spy')
    for (const name of ['First night', 'Other nights', 'Jinxes', 'Often seen with'])
      await expect.element(heading(name)).toBeVisible()
    await expect.element(text(/^Wakes \d+(st|nd|rd|th) of \d+ on the first night$/)).toBeVisible()
    await expect.element(text(/^Wakes \d+(st|nd|rd|th) of \d+ on other nights$/)).toBeVisible()
    await expect.element(text(/^In \d+% of 9,603 published scripts$/)).toBeVisible()
    await expect.element(link('Magician').first()).toHaveAttribute('href', characterPath('magician'))
    const others = page.getByRole('navigation', { name: 'Other characters' })
    await expect.element(others.getByText('Previous')).toBeVisible()
    await expect.element(others.getByText('Next')).toBeVisible()
    await expectAccessible()
  })

  test('leads to its team, and onto the script', async () => {
    await openCharacter('chef', { locale: 'de' })
    const trail = page.getByRole('navigation').first()
    expect(
      trail
        .getByRole('link')
        .elements()
        .map(each => each.getAttribute('href'))
    ).toEqual(['/de/catalogue', '/de/catalogue#townsfolk'])
    await expect.element(trail.getByText('Koch')).toHaveAttribute('aria-current', 'page')
    const add = document.querySelector('.character-actions a')
    expect(add?.getAttribute('href')).toBe(addCharacterPath('de', 'chef'))
    expect(document.querySelector('.character-english')?.textContent).toBe('Chef')
  })

  test('says when it sleeps, and that it changes the setup', async () => {
    await openCharacter('baron')
    await expect.element(text('Doesn’t wake on the first night')).toBeVisible()
    await expect.element(text('Doesn’t wake on other nights')).toBeVisible()
    await expect.element(heading('Setup')).toBeVisible()
    await expect.element(heading('First night')).not.toBeInTheDocument()
  })

  test('of a fabled names no night, as it isn’t a player', async () => {
    await openCharacter('spiritofivory')
    await expect.element(text(/^Doesn’t wake/)).not.toBeInTheDocument()
  })

  test('tells what the official app does with it', async () => {
    await openCharacter('legion')
    await expect.element(heading('In the official app')).toBeVisible()
    await expect.element(text('This character may be in the bag several times.')).toBeVisible()
  })

  test('marks a text as English that has no translation', async () => {
    const data = await loadCharacterPage('vi', 'imp')
    const character = { ...data.article.character, ability: data.english.character.ability }
    const content = <CharacterArticle {...data} article={{ ...data.article, character }} />
    await renderPage(content, { locale: 'vi' })
    await expect.element(page.getByText(character.ability)).toHaveAttribute('lang', 'en')
  })

  test('has no one before the first character, nor after the last', async () => {
    const data = await loadCharacterPage('en', 'imp')
    await renderPage(<CharacterArticle {...data} previous={undefined} />)
    await expect.element(text('Previous')).not.toBeInTheDocument()
    await expect.element(text('Next')).toBeVisible()
  })

  test.each([
    ['tr', 'godofug'],
    ['vi', 'legion']
  ] as const)('is accessible and fits a phone: %s, %s', async (locale, id) => {
    await openCharacter(id, { locale, width: 390 })
    expect(overflow()).toBe(0)
    await expectAccessible()
    await expect
      .element(page.getByRole('navigation').first().getByRole('link').first())
      .toHaveAttribute('href', localizePath(locale, '/catalogue'))
  })
})
