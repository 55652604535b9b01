import '../../../src/features/shell/side-menu.css'
import { expect, onTestFinished, test } from 'vitest'
import { page } from 'vitest/browser'
import { startInstallEntry } from '#features/shell/install-entry.ts'
import { finishInstallation, offerInstallation } from '../install/install-prompt.ts'

const entry = () => page.getByRole('button', { name: 'Install Belfry' })

/** The entry of the side menu. */
function openMenu() {
  const menu = document.createElement('div')
  menu.innerHTML = '<button class="side-menu-entry" data-act="install" hidden>Install Belfry</button>'
  document.body.append(menu)
  onTestFinished(() => menu.remove())
  startInstallEntry()
}

test('the menu has an entry for installing while the browser offers it', async () => {
  openMenu()
  await expect.element(entry()).not.toBeInTheDocument()
  const answer = Promise.withResolvers<void>()
  const event = offerInstallation(answer.promise)
  await expect.element(entry()).toBeVisible()
  await entry().click()
  expect(event.prompt).toHaveBeenCalledOnce()
  // An offer opens the dialog once, whatever the answer.
  answer.resolve()
  await expect.element(entry()).not.toBeInTheDocument()
  offerInstallation()
  await expect.element(entry()).toBeVisible()
  finishInstallation()
  await expect.element(entry()).not.toBeInTheDocument()
})
