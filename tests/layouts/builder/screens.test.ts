import { afterEach, describe, expect, test } from 'vitest'
import { overwriteGetLocale } from '#i18n/generated/runtime.js'
import { documentTitle } from '#layouts/builder/document-title.ts'
import { screenPreloads } from '#layouts/builder/screen-preloads.ts'
import { backgroundScreen, screens } from '#layouts/builder/screens.ts'
import { type BuilderScreen, builderScreens, locales } from '#routes'
import { dialogScreens } from '#stores/navigation/dialog-screens.ts'

afterEach(() => overwriteGetLocale(() => 'en'))

const isDialog = (screen: BuilderScreen) => dialogScreens.has(screen)

describe('the screens of the builder', () => {
  test('behind a dialog are the script’s list, and preload it', () => {
    const dialogs = builderScreens.filter(isDialog)
    expect(dialogs.length).toBeGreaterThan(3)
    for (const screen of builderScreens)
      expect(backgroundScreen(screen)).toBe(isDialog(screen) ? 'script' : screen)
    for (const dialog of dialogs) expect(screenPreloads(dialog)).toEqual(screenPreloads('script'))
  })

  test.each(locales)('have titles in %s', locale => {
    overwriteGetLocale(() => locale)
    for (const screen of builderScreens) expect(screens[screen].title()).toMatch(/\S/)
    expect(documentTitle(screens.script.title())).toMatch(/.+ · Belfry$/)
  })
})
