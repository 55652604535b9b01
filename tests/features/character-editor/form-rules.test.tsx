import { describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { aScript, custom } from '../../core/script-builders.ts'
import { add, button, field, group, long, night, openEditor } from './editor-helpers.tsx'

const tryToAdd = () => button('Add to the script').click()

/** The error messages on the page, from top to bottom. */
const errors = () =>
  [...document.querySelectorAll('.field-error, .editor-list-error')].map(({ textContent }) => textContent)

const shows = (text: string) => expect.element(page.getByText(text)).toBeVisible()
const hides = (text: string) => expect.element(page.getByText(text)).not.toBeInTheDocument()

describe('the rules of the form', () => {
  test('show all errors at their fields, and focus the first', async () => {
    await openEditor()
    await tryToAdd()
    await expect.element(page.getByText('Not applied: 3 errors').first()).toBeVisible()
    expect(errors()).toEqual(Array(3).fill('This must not be empty'))
    await expect.poll(() => document.activeElement?.getAttribute('name')).toBe('name')
    await expect.element(field('Ability')).toHaveAttribute('aria-invalid', 'true')
    // One announcement, and that of the field with the focus.
    expect(page.getByRole('alert').elements()).toHaveLength(1)
    await expect.element(field('Name')).toHaveAccessibleDescription(/^This must not be empty/)
    for (const name of ['Name', 'ID', 'Ability']) await expect.element(field(name)).toBeRequired()
    await expect.element(field('Flavour text')).not.toBeRequired()
  })

  test('say an error beside the help, and announce none that is tabbed past', async () => {
    await openEditor()
    field('ID').element().focus()
    await userEvent.keyboard('{Tab}')
    await shows('This must not be empty')
    await expect.element(field('ID')).toHaveAccessibleDescription(/^This must not be empty .{20}/)
    expect(page.getByRole('alert').elements()).toHaveLength(0)
  })

  test('leave a heading to a name of spaces', async () => {
    await openEditor()
    await field('Name').fill('  ')
    await expect.element(page.getByRole('heading', { level: 1, name: 'New character' })).toBeVisible()
  })

  test('limit ids to unused ones in the allowed characters', async () => {
    await openEditor(undefined, aScript({ characters: [custom('cook')] }))
    await tryToAdd()
    const mistakes = {
      'The Cook': 'Character ID should only contain alphanumeric lowercase characters',
      chef: 'Character ID must not be an official character ID',
      dusk: 'Character ID must not be a special character ID',
      cook: 'Character ID must be unique',
      [long(51)]: 'Too long: at most 50 characters'
    }
    for (const [typed, message] of Object.entries(mistakes)) {
      await field('ID').fill(typed)
      await shows(message)
    }
  })

  test('limit the lengths of texts', async () => {
    await openEditor()
    const maxima = { Name: 30, Edition: 50, Ability: 250, 'Flavour text': 500, 'Almanac text': 5000 }
    for (const [name, maximum] of Object.entries(maxima)) {
      await field(name).fill(long(maximum + 1))
      field(name).element().blur()
      await shows(`Too long: at most ${maximum} characters`)
      await field(name).fill(long(maximum))
      await hides(`Too long: at most ${maximum} characters`)
    }
  })

  test('check the number and the reminder of each night', async () => {
    await openEditor()
    await tryToAdd()
    const messages = {
      'First night': 'First night reminder must not be empty if first night wake-up priority is non-zero',
      'Other nights': 'Other nights reminder must not be empty if other nights wake-up priority is non-zero'
    }
    for (const name of ['First night', 'Other nights'] as const) {
      await night(name).number.fill('12.5')
      await shows(messages[name])
      await night(name).reminder.fill('Wake it.')
      await hides(messages[name])
    }
    // The fields of both nights are of one component.
    const { number, reminder } = night('Other nights')
    await reminder.fill(long(501))
    await shows('Too long: at most 500 characters')
    await reminder.fill('Wake it.')
    await number.fill('-1')
    await shows('This must not be negative')
    await number.fill('soon')
    await shows('This must be a number')
    // Tools of other languages number the wakes in the thousands.
    await number.fill('14800')
    await hides('This must be a number')
  })

  test('limit reminder tokens in number and length, and require a label', async () => {
    const cook = custom('cook', { reminders: Array(18).fill('Fed') })
    await openEditor('cook', aScript({ characters: [cook] }))
    await add('Add a reminder', 2)
    await shows('At most 20; remove one to add another.')
    await expect.element(button('Add a reminder')).toHaveAttribute('aria-disabled', 'true')
    await add('Add a global reminder')
    await field('Reminder 19').fill(long(31))
    await field('Global reminder 1').fill(long(26))
    await button('Apply').click()
    await shows('Too long: at most 30 characters')
    await shows('Too long: at most 25 characters')
    expect(errors().filter(text => text === 'This must not be empty')).toHaveLength(1)
  })

  test('require images in order, as web addresses, and at most 3', async () => {
    await openEditor()
    await add('Add an image', 3)
    await tryToAdd()
    await field('Image 2').fill('https://example.invalid/2.png')
    await shows('First image must not be empty when there is a second one')
    await field('Image 1').fill('https://example.invalid/1.png')
    await field('Image 2').fill('')
    await field('Image 3').fill('https://example.invalid/3.png')
    await shows('Second image must not be empty when there is a third one')
    await field('Image 2').fill('bell.png')
    await shows('Enter a web address that begins with https:// or http://')
    await field('Image 2').fill(`https://example.invalid/${long(250)}`)
    await shows('Too long: at most 250 characters')
    await expect.element(button('Add an image')).toHaveAttribute('aria-disabled', 'true')
  })

  test('require both parts of a jinx, and type and name of a feature', async () => {
    await openEditor()
    await button('Add a jinx').click()
    await button('Add a feature').click()
    await page.getByRole('menuitem', { name: 'Another feature…' }).click()
    await tryToAdd()
    const jinx = group('Jinx 1')
    await expect.poll(() => jinx.getByText('This must not be empty').elements()).toHaveLength(2)
    await field('What the jinx says', jinx).fill(long(501))
    await expect.element(jinx.getByText('Too long: at most 500 characters')).toBeVisible()
    const feature = group('Feature 1')
    await expect.poll(() => feature.getByText('Choose one of the options').elements()).toHaveLength(2)
    await field('Value', feature).fill(long(51))
    await expect.element(feature.getByText('Too long: at most 50 characters')).toBeVisible()
  })
})
