import { afterEach, describe, expect, onTestFinished, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { overwriteGetLocale } from '#i18n/generated/runtime.js'
import { $imagePicker, openImagePicker } from '#stores/image-picker.ts'
import { openScreen } from '#stores/router.ts'
import { $script, changeScript } from '#stores/script.ts'
import { expectAccessible } from '../../components/accessibility.ts'
import { openBuilder } from '../../components/open-builder.tsx'
import { aScript } from '../../core/script-builders.ts'

const village = aScript({ title: 'Village', author: 'Mara Oakes', characters: ['imp'] })

describe('the builder', () => {
  test('opens with the heading of an untitled script', async () => {
    await openBuilder()
    await expect.element(page.getByRole('heading', { level: 1, name: 'Title' })).toBeVisible()
    await expect.poll(() => document.title).toBe('Script builder · Belfry')
    await expectAccessible()
  })

  test('changes its screen and the document’s title by its tabs, without loading a page', async () => {
    const { container } = await openBuilder({ script: village })
    await page.getByRole('link', { name: 'First', exact: true }).click()
    await expect.poll(() => location.pathname).toBe('/builder/first-night')
    await expect.poll(() => document.title).toBe('First night · Village · Belfry')
    await expect
      .element(page.getByRole('link', { name: 'First', exact: true }))
      .toHaveAttribute('aria-current')
    expect(container.isConnected).toBe(true)
    await expect.element(page.getByRole('heading', { level: 1, name: 'Village' })).toBeVisible()
    await expect.element(page.getByText('by Mara Oakes').first()).toBeVisible()
  })

  test('has a divider above the almanac’s tab', async () => {
    await openBuilder()
    expect(document.querySelector('.tab-apart')?.textContent).toBe('Almanac')
  })

  test('marks the link of the side menu that leads to its screen', async () => {
    const menu = document.createElement('div')
    menu.id = 'side-menu'
    menu.innerHTML = '<nav><a href="/builder">Builder</a><a href="/new">New script</a></nav>'
    document.body.append(menu)
    onTestFinished(() => menu.remove())
    const current = () => menu.querySelector('[aria-current="page"]')?.textContent
    await openBuilder()
    await expect.poll(current).toBe('Builder')
    openScreen('newScript')
    await expect.poll(current).toBe('New script')
  })

  test('opens a dialog over the script’s list', async () => {
    await openBuilder({ script: village })
    await page.getByRole('link', { name: 'Share' }).click()
    await expect.element(page.getByRole('dialog')).toBeVisible()
    await expect.poll(() => document.querySelector('.character-row-name')?.textContent).toContain('Imp')
    await userEvent.keyboard('{Escape}')
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
  })

  test('sets figures on the line, whatever sets the font', async () => {
    await openBuilder({ script: village })
    await expect.element(page.getByRole('button', { name: 'Imp: move' })).toBeVisible()
    const elements = [...document.querySelectorAll('body *:not(style, script)')]
    const figures = elements.map(element => getComputedStyle(element).fontVariantNumeric)
    expect(figures.filter(figure => !figure.includes('lining-nums'))).toEqual([])
  })
})

describe('the builder in other languages', () => {
  afterEach(() => overwriteGetLocale(() => 'en'))

  test('calls keys as its keyboards do, in tips and menus', async () => {
    overwriteGetLocale(() => 'de')
    await openBuilder({ script: village })
    const undo = page.getByRole('button', { name: 'Rückgängig', exact: true })
    await expect.poll(() => undo.element().textContent).toBe('RückgängigStrg+Z')
    await page.getByRole('button', { name: 'Weitere Aktionen' }).first().click()
    await expect.element(page.getByRole('menuitem', { name: /Strg\+K/ })).toBeVisible()
  })

  test('sets headings in a font that has Vietnamese', async () => {
    overwriteGetLocale(() => 'vi')
    await openBuilder()
    const heading = page.getByRole('heading', { level: 1 })
    await expect.poll(() => getComputedStyle(heading.element()).fontFamily).toContain('Alegreya Heads')
  })
})

describe('undoing by keys', () => {
  const press = (keys: string) => userEvent.keyboard(keys)
  const title = () => $script.get().title

  test('redoes by Control and Y, too', async () => {
    await openBuilder({ script: aScript({ title: 'Before' }) })
    changeScript(script => ({ ...script, title: 'After' }))
    await expect.element(page.getByRole('heading', { name: 'After' })).toBeVisible()
    await press('{Control>}z{/Control}')
    await expect.poll(title).toBe('Before')
    await press('{Control>}y{/Control}')
    await expect.poll(title).toBe('After')
  })

  test('leaves fields to the browser', async () => {
    await openBuilder({ script: village })
    await page.getByRole('combobox').fill('imp')
    await press('{Control>}z{/Control}')
    expect(title()).toBe('Village')
  })
})

test('saving by keys explains accounts to who is signed out, and never opens the browser’s own dialog', async () => {
  await openBuilder({ script: village })
  await expect.element(page.getByRole('button', { name: 'Imp: move' })).toBeVisible()
  const keys = new KeyboardEvent('keydown', { key: 's', ctrlKey: true, bubbles: true, cancelable: true })
  document.body.dispatchEvent(keys)
  expect(keys.defaultPrevented).toBe(true)
  await expect.element(page.getByRole('dialog', { name: 'Save to account' })).toBeVisible()
  expect(location.pathname).toBe('/builder/export-new')
})

test('leaving a screen closes the image picker', async () => {
  await openBuilder({ screen: 'metadata' })
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible()
  openImagePicker(() => {})
  openScreen('almanac')
  await expect.poll(() => $imagePicker.get()).toBeUndefined()
})
