import { describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { almanacIntroductionKey, almanacKey } from '#core/script/almanac-keys.ts'
import { AlmanacScreen } from '#features/almanac/almanac-screen.tsx'
import { $script, changeScript } from '#stores/script.ts'
import { expectAccessible } from '../../components/accessibility.ts'
import { openBuilder } from '../../components/open-builder.tsx'
import { aScript } from '../../core/script-builders.ts'
import { drowned, entry, introduction, list, openAlmanac, preview, textAbout } from './almanac-helpers.ts'

const phone = { width: 390, height: 800 }

describe('the almanac', () => {
  test('is written beside the page that readers see', async () => {
    await openAlmanac()
    await introduction().click()
    await userEvent.keyboard('A *village* by the water.')
    await expect.element(preview().getByText('village', { exact: true })).toBeVisible()
    expect(preview().element().querySelector('em')?.textContent).toBe('village')
    await entry('Ringer').click()
    await textAbout('Ringer').fill('It rings.')
    await expect.element(preview().getByText('It rings.')).toBeVisible()
    await expect.element(page.getByText('Characters with a text: 2 of 4')).toBeVisible()
    expect($script.get().customData).toMatchObject({
      [almanacIntroductionKey]: 'A *village* by the water.',
      [almanacKey('ringer')]: 'It rings.'
    })
  })

  test('shows a bounded page of a long introduction, which stays whole', async () => {
    const text = '*a* '.repeat(50_000)
    await openAlmanac({ script: aScript({ customData: { [almanacIntroductionKey]: text } }) })
    await expect.element(preview().getByText('This page doesn’t show everything.')).toBeVisible()
    expect(preview().element().querySelectorAll('em').length).toBeLessThan(3000)
    await expect.element(introduction()).toHaveValue(text)
    await expect.element(introduction()).not.toHaveAttribute('dir')
    const field = introduction().element()
    expect(getComputedStyle(field).fontKerning).toBe('none')
    expect(field.getBoundingClientRect().height).toBeLessThan(2000)
    expect(field.scrollHeight).toBeGreaterThan(2000)
  })

  test('opens the text that the address names, as after a reload or a change of the language', async () => {
    const { unmount } = await openAlmanac()
    await entry('Imp').click()
    await expect.element(textAbout('Imp')).toBeVisible()
    expect(location.hash).toBe('#text=imp')
    await unmount()
    await render(<AlmanacScreen Frame={({ children }) => children} />)
    await expect.element(textAbout('Imp')).toBeVisible()
    await entry('Introduction').click()
    await expect.element(introduction()).toBeVisible()
    expect(location.hash).toBe('')
  })

  test.each(['#text=nobody', '#text=%E0%A4%A', '#imp'])('opens the introduction at %s', async hash => {
    const { unmount } = await openAlmanac()
    await unmount()
    history.replaceState(null, '', hash)
    await render(<AlmanacScreen Frame={({ children }) => children} />)
    await expect.element(introduction()).toBeVisible()
  })

  test('is undone a text at a time', async () => {
    await openAlmanac()
    await introduction().click()
    await userEvent.keyboard('Water')
    await entry('Imp').click()
    await textAbout('Imp').click()
    await userEvent.keyboard('Fire')
    await page.getByRole('button', { name: 'Undo', exact: true }).first().click()
    await expect.element(textAbout('Imp')).toHaveValue('')
    await entry('Introduction').click()
    await expect.element(introduction()).toHaveValue('Water')
  })

  test('marks characters with a text, and finds one by name', async () => {
    await openAlmanac()
    await expect.element(entry('Chef , has a text')).toBeVisible()
    await list().getByRole('searchbox').fill('emp')
    await expect.element(entry('Chef')).not.toBeInTheDocument()
    await entry('Empath').click()
    await expect.element(textAbout('Empath')).toBeVisible()
    await list().getByRole('searchbox').fill('zzz')
    await expect.element(page.getByText('No character on the script has that name.')).toBeVisible()
  })

  test('shows the introduction when the open character leaves the script', async () => {
    await openAlmanac()
    await entry('Imp').click()
    await expect.element(textAbout('Imp')).toBeVisible()
    changeScript(script => ({ ...script, characters: script.characters.slice(1) }))
    await expect.element(introduction()).toBeVisible()
    await expect.element(entry('Introduction')).toHaveAttribute('aria-current', 'true')
  })

  test('keeps a text over the limit, with an error', async () => {
    const script = { ...drowned, customData: { [almanacIntroductionKey]: 'x'.repeat(5001) } }
    await openAlmanac({ script })
    await expect.element(page.getByText('5001 / 5000')).toBeVisible()
    await expect.element(page.getByText('Too long: at most 5000 characters')).toBeVisible()
  })

  test('links to its sections without leaving the screen', async () => {
    await openAlmanac()
    await preview().getByRole('link', { name: 'Imp' }).first().click()
    await expect.poll(() => location.hash).toBe('#character-imp')
    await expect.element(introduction()).toBeVisible()
  })

  test('says to add characters while the script has none', async () => {
    await openAlmanac({ script: aScript() })
    await expect.element(page.getByText('Add characters to the script. Each gets a place')).toBeVisible()
    await expect.element(page.getByText(/Characters with a text/)).not.toBeInTheDocument()
  })

  test.each([390, 1000, 1440])('is accessible and fits at %i px', async width => {
    await openAlmanac({ width, height: 900 })
    await expectAccessible()
    expect(document.documentElement.scrollWidth - innerWidth).toBeLessThanOrEqual(0)
  })
})

describe('on a phone, the almanac', () => {
  test('shows either the text or the page', async () => {
    await openAlmanac(phone)
    await expect.element(preview()).not.toBeInTheDocument()
    await page.getByRole('button', { name: 'Choose another text: Introduction' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Chef' }).click()
    await expect.element(textAbout('Chef')).toBeVisible()
    await page.getByRole('radio', { name: 'Preview' }).click()
    await expect.element(preview().getByText('counts', { exact: true })).toBeVisible()
    await expect.element(textAbout('Chef')).not.toBeInTheDocument()
    await expectAccessible()
  })
})

describe('the tabs of the script', () => {
  test('lead to the almanac from the side', async () => {
    await openBuilder({ width: 1440, height: 900 })
    await page.getByRole('link', { name: 'Almanac' }).click()
    await expect.element(introduction()).toBeVisible()
  })

  test('lead to the almanac from More on a phone', async () => {
    await openBuilder(phone)
    const tabs = page.getByRole('navigation', { name: 'Parts of the script' })
    await tabs.getByRole('button', { name: 'More' }).click()
    await page.getByRole('menuitem', { name: 'Almanac' }).click()
    await expect.element(introduction()).toBeVisible()
  })
})
