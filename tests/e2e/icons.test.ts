import type { Locator } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { iconAddress } from '#drawings/official-icons.ts'
import { aScript, custom, official } from '../core/build.ts'
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

const look = (icon: Locator) =>
  icon.evaluate(element => {
    const { backgroundColor, maskImage, width, height } = getComputedStyle(element)
    return { backgroundColor, maskImage, width, height }
  })

describe('the icons of the script', () => {
  test('are the official characters’ own, in the colour of the team, in both schemes', async () => {
    const page = await openPage('/builder', { ...stored, colorScheme: 'light' })
    const icon = (name: string) =>
      page.locator('.character-row', { hasText: name }).locator('.character-icon').first()
    const drawn = await look(icon('Chef'))
    expect(drawn).toMatchObject({ backgroundColor: 'rgb(0, 111, 155)', width: '36px', height: '36px' })
    expect(drawn.maskImage).toContain(iconAddress('chef'))
    expect((await look(icon('Imp'))).backgroundColor).toBe('rgb(133, 23, 26)')
    expect((await look(icon('Angel'))).backgroundColor).toBe('rgb(139, 113, 29)')
    await page.emulateMedia({ colorScheme: 'dark' })
    expect((await look(icon('Chef'))).backgroundColor).toBe('rgb(0, 150, 209)')
  })

  test('are the script’s own pictures first, and placeholders for its own characters', async () => {
    const page = await openPage('/builder', stored)
    const icon = (name: string) =>
      page.locator('.character-row', { hasText: name }).locator('.character-icon').first()
    for (const name of ['Washerwoman', 'Sexton']) expect(await icon(name).getAttribute('src')).toBe(picture)
    expect(await icon('Bell Ringer').evaluate(element => element.tagName)).toBe('svg')
    await icon('Librarian').and(page.locator('.official-icon')).waitFor()
    expect((await look(icon('Librarian'))).maskImage).toContain(iconAddress('librarian'))
  })

  test('are fetched for what is in sight alone, and are there without a network afterwards', async () => {
    const page = await openPage('/builder', stored)
    const asked: string[] = []
    page.on('request', request => asked.push(new URL(request.url()).pathname))
    await page.getByRole('link', { name: /browse/i }).click()
    await page.locator('.picker-card').first().waitFor()
    await page.waitForLoadState('networkidle')
    expect(asked).toContain(iconAddress('steward'))
    expect(asked).not.toContain(iconAddress('zenomancer'))

    await page.context().setOffline(true)
    const kept = await page.evaluate(
      async address => (await fetch(address, { cache: 'only-if-cached', mode: 'same-origin' })).status,
      iconAddress('steward')
    )
    expect(kept).toBe(200)
  })

  test('stand out where the system sets the colours', async () => {
    const page = await openPage('/builder', { ...stored, forcedColors: 'active', colorScheme: 'dark' })
    const icon = page.locator('.official-icon').first()
    expect(await look(icon)).toMatchObject({ backgroundColor: 'rgb(255, 255, 255)' })
  })
})
