import '../../../src/features/shell/side-menu.css'
import { expect, onTestFinished, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { Installation } from '#features/install/installation.tsx'
import { finishInstallation, offerInstallation } from './install-prompt.ts'

const entry = () => page.getByRole('button', { name: 'Install Belfry' })

/** The entry of the side menu, and the code that the builder loads later. */
async function openMenu() {
  const menu = document.createElement('div')
  menu.innerHTML = '<button class="side-menu-entry" data-act="install" hidden>Install Belfry</button>'
  document.body.append(menu)
  onTestFinished(() => menu.remove())
  await render(<Installation />)
}

test('the menu has an entry for installing while the browser offers it', async () => {
  await openMenu()
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

test('an offer that came before the code counts', async () => {
  const { prompt } = offerInstallation()
  window.installOffer = Object.assign(new Event('beforeinstallprompt'), { prompt })
  await openMenu()
  await entry().click()
  expect(prompt).toHaveBeenCalledOnce()
  await expect.element(entry()).not.toBeInTheDocument()
})
