import { afterAll, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import type { Script } from '#core/script/script.ts'
import { InstallHint } from '#features/install/install-hint.tsx'
import { startInstallHint } from '#features/install/start-install-hint.ts'
import { openScreen } from '#stores/router.ts'
import { changeScript, openWorkingCopy, undo } from '#stores/script.ts'
import { startInstallPrompt } from '#ui/install-prompt.ts'
import { expectAccessible } from '../../components/accessibility.ts'
import { aScript } from '../../core/script-builders.ts'
import { finishInstallation, offerInstallation } from './install-prompt.ts'

const stop = startInstallPrompt()
afterAll(stop)

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

/** Waits for the moment of the hint until the test ends; returns a spy that is called then. */
function waitForMoment() {
  const onOpen = vi.fn<() => void>()
  onTestFinished(startInstallHint(onOpen))
  return onOpen
}

describe('the moment of the hint', () => {
  test('is the change of the screen after a change of a script with five characters, once ever', () => {
    expect(offerInstallation().defaultPrevented).toBe(true)
    open(five)
    const onOpen = waitForMoment()
    changeScreen()
    edit()
    expect(onOpen).not.toHaveBeenCalled()
    changeScreen()
    edit()
    changeScreen()
    expect(onOpen).toHaveBeenCalledOnce()
    const onNextVisit = waitForMoment()
    edit()
    changeScreen()
    expect(onNextVisit).not.toHaveBeenCalled()
  })

  test.each([
    ['the script is small', four, edit],
    ['another script was opened', four, () => open(five)],
    ['a change was undone', five, () => undo()]
  ])('does not come when %s', (_, script, act) => {
    offerInstallation()
    open(five)
    edit()
    open(script)
    const onOpen = waitForMoment()
    act()
    changeScreen()
    expect(onOpen).not.toHaveBeenCalled()
  })

  test('waits for an offer of the browser', () => {
    open(five)
    const onOpen = waitForMoment()
    edit()
    changeScreen()
    offerInstallation()
    expect(onOpen).not.toHaveBeenCalled()
    changeScreen()
    expect(onOpen).toHaveBeenCalledOnce()
  })

  test('does not come where storage is blocked, since it would come on every visit', () => {
    const getItem = vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new DOMException('Not here', 'SecurityError')
    })
    onTestFinished(() => getItem.mockRestore())
    offerInstallation()
    open(five)
    const onOpen = waitForMoment()
    edit()
    changeScreen()
    expect(onOpen).not.toHaveBeenCalled()
  })
})

describe('the hint about installing', () => {
  test('says what for, and is accessible', async () => {
    const { container } = await openHint()
    await expect.element(page.getByText('where you left off')).toBeVisible()
    await expectAccessible(container)
  })

  test('goes for good', async () => {
    await openHint()
    await page.getByRole('button', { name: 'Not now' }).click()
    await gone()
    expect(localStorage.getItem('belfry:install-hint')).not.toBeNull()
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
})
