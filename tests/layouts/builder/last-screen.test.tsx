import { beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import { followAddress } from '#layouts/builder/follow-address.ts'
import { rememberScreens } from '#layouts/builder/last-screen.ts'
import { characterScreenPath } from '#routes'
import { startPath } from '#routes/app-paths.ts'
import { readLastScreen } from '#stores/navigation/last-screen.ts'
import { openScreen, openUrl } from '#stores/router.ts'
import { $session } from '#stores/session.ts'
import { collectNavigations } from '../../components/navigations.ts'

const key = 'belfry:last-screen'

beforeEach(() => {
  localStorage.clear()
  openScreen('script')
})

/** Starts the app, whose builder was left at a path. Returns where it opens. */
function start(path: string | undefined) {
  if (path !== undefined) localStorage.setItem(key, path)
  openUrl(startPath('en'))
  const { length } = history
  followAddress()
  expect(history.length).toBe(length)
  return location.pathname + location.search
}

describe('the installed app', () => {
  test.each([
    '/builder/first-night',
    '/new',
    '/device-scripts',
    characterScreenPath('en', 'editCharacter', 'lamp lighter')
  ])('starts at the last screen: %s', path => {
    expect(start(path)).toBe(path)
  })

  test.each([undefined, '', '/builder/gone', '/about', 'https://elsewhere.test/builder', '//elsewhere.test'])(
    'starts at the script when no screen of the builder is stored: %s',
    path => {
      expect(start(path)).toBe('/builder')
    }
  )

  test('starts in the language of the last screen', async () => {
    const navigations = collectNavigations()
    start('/vi/builder/other-nights')
    await expect.poll(() => navigations).toEqual([`${location.origin}/vi/builder/other-nights`])
  })

  test('starts at the script when the last screen is of an account and the user is signed out', async () => {
    const stop = $session.listen(() => {})
    onTestFinished(stop)
    $session.set({ state: 'in', user: { name: 'Mara' } })
    expect(start('/my-scripts')).toBe('/my-scripts')
    $session.set({ state: 'out' })
    expect(start('/my-scripts')).toBe('/builder')
    const navigations = collectNavigations()
    start('/fr/my-scripts')
    await expect.poll(() => navigations).toEqual([`${location.origin}/fr/builder`])
  })

  test('leaves every other address as it is', () => {
    localStorage.setItem(key, '/builder/first-night')
    openUrl('/builder/metadata')
    followAddress()
    expect(location.pathname).toBe('/builder/metadata')
  })
})

describe('the last screen', () => {
  test('is each screen that opens; for a dialog, the one behind it', () => {
    onTestFinished(rememberScreens())
    openScreen('firstNight')
    expect(readLastScreen()).toEqual({ path: '/builder/first-night', screen: 'firstNight' })
    openScreen('import')
    expect(localStorage.getItem(key)).toBe('/builder/first-night')
    openScreen('deviceScripts')
    expect(localStorage.getItem(key)).toBe('/device-scripts')
    openUrl(characterScreenPath('en', 'editCharacter', 'lamp lighter'))
    expect(localStorage.getItem(key)).toBe('/builder/characters/edit/lamp%20lighter')
  })
})
