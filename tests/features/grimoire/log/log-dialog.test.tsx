import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { performActions } from '#stores/grimoire/game.ts'
import { expectAccessible } from '../../../components/accessibility.ts'
import { collectDownloads } from '../../../components/downloads.ts'
import { openGame, seatsOf } from '../open-game.tsx'

test('the log tells what happened, and is copied and saved as a text', async () => {
  const downloads = collectDownloads()
  await openGame({ seats: seatsOf({ Ada: 'imp', Ben: 'empath' }) })
  performActions({ type: 'startNight', data: {} })
  performActions({ type: 'writeNote', data: { key: 'night-1:dusk', text: 'Late' } })
  performActions({ type: 'startDay', data: {} })
  performActions({ type: 'execute', data: { seat: 'ben', dies: true } })
  await page.getByRole('button', { name: 'More for this game' }).click()
  await page.getByRole('menuitem', { name: 'Game log' }).click()
  const dialog = page.getByRole('dialog')
  await expect
    .element(dialog, { timeout: 15_000 })
    .toMatchTextContent(/Ben \(Empath\) is executed and dies\./)
  await expectAccessible()

  expect(document.body.textContent).not.toContain('Ada: Imp')
  await dialog.getByText('Setup').click()
  await expect.element(dialog).toMatchTextContent(/Ada: Imp/)

  const copied = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
  await page.getByRole('button', { name: 'Copy log' }).click()
  await page.getByRole('button', { name: 'Save as text file' }).click()
  await expect.poll(() => downloads).toHaveLength(1)
  const file = await downloads[0]
  expect(file?.name).toMatch(/game-log-\d{4}-\d\d-\d\d\.txt$/)
  const text = await file?.content.text()
  expect(text).toContain('Night 1\n- Note on Dusk: Late\n\nDay 1\n- Ben (Empath) is executed and dies.')
  expect(copied).toHaveBeenCalledExactlyOnceWith(text)
})
