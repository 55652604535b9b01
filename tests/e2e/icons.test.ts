import type { Locator } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { iconAddress, iconsVersion } from '#graphics/official-icons.ts'
import { iconSheetPath } from '#routes'
import { aScript, custom, official } from '../core/script-builders.ts'
import { openPage } from './browser.ts'
import { withScript } from './stored-script.ts'

const picture = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><circle r="9"/></svg>')}`
const characters = [
  'chef',
  'imp',
  'angel',
  official('washerwoman', { image: [picture] }),
  official('librarian', { image: ['data:image/png;base64,broken'] }),
  custom('bellringer', { name: 'Bell Ringer' }),
  custom('sexton', { name: 'Sexton', image: [picture] })
]
const stored = withScript(aScript({ characters }))

/** The colour and the size of a drawn icon, once there is something in it. */
async function look(icon: Locator) {
  await expect
    .poll(() => icon.locator('use').evaluate((use: SVGUseElement) => use.getBBox().width))
    .toBeGreaterThan(0)
  return icon.evaluate(element => {
    const { fill, width, height } = getComputedStyle(element)
    return { fill, width, height, address: element.querySelector('use')?.getAttribute('href') }
  })
}

describe('the icons of the script', () => {
  test('are the official characters’ own, in the colour of the team, in both schemes', async () => {
    const page = await openPage('/builder', { ...stored, colorScheme: 'light' })
    const icon = (name: string) =>
      page.locator('.character-row', { hasText: name }).locator('.character-icon').first()
    const drawn = await look(icon('Chef'))
    expect(drawn).toEqual({
      fill: 'rgb(0, 111, 155)',
      width: '36px',
      height: '36px',
      address: iconAddress('chef')
    })
    expect((await look(icon('Imp'))).fill).toBe('rgb(133, 23, 26)')
    expect((await look(icon('Angel'))).fill).toBe('rgb(139, 113, 29)')
    await page.emulateMedia({ colorScheme: 'dark' })
    expect((await look(icon('Chef'))).fill).toBe('rgb(0, 150, 209)')
  })

  test('are the script’s own pictures first, and placeholders for its own characters', async () => {
    const page = await openPage('/builder', stored)
    const icon = (name: string) =>
      page.locator('.character-row', { hasText: name }).locator('.character-icon').first()
    for (const name of ['Washerwoman', 'Sexton']) expect(await icon(name).getAttribute('src')).toBe(picture)
    expect(await icon('Bell Ringer').locator('path').count()).toBe(1)
    await icon('Librarian').and(page.locator('.official-icon')).waitFor()
    expect((await look(icon('Librarian'))).address).toBe(iconAddress('librarian'))
  })

  test('are fetched once, before any is shown, and are there without a network then', async () => {
    const page = await openPage('/about')
    const fetched: string[] = []
    page.on('requestfinished', request => fetched.push(new URL(request.url()).pathname))
    const times = () => fetched.filter(path => path === iconSheetPath(iconsVersion)).length
    await page.goto('/builder')
    await expect.poll(times, { timeout: 10_000 }).toBe(1)
    await page.context().setOffline(true)
    await page.getByRole('combobox').first().fill('chef')
    expect((await look(page.locator('.quick-hit .official-icon').first())).address).toBe(iconAddress('chef'))
    expect(times()).toBe(1)
  })

  test('stand out where the system sets the colours', async () => {
    const page = await openPage('/builder', { ...stored, forcedColors: 'active', colorScheme: 'dark' })
    const { fill } = await look(page.locator('.official-icon').first())
    expect(fill).not.toBe('rgb(0, 0, 0)')
  })
})
