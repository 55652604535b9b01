import { describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { $script } from '#stores/script.ts'
import { expectAccessible } from '../../../components/accessibility.ts'
import { aScript, custom } from '../../../core/script-builders.ts'
import { apply, button, field, group, night, openEditor, village } from '../editor-helpers.tsx'

async function choosePosition() {
  await button('Choose the place: Other nights').click()
  await expect.element(dialog()).toBeVisible()
}

const dialog = () => page.getByRole('dialog')
const gap = (name: RegExp) => dialog().getByRole('button', { name })
const wakeNumber = () => Number(night('Other nights').number.element().getAttribute('value'))

describe('the night position of a character', () => {
  test('is chosen by a gap between two others of the script or of all official characters', async () => {
    await openEditor('bellringer', village)
    await choosePosition()
    await expectAccessible(dialog().element())
    await gap(/^after Poisoner, before Witch/).click()
    await expect.element(dialog()).not.toBeInTheDocument()
    await expect.element(group('Other nights').getByText('after Poisoner, before Witch')).toBeVisible()
    const first = wakeNumber()
    await choosePosition()
    await dialog().getByText('Show all official characters').click()
    await gap(/^after Oracle, before /).click()
    await expect.poll(wakeNumber).not.toBe(first)
    const second = wakeNumber()
    await apply()
    expect($script.get().characters[3]).toMatchObject({ otherNight: second })
  })

  test('marks the gap in which the character wakes now, and is taken away by Doesn’t wake', async () => {
    await openEditor('bellringer', village)
    await choosePosition()
    const current = dialog().element().querySelectorAll('[aria-current]')
    expect(current).toHaveLength(1)
    expect(current[0]?.textContent).toMatch(/^after Imp/)
    await button('Doesn’t wake', dialog()).click()
    await expect.element(night('Other nights').number).toHaveValue('0')
    await expect.element(group('Other nights').getByText('0: doesn’t wake')).toBeVisible()
  })

  test('is before dawn, except for characters that the official order puts after it', async () => {
    await openEditor('bellringer', village)
    await choosePosition()
    await expect.element(gap(/^after Imp, before Dawn/)).toBeVisible()
    await expect.element(gap(/^after Dawn/)).not.toBeInTheDocument()
  })

  test('is described among all official characters when nobody else wakes', async () => {
    const ringer = custom('ringer', { name: 'Ringer', otherNight: 0 })
    await openEditor('ringer', aScript({ characters: [ringer] }))
    await choosePosition()
    await expect.element(dialog().getByRole('switch')).toBeChecked()
    await gap(/^after Oracle, before /).click()
    await expect.element(group('Other nights').getByText(/^after Oracle, before /)).toBeVisible()
  })

  test('has no effect on a custom order, and the dialog says so', async () => {
    await openEditor('bellringer', { ...village, otherNight: ['imp', 'bellringer'] })
    await choosePosition()
    await expect.element(dialog().getByText('This night has your own order')).toBeVisible()
  })
})

describe('the field of a wake-up number', () => {
  test('accepts a comma or a point before decimals, and keeps what was typed', async () => {
    await openEditor('bellringer', village)
    const { number } = night('Other nights')
    for (const typed of ['12,50', '12.']) {
      await number.fill(typed)
      await expect.element(number).toHaveValue(typed)
    }
    await apply()
    expect($script.get().characters[3]).toMatchObject({ otherNight: 12 })
  })

  test('may be empty while it is edited', async () => {
    await openEditor('bellringer', village)
    await night('Other nights').number.fill('')
    await expect.element(night('Other nights').number).toHaveValue('')
    field('Name').element().focus()
    await expect.element(page.getByText('This must be a number')).toBeVisible()
  })
})
