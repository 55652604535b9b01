import { expect, onTestFinished, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { OfflineNote } from '#features/local-scripts/offline-note.tsx'
import { $offline } from '#stores/offline/offline.ts'
import { expectAccessible } from '../../components/accessibility.ts'

async function openNote() {
  onTestFinished(() => $offline.set(undefined))
  await render(<OfflineNote />)
}

const downloadButton = () => page.getByRole('button', { name: 'Download the rest' })

test('the note says what works offline, as the worker found it', async () => {
  await openNote()
  expect(page.getByRole('heading', { name: 'Offline' }).elements()).toEqual([])

  $offline.set({ available: 'nothing', failed: true, isStoring: false })
  await expect.element(page.getByText('needs a connection. The download failed.')).toBeVisible()
  expect(downloadButton().elements()).toEqual([])

  $offline.set({ available: 'builder', failed: false, isStoring: false })
  await expect.element(page.getByText('The script builder and the catalogue work offline.')).toBeVisible()
  await expect.element(downloadButton()).toBeEnabled()
  await expectAccessible(document.querySelector('.device-offline') ?? undefined)

  $offline.set({ available: 'everything', failed: false, isStoring: false })
  await expect.element(page.getByText('Everything works offline')).toBeVisible()
  expect(downloadButton().elements()).toEqual([])
})
