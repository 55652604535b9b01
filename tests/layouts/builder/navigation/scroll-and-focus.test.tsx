import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { catalogue } from '#catalogue/catalogue.ts'
import { screenComponents } from '#layouts/builder/screen-components.ts'
import type { BuilderScreen } from '#routes'
import { openScreen } from '#stores/router.ts'
import { openBuilder } from '../../../components/open-builder.tsx'
import { aScript } from '../../../core/script-builders.ts'

const long = aScript({ title: 'Village', characters: [...catalogue.characters.keys()].slice(0, 60) })
const heading = () => page.getByRole('heading', { level: 1 })
const firstRow = () => page.getByRole('button', { name: /^\w+: move or remove$/ }).first()

async function openLongScript() {
  await openBuilder({ script: long })
  await expect.element(firstRow()).toBeVisible()
}

/** Scrolls once the page is as tall as that. */
const scrollDown = (top: number) =>
  expect
    .poll(() => {
      scrollTo(0, top)
      return scrollY
    })
    .toBe(top)

/** The row in the middle of the window and where it is. Rows outside of it have estimated heights, so pixels mean little. */
function middleRow() {
  const row = document.elementFromPoint(innerWidth / 2, innerHeight / 2)?.closest('li')
  return [row?.textContent, Math.round(row?.getBoundingClientRect().top ?? 0)]
}

/** Pretends that the module of a screen is loading. Returns what ends it. */
async function holdLoading(screen: BuilderScreen) {
  const lazy = screenComponents[screen]
  const component = await lazy.load()
  const { promise, resolve } = Promise.withResolvers<void>()
  let isLoaded = false
  const spies = [
    vi.spyOn(lazy, 'current', 'get').mockImplementation(() => (isLoaded ? component : undefined)),
    vi.spyOn(lazy, 'load').mockImplementation(async () => {
      await promise
      isLoaded = true
      return component
    })
  ]
  onTestFinished(() => {
    for (const spy of spies) spy.mockRestore()
  })
  return resolve
}

describe('a new screen', () => {
  test('starts at the top; back and forward lead to where the user was', async () => {
    await openLongScript()
    await screenComponents.firstNight.load()
    await scrollDown(900)
    const left = middleRow()
    openScreen('firstNight')
    await expect.poll(() => document.title).toMatch('First night')
    await expect.poll(() => scrollY).toBe(0)
    await scrollDown(300)
    history.back()
    await expect.poll(() => document.title).toMatch('Script builder')
    await expect.poll(middleRow).toEqual(left)
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

  test('has the focus on its heading also from a button, and of an untitled script', async () => {
    await openBuilder({ script: aScript({ characters: ['imp'] }) })
    await page.getByRole('link', { name: 'Browse' }).first().click()
    await expect.element(heading()).toHaveFocus()
    await page.getByRole('link', { name: 'Done' }).first().click()
    await expect.element(heading()).toHaveAccessibleDescription('Script builder')
    await expect.element(heading()).toHaveFocus()
  })

  test('leaves the former one on the page while it is loaded', async () => {
    await openLongScript()
    const finishLoading = await holdLoading('jinxes')
    openScreen('jinxes')
    expect(location.pathname).toBe('/builder/jinxes')
    await expect.element(firstRow()).toBeVisible()
    expect(document.querySelector('.builder-skeleton')).toBeNull()
    finishLoading()
    await expect.element(page.getByRole('heading', { level: 1, name: 'Jinxes' })).toHaveFocus()
  })

  test('that loads for long has placeholders, and takes the focus when it is there', async () => {
    await openLongScript()
    const finishLoading = await holdLoading('deviceScripts')
    openScreen('deviceScripts')
    await expect.poll(() => document.querySelector('.builder-skeleton')).not.toBeNull()
    finishLoading()
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
  await scrollDown(700)
  const row = page.getByRole('button', { name: /^\w+: move or remove$/ }).nth(12)
  row.element().focus({ preventScroll: true })
  const left = scrollY
  openScreen('share')
  await expect.element(page.getByRole('dialog')).toBeVisible()
  expect(scrollY).toBe(left)
  history.back()
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
  expect(scrollY).toBe(left)
  await expect.element(row).toHaveFocus()
})

test.each([
  ['the bar of a phone', { width: 390, height: 844 }, '.page-frame-head'],
  ['the tabs of a wide window', { width: 1440, height: 844 }, '.builder-tabs']
])('focus in %s, which is always in view, doesn’t scroll the list', async (_, size, part) => {
  await openBuilder({ script: long, ...size })
  await expect.element(firstRow()).toBeVisible()
  await scrollDown(1200)
  const controls = [...document.querySelectorAll<HTMLElement>(`${part} :is(a, button, h1)`)]
  expect(controls.length).toBeGreaterThan(2)
  for (const control of controls) {
    control.focus()
    expect(scrollY, control.outerHTML).toBe(1200)
  }
})
