import { beforeEach, describe, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import type { Script } from '#core/script/script.ts'
import { InstallHint } from '#features/install/install-hint.tsx'
import { openScreen } from '#stores/router.ts'
import { changeScript, openWorkingCopy, undo } from '#stores/script.ts'
import { startInstallPrompt } from '#ui/install-prompt.ts'
import { expectAccessible } from '../../components/accessibility.ts'
import { aScript } from '../../core/script-builders.ts'
import { finishInstallation, offerInstallation } from './install-prompt.ts'

startInstallPrompt()

const four = aScript({ title: 'Four', characters: ['chef', 'empath', 'saint', 'imp'] })
const five = aScript({ title: 'Five', characters: ['chef', 'empath', 'saint', 'baron', 'imp'] })

const hint = () => page.getByRole('status')
const gone = () => expect.element(hint()).not.toBeInTheDocument()
const installButton = () => page.getByRole('button', { name: 'Install Belfry' })

let copies = 0
/** Opens a script, as the user left it the last time. */
function open(script: Script) {
  copies += 1
  openWorkingCopy({ id: `install-${copies}`, script })
}

const edit = () => changeScript(script => ({ ...script, title: `${script.title}, changed` }))

/** Opens another screen and returns. */
function changeScreen() {
  openScreen('firstNight')
  openScreen('script')
}

/** Opens the hint, as after an edit and a change of the screen. */
async function openHint() {
  const event = offerInstallation()
  open(five)
  const rendered = await render(<InstallHint />)
  edit()
  changeScreen()
  await expect.element(hint()).toBeVisible()
  return { event, ...rendered }
}

beforeEach(() => {
  localStorage.clear()
  openScreen('script')
})

describe('the hint about installing', () => {
  test('comes when another screen opens after a change of a script with five characters', async () => {
    const event = offerInstallation()
    expect(event.defaultPrevented).toBe(true)
    open(five)
    const { container } = await render(<InstallHint />)
    changeScreen()
    await gone()
    edit()
    await gone()
    changeScreen()
    await expect.element(hint()).toHaveTextContent('where you left off')
    await expectAccessible(container)
  })

  test.each([
    ['the script is small', four, edit],
    ['another script was opened', five, () => open(five)],
    ['a change was undone', five, () => undo()]
  ])('does not come when %s', async (_, script, act) => {
    offerInstallation()
    open(four)
    open(script)
    await render(<InstallHint />)
    act()
    changeScreen()
    await gone()
  })

  test('does not come when the browser offers nothing', async () => {
    open(five)
    await render(<InstallHint />)
    edit()
    changeScreen()
    await gone()
    // Offered later, it comes with the next screen.
    offerInstallation()
    await gone()
    changeScreen()
    await expect.element(hint()).toBeVisible()
  })

  test('comes once, ever', async () => {
    const { unmount } = await openHint()
    await page.getByRole('button', { name: 'Not now' }).click()
    await gone()
    edit()
    changeScreen()
    await gone()
    await unmount()
    await render(<InstallHint />)
    edit()
    changeScreen()
    await gone()
  })

  test('opens the browser’s dialog, and goes with the offer', async () => {
    const { event } = await openHint()
    await installButton().click()
    expect(event.prompt).toHaveBeenCalledOnce()
    await gone()
  })

  test('goes when the app was installed by other means', async () => {
    await openHint()
    finishInstallation()
    await gone()
  })

  test('does not come where storage is blocked, since it would come on every visit', async () => {
    const getItem = vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new DOMException('Not here', 'SecurityError')
    })
    offerInstallation()
    open(five)
    await render(<InstallHint />)
    edit()
    changeScreen()
    getItem.mockRestore()
    await gone()
  })
})
