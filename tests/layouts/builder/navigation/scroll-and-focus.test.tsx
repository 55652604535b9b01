import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { catalogue } from '#catalogue/catalogue.ts'
import { screenComponents } from '#layouts/builder/screen-components.ts'
import { openScreen } from '#stores/router.ts'
import { aScript } from '../../../core/script-builders.ts'
import { openBuilder } from '../../../components/open-builder.tsx'

const long = aScript({ title: 'Village', characters: [...catalogue.characters.keys()].slice(0, 60) })
const heading = () => page.getByRole('heading', { level: 1 })
const firstRow = () => page.getByRole('button', { name: /: move$/ }).first()

async function openLongScript() {
  await openBuilder({ script: long })
  await expect.element(firstRow()).toBeVisible()
}

describe('a new screen', () => {
  test('starts at the top; back and forward lead to where the user was', async () => {
    await openLongScript()
    scrollTo(0, 900)
    openScreen('firstNight')
    await expect.poll(() => document.title).toMatch('First night')
    await expect.poll(() => scrollY).toBe(0)
    scrollTo(0, 300)
    history.back()
    await expect.poll(() => document.title).toMatch('Script builder')
    await expect.poll(() => scrollY).toBe(900)
    history.forward()
    await expect.poll(() => document.title).toMatch('First night')
    await expect.poll(() => scrollY).toBe(300)
  })

  test('has the focus on its heading, which also says which screen it is', async () => {
    await openLongScript()
    await expect.element(heading()).not.toHaveFocus()
    await page.getByRole('link', { name: 'First', exact: true }).click()
    await expect.element(heading()).toHaveFocus()
    await expect.element(heading()).toHaveAccessibleName('Village')
    await expect.element(heading()).toHaveAccessibleDescription('First night')
    history.back()
    await expect.element(heading()).toHaveAccessibleDescription('Script builder')
    await expect.element(heading()).toHaveFocus()
  })

  test('leaves the former one on the page while it is loaded', async () => {
    await openLongScript()
    const { promise, resolve } = Promise.withResolvers<void>()
    const { load } = screenComponents.jinxes
    const spy = vi.spyOn(screenComponents.jinxes, 'load')
    spy.mockImplementation(async () => {
      await promise
      return load()
    })
    onTestFinished(() => spy.mockRestore())
    openScreen('jinxes')
    expect(location.pathname).toBe('/builder/jinxes')
    await expect.element(firstRow()).toBeVisible()
    expect(document.querySelector('.builder-skeleton')).toBeNull()
    resolve()
    await expect.element(page.getByRole('heading', { level: 1, name: 'Jinxes' })).toHaveFocus()
  })

  test('that loads for long has placeholders, and takes the focus when it is there', async () => {
    await openLongScript()
    const { promise, resolve } = Promise.withResolvers<void>()
    const { load } = screenComponents.deviceScripts
    const spy = vi.spyOn(screenComponents.deviceScripts, 'load')
    spy.mockImplementation(async () => {
      await promise
      return load()
    })
    onTestFinished(() => spy.mockRestore())
    openScreen('deviceScripts')
    await expect.poll(() => document.querySelector('.builder-skeleton')).not.toBeNull()
    resolve()
    await expect.poll(() => document.querySelector('.builder-skeleton')).toBeNull()
    await expect.element(heading()).toHaveFocus()
  })

  test('closes the side menu', async () => {
    const menu = document.createElement('div')
    menu.id = 'side-menu'
    menu.popover = 'auto'
    document.body.append(menu)
    onTestFinished(() => menu.remove())
    await openLongScript()
    openScreen('metadata')
    await expect.element(heading()).toHaveFocus()
    menu.showPopover()
    history.back()
    await expect.poll(() => menu.matches(':popover-open')).toBe(false)
  })
})

test('a dialog changes neither the scroll position nor, when it closes, the focus', async () => {
  await openLongScript()
  scrollTo(0, 700)
  const row = page.getByRole('button', { name: /: move$/ }).nth(12)
  row.element().focus({ preventScroll: true })
  openScreen('share')
  await expect.element(page.getByRole('dialog')).toBeVisible()
  expect(scrollY).toBe(700)
  history.back()
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
  expect(scrollY).toBe(700)
  await expect.element(row).toHaveFocus()
})
