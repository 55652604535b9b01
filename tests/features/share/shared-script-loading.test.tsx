import { expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { catalogue } from '#catalogue/catalogue.ts'
import { loadTexts } from '#catalogue/texts.ts'
import { writeScriptFile } from '#core/script/script-file.ts'
import { toUrlSafeBase64 } from '#core/sharing/base64.ts'
import { packScript } from '#core/sharing/share-link.ts'
import { SharedScript } from '#features/share/shared-script.tsx'
import { gzip } from '#stores/reading/compression.ts'
import { aScript } from '../../core/script-builders.ts'

vi.mock('#catalogue/texts.ts', { spy: true })

test('a page that cannot load its texts says so, and reads the script when it is asked again', async () => {
  const script = aScript({ title: 'Over the river' })
  const packed = await packScript(writeScriptFile(script, catalogue), gzip)
  location.hash = `#script=${toUrlSafeBase64(packed)}`
  vi.mocked(loadTexts).mockRejectedValueOnce(new TypeError('Failed to fetch'))

  const screen = await render(<SharedScript />)
  await expect.element(screen.getByText('This couldn’t be loaded.')).toBeVisible()
  await screen.getByRole('button', { name: 'Try again' }).click()
  await expect.element(screen.getByRole('heading', { name: 'Over the river' })).toBeVisible()
  location.hash = ''
})
