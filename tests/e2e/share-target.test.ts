import { expect, test } from 'vitest'
import { sharedImportPath } from '#routes/app-paths.ts'
import { shareFields, shareTargetPath } from '#routes/service-worker-paths.ts'
import homebrew from '../fixtures/scripts/homebrew.json' with { type: 'json' }
import { openPage } from './browser.ts'
import { onNetwork, startNetwork } from './network.ts'

/** Posts a form with a file, as a system does that shares with the installed app. */
function postFile({ path, field, content }: { path: string; field: string; content: string }) {
  const form = document.createElement('form')
  Object.assign(form, { method: 'post', enctype: 'multipart/form-data', action: path })
  const input = document.createElement('input')
  const transfer = new DataTransfer()
  transfer.items.add(new File([content], 'birds.json', { type: 'application/json' }))
  Object.assign(input, { type: 'file', name: field, files: transfer.files })
  form.append(input)
  document.body.append(form)
  form.submit()
}

test('a file that another app shares opens in the language of the latest page, without reaching the server', async () => {
  const network = await startNetwork()
  const page = await openPage('/de/builder', onNetwork(network))
  await page.waitForFunction(() => navigator.serviceWorker.controller)
  // The language is stored then, and known to the worker.
  await page.goto('/de/device-scripts')
  await page
    .locator('.device-offline')
    .getByText(/funktionieren offline|funktioniert offline/)
    .waitFor()
  const posted: string[] = []
  network.isRefused = path => {
    if (path.startsWith(shareTargetPath)) posted.push(path)
    return false
  }
  await page.evaluate(postFile, {
    path: shareTargetPath,
    field: shareFields.files,
    content: JSON.stringify(homebrew)
  })
  await page.waitForURL(`**${sharedImportPath('de').replace(/\?.*/, '')}`)
  await page.getByRole('dialog').getByRole('heading', { name: 'Birds of Night' }).waitFor()
  expect(posted).toEqual([])
})
