import { expect } from 'vitest'
import { page } from 'vitest/browser'
import { almanacKey } from '#core/script/almanac-keys.ts'
// The builder loads a screen when it opens; this way it is loaded before the first test.
import '#features/almanac/almanac-screen.tsx'
import { openBuilder } from '../../components/open-builder.tsx'
import { aScript, custom } from '../../core/script-builders.ts'

export const drowned = aScript({
  title: 'The Drowned Bell',
  characters: ['imp', 'chef', 'empath', custom('ringer', { name: 'Ringer', ability: 'You may ring.' })],
  customData: { [almanacKey('chef')]: 'The Chef **counts**.' }
})

/** Opens the almanac's screen, where it shows list, text and preview together. */
export async function openAlmanac(options: Parameters<typeof openBuilder>[0] = {}) {
  // The fragment that an earlier test has left names a text.
  history.replaceState(null, '', location.pathname)
  const opened = await openBuilder({
    script: drowned,
    screen: 'almanac',
    width: 1440,
    height: 900,
    ...options
  })
  await expect.element(introduction()).toBeVisible()
  return opened
}

export const introduction = () => page.getByRole('textbox', { name: 'Introduction' })
export const textAbout = (name: string) => page.getByRole('textbox', { name: `Text about ${name}` })
export const list = () => page.getByRole('navigation', { name: 'Almanac texts' })
export const entry = (name: string) => list().getByRole('button', { name })
export const preview = () => page.getByRole('region', { name: 'Preview' })
