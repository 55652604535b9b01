import { existsSync, readFileSync } from 'node:fs'
import { afterEach, describe, expect, test } from 'vitest'
import { overwriteGetLocale } from '#i18n/generated/runtime.js'
import { backgroundScreen } from '#layouts/builder/background-screen.ts'
import { screenPreloads } from '#layouts/builder/screen-preloads.ts'
import { documentTitle, screenTitle } from '#layouts/builder/screen-titles.ts'
import { type BuilderScreen, builderDialogs, builderScreens, locales } from '#routes'

afterEach(() => overwriteGetLocale(() => 'en'))

const isDialog = (screen: BuilderScreen) => builderDialogs.some(dialog => dialog === screen)

/** Paths of the modules that the screens are imported from, by screen. */
const imports = new Map(
  [
    ...readFileSync('src/layouts/builder/lazy-screens.ts', 'utf8').matchAll(
      /(\w+): screen\(\s*async \(\) => \(await import\('#(.+?)'\)\)/g
    )
  ].map(([, screen, path]) => [screen, `src/${path}`])
)

describe('the screens of the builder', () => {
  test('each preload the module that they are imported from', () => {
    const screens = builderScreens.filter(screen => !isDialog(screen))
    for (const screen of screens) {
      expect(screenPreloads(screen), screen).toEqual([imports.get(screen)])
      expect(existsSync(imports.get(screen) ?? ''), screen).toBe(true)
    }
    expect([...imports.keys()].toSorted()).toEqual(screens.toSorted())
  })

  test('behind a dialog are the script’s list, and preload it', () => {
    for (const screen of builderScreens)
      expect(backgroundScreen(screen)).toBe(isDialog(screen) ? 'script' : screen)
    for (const dialog of builderDialogs) expect(screenPreloads(dialog)).toEqual(screenPreloads('script'))
  })

  test.each(locales)('have titles in %s', locale => {
    overwriteGetLocale(() => locale)
    for (const screen of builderScreens) expect(screenTitle(screen)).toMatch(/\S/)
    expect(documentTitle(screenTitle('script'))).toMatch(/.+ · Belfry$/)
  })
})
