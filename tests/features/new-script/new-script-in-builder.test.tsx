import { describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { $router, openScreen } from '#stores/router.ts'
import { expectAccessible } from '../../components/accessibility.ts'
import { openBuilder } from '../../components/open-builder.tsx'
import { aScript } from '../../core/script-builders.ts'
import {
  autosave,
  blockLibrary,
  fillLibrary,
  listedTitles,
  mine,
  toast,
  undoByToast
} from '../local-scripts/local-scripts-helpers.tsx'

const heading = (name: string) => expect.element(page.getByRole('heading', { level: 1, name })).toBeVisible()
const begin = (name: string) => page.getByRole('button', { name }).click()

describe('a new script', () => {
  test('is begun from a sample; the open one stays on the device, and undo leads back', async () => {
    await fillLibrary()
    await openBuilder({ screen: 'newScript', script: mine })
    autosave()
    await expect.element(page.getByText('“Mine” stays on this device.')).toBeVisible()
    await begin('Nine Bells')
    await heading('Nine Bells')
    expect($router.get()?.route).toBe('script')
    await expect.element(toast().getByText('Mine stays in your scripts')).toBeVisible()
    await undoByToast()
    await heading('Mine')
    await userEvent.keyboard('{Control>}{Shift>}z{/Shift}{/Control}')
    await heading('Nine Bells')
    openScreen('deviceScripts')
    await expect.poll(listedTitles).toEqual(['Nine Bells', 'Mine'])
  })

  test('is begun blank from the script’s menu, and gets no place until there is something in it', async () => {
    await fillLibrary()
    await openBuilder({ script: mine })
    await page.getByRole('button', { name: 'More actions' }).click()
    await page.getByRole('menuitem', { name: 'New script', exact: true }).click()
    await begin('Blank script')
    await expect.element(page.getByRole('heading', { name: 'Your script is empty' })).toBeVisible()
    openScreen('deviceScripts')
    await expect.poll(listedTitles).toEqual(['Mine'])
    openScreen('script')
    await page.getByRole('combobox', { name: 'Add a character' }).fill('Chef')
    await userEvent.keyboard('{Enter}')
    openScreen('deviceScripts')
    await expect.poll(listedTitles).toEqual(['Untitled script', 'Mine'])
  })

  test('comes from a file, beside the one that was open', async () => {
    await fillLibrary()
    await openBuilder({ screen: 'newScript', script: mine })
    await page.getByRole('link', { name: 'From a file or a link' }).click()
    await page.getByRole('textbox', { name: 'Or paste text' }).fill('Chef\nImp')
    await expect.element(page.getByRole('dialog').getByText('“Mine” stays on this device.')).toBeVisible()
    await page.getByRole('dialog').getByRole('button', { name: 'Import', exact: true }).click()
    await expect.element(toast().getByText('Mine stays in your scripts')).toBeVisible()
    openScreen('deviceScripts')
    await expect.poll(listedTitles).toEqual(['Untitled script', 'Mine'])
  })

  test('is one that was changed lately', async () => {
    await fillLibrary({ script: mine })
    await openBuilder({ screen: 'newScript', script: aScript({ title: 'The Ferry House' }) })
    await page.getByRole('button', { name: /^Mine/ }).click()
    await heading('Mine')
    await expect.element(toast().getByText('Mine opened')).toBeVisible()
  })

  test('takes the place of the open one where the browser stores nothing, until undo', async () => {
    await fillLibrary()
    blockLibrary()
    await openBuilder({ screen: 'newScript', script: mine })
    await expect.element(page.getByText('only Undo restores it')).toBeVisible()
    await begin('Nine Bells')
    await expect.element(toast().getByText('It replaces Mine, which couldn’t be saved.')).toBeVisible()
    await undoByToast()
    await heading('Mine')
  })

  test('is accessible to begin, and no width scrolls sideways', async () => {
    await fillLibrary({ script: mine })
    await openBuilder({ screen: 'newScript', script: aScript({ title: 'The Long Fair' }) })
    await expect.element(page.getByRole('heading', { name: 'On this device' })).toBeVisible()
    for (const width of [390, 1000, 1440]) {
      await page.viewport(width, 900)
      expect(document.documentElement.scrollWidth - innerWidth, `${width} px`).toBeLessThanOrEqual(0)
      if (width !== 1000) await expectAccessible()
    }
  })
})
