import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { useMediaQuery } from '#ui/use-media-query.ts'

const Width = () => <p>{useMediaQuery('(min-width: 900px)') ? 'wide' : 'narrow'}</p>

test('a media query follows the window', async () => {
  await page.viewport(800, 600)
  await render(<Width />)
  await expect.element(page.getByText('narrow')).toBeVisible()
  await page.viewport(900, 600)
  await expect.element(page.getByText('wide')).toBeVisible()
})
