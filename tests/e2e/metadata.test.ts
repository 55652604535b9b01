import { describe, expect, test } from 'vitest'
import { aScript } from '../core/script-builders.ts'
import { openPage } from './browser.ts'
import { withScript } from './stored-script.ts'

const open = async (script = aScript()) => {
  const page = await openPage('/builder/metadata', withScript(script))
  await page.getByLabel('Script name').waitFor()
  return page
}

describe('the metadata of a script', () => {
  test('is stored as typed, also where it is invalid', async () => {
    const page = await open()
    const logo = page.getByRole('textbox', { name: 'Logo' })
    await page.getByLabel('Script name').pressSequentially('Nightfall')
    await logo.pressSequentially('logo.png')
    await page.waitForFunction(() => localStorage.getItem('belfry:script')?.includes('logo.png'))
    await page.reload()
    expect(await page.getByLabel('Script name').inputValue()).toBe('Nightfall')
    expect(await logo.inputValue()).toBe('logo.png')
  })

  test('requests an image only on demand, without a referrer', async () => {
    const page = await open(aScript({ logo: 'https://pictures.invalid/logo.png' }))
    const requests: string[] = []
    await page.route('https://pictures.invalid/**', route => {
      requests.push(route.request().headers().referer ?? 'no referrer')
      return route.fulfill({ contentType: 'image/png', body: 'no picture' })
    })
    expect(requests).toEqual([])
    await page.getByRole('button', { name: 'Show the picture: Logo' }).click()
    await page.getByText('No picture could be loaded from this address.').waitFor()
    expect(requests).toEqual(['no referrer'])
  })
})
