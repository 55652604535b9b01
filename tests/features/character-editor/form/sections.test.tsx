import { describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { $script } from '#stores/script.ts'
import { aScript, custom } from '../../../core/script-builders.ts'
import { add, apply, bell, button, field, group, openEditor, village } from '../editor-helpers.tsx'

/** The options of a jinx's character as [heading of the group, names]. */
const jinxOptions = () =>
  [...group('Jinx 1').getByRole('combobox').element().querySelectorAll('optgroup')].map(
    ({ label, children }) => [label, [...children].map(({ textContent }) => textContent)] as const
  )

/** The help texts of the image fields, from first to last. */
const imageHelp = () =>
  [...document.querySelectorAll('.editor-image .field-note')].map(({ textContent }) => textContent)

describe('the jinxes of the form', () => {
  test('offer the script’s characters first, then the other official ones, never itself', async () => {
    await openEditor('bellringer', village)
    const [[first, onScript], [second, others]] = jinxOptions() as [[string, string[]], [string, string[]]]
    expect([first, second]).toEqual(['On the script', 'Other official characters'])
    expect(onScript).toEqual(['Imp', 'Poisoner', 'Witch', 'Chef'])
    expect(others).toContain('Spy')
    expect(others).not.toContain('Imp')
    expect([...onScript, ...others]).not.toContain('Bellringer')
  })

  test('keep a character of a file that is neither on the script nor official', async () => {
    const cook = custom('cook', { jinxes: [{ id: 'nobody_here', reason: 'Kept.' }] })
    await openEditor('cook', aScript({ characters: [cook] }))
    await expect.element(group('Jinx 1').getByRole('combobox')).toHaveValue('nobody_here')
    expect(jinxOptions().at(-1)).toEqual(['Not on the script', ['nobody_here']])
  })
})

describe('the images of the form', () => {
  test('say when each is used, by team', async () => {
    await openEditor('bellringer', village)
    await add('Add an image', 2)
    await expect
      .poll(imageHelp)
      .toEqual(['Default', 'With the opposite alignment', expect.stringMatching(/^Not used/)])
    await button('Traveller').click()
    await expect.poll(imageHelp).toEqual(['While its alignment is unknown', 'When good', 'When evil'])
    await button('Fabled').click()
    await expect.poll(() => imageHelp().slice(1)).toEqual(Array(2).fill(expect.stringMatching(/^Not used/)))
  })

  test('say when no image could be loaded', async () => {
    await openEditor('bellringer', village)
    await expect.element(page.getByText('No image could be loaded. Check the address.')).toBeVisible()
  })
})

describe('the reminders of the form', () => {
  test('count the characters of each label', async () => {
    await openEditor('bellringer', village)
    await field('Reminder 1').fill('Rang')
    await expect.element(page.getByText('4 / 30')).toBeVisible()
    await add('Add a global reminder')
    await expect.element(page.getByText('0 / 25')).toBeVisible()
  })
})

describe('the night reminders of the form', () => {
  test('explain their marks while the character wakes', async () => {
    await openEditor('bellringer', village)
    const help = ':reminder: places a reminder token'
    await expect.element(group('Other nights').getByText(help)).toBeVisible()
    await expect.element(group('First night').getByText(help)).not.toBeInTheDocument()
  })
})

describe('the app features of the form', () => {
  test('are added from a menu of the usual ones, or blank', async () => {
    await openEditor('bellringer', village)
    await button('Add a feature').click()
    await page.getByRole('menuitem').first().click()
    await expect.element(group('Feature 2')).toBeVisible()
    await apply()
    const [, , , edited] = $script.get().characters
    expect(edited).toMatchObject({ special: [...(bell.special ?? []), { type: expect.any(String) }] })
  })
})
