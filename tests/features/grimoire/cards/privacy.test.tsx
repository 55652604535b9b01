import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { $hidesFaceDown } from '#features/grimoire/cards/face-down.ts'
import { $isCurtainDown, openGrimoireDialog } from '#stores/grimoire/view.ts'
import { expectAccessible } from '../../../components/accessibility.ts'
import { openGame, seatsOf } from '../open-game.tsx'

const curtain = () => page.getByRole('dialog', { name: 'The grimoire is hidden' })
const show = () => page.getByRole('button', { name: 'Show the grimoire' })
const keepHidden = () => page.getByRole('button', { name: 'Keep hidden' })

const openNight = () => openGame({ seats: seatsOf({ Ada: 'imp', Ben: 'empath' }), phase: 'night', round: 1 })
const lay = (beta: number) =>
  dispatchEvent(new DeviceOrientationEvent('deviceorientation', { beta, gamma: 0 }))

describe('the curtain', () => {
  beforeEach(async () => {
    await openNight()
    await userEvent.keyboard('h')
    await expect.element(curtain()).toBeVisible()
  })

  test('stays after one press, and after two at the same place', async () => {
    await show().click()
    await expect.element(page.getByText('Show the grimoire now?')).toBeVisible()
    await expectAccessible()
    await keepHidden().click()
    await expect.element(keepHidden()).not.toBeInTheDocument()
    await expect.element(curtain()).toBeVisible()
  })

  test('is lifted by two different buttons, by keyboard too', async () => {
    await userEvent.keyboard('{Enter}')
    expect(document.activeElement).toBe(keepHidden().element())
    await userEvent.keyboard('{Enter}')
    await expect.element(keepHidden()).not.toBeInTheDocument()
    await userEvent.keyboard('{Enter}{Tab}{Enter}')
    await expect.element(curtain()).not.toBeInTheDocument()
  })

  test('stays above a dialog that was still loading', async () => {
    openGrimoireDialog({ kind: 'log' })
    await import('#features/grimoire/log/log-dialog.tsx')
    const log = page.getByRole('dialog', { name: 'Game log' })
    for (let frame = 0; frame < 5; frame++) await new Promise(requestAnimationFrame)
    expect(log.elements()).toEqual([])
    $isCurtainDown.set(false)
    await expect.element(log).toBeVisible()
  })

  test('comes back when the browser closes it', async () => {
    const dialog = document.querySelector<HTMLDialogElement>('.privacy-curtain')
    dialog?.close()
    await expect.poll(() => dialog?.open).toBe(true)
  })

  test('says nothing that is secret', () => {
    expect(curtain().element().textContent).not.toMatch(/Imp|Empath|Ada|Ben/)
  })
})

describe('a phone that lies face down', () => {
  beforeEach(() => {
    $hidesFaceDown.set(false)
    const { matchMedia } = window
    vi.spyOn(window, 'matchMedia').mockImplementation(query =>
      matchMedia(query === '(pointer: coarse)' ? 'all' : query)
    )
  })
  afterEach(() => {
    $hidesFaceDown.set(false)
    vi.restoreAllMocks()
  })

  /** What the browser answers when it is asked for the sensor. */
  const answer = (state: PermissionState) =>
    Object.assign(DeviceOrientationEvent, { requestPermission: () => Promise.resolve(state) })
  const openMenu = () => page.getByRole('button', { name: 'More for this game' }).click()
  const item = () => page.getByRole('menuitem', { name: /Hide when the phone is face down/ })

  test('hides everything once the menu has switched it on', async () => {
    await openNight()
    answer('granted')
    await openMenu()
    await expect.element(item().getByText('Off')).toBeVisible()
    await item().click()
    await expect.poll(() => $hidesFaceDown.get()).toBe(true)
    lay(0)
    await expect.element(curtain()).not.toBeInTheDocument()
    lay(180)
    await expect.element(curtain()).toBeVisible()
    lay(0)
    await expect.element(curtain()).toBeVisible()
  })

  test('hides nothing while it is switched off', async () => {
    await openNight()
    lay(180)
    expect(curtain().query()).toBeNull()
  })

  test('stays off when the browser refuses', async () => {
    await openNight()
    answer('denied')
    await openMenu()
    await item().click()
    await openMenu()
    await expect.element(item().getByText('Not allowed')).toBeVisible()
    expect($hidesFaceDown.get()).toBe(false)
  })
})
