import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { aScript, custom } from '../core/script-builders.ts'
import { button, field, night, openEditor } from './editor.ts'

const long = (length: number) => 'x'.repeat(length)

const tryToAdd = (page: Page) => button(page, 'Add to the script').click()

/** What stands in red on the page, from top to bottom. */
const errors = (page: Page) => page.locator('.field-error, .editor-list-error').allTextContents()

const add = (page: Page, what: string, times = 1) =>
  Array.from({ length: times }).reduce<Promise<void>>(
    done => done.then(() => button(page, what).click()),
    Promise.resolve()
  )

describe('the rules of the form', () => {
  test('are told at the fields, all at once, with the focus on the first', async () => {
    const page = await openEditor()
    await tryToAdd(page)
    await page.getByText('Not applied: 3 things to put right').first().waitFor()
    expect(await errors(page)).toEqual(Array(3).fill('This must not be empty'))
    expect(await page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('name')
    expect(await field(page, 'Ability').getAttribute('aria-invalid')).toBe('true')
  })

  test('know every mistake in an id', async () => {
    const page = await openEditor(undefined, aScript({ characters: [custom('cook')] }))
    const id = field(page, 'ID')
    await tryToAdd(page)
    const mistakes = {
      'The Cook': 'Character ID should only contain alphanumeric lowercase characters',
      chef: 'Character ID must not be an official character ID',
      dusk: 'Character ID must not be a special character ID',
      cook: 'Character ID must be unique',
      [long(51)]: 'Too long: at most 50 characters'
    }
    for (const [typed, words] of Object.entries(mistakes)) {
      await id.fill(typed)
      await page.getByText(words).waitFor()
    }
  })

  test('know how long texts may be', async () => {
    const page = await openEditor()
    const mistakes: [string, number][] = [
      ['Name', 30],
      ['Edition', 50],
      ['Ability', 250],
      ['Flavour text', 500],
      ['Almanac text', 5000]
    ]
    for (const [name, max] of mistakes) {
      await field(page, name).fill(long(max + 1))
      await field(page, name).blur()
      await page.getByText(`Too long: at most ${max} characters`).waitFor()
      await field(page, name).fill(long(max))
      await page.getByText(`Too long: at most ${max} characters`).waitFor({ state: 'detached' })
    }
  })

  test('know when it wakes', async () => {
    const page = await openEditor()
    await tryToAdd(page)
    const words = {
      'First night': 'First night reminder must not be empty if first night wake-up priority is non-zero',
      'Other nights': 'Other nights reminder must not be empty if other nights wake-up priority is non-zero'
    } as const
    for (const name of ['First night', 'Other nights'] as const) {
      const { number, reminder } = night(page, name)
      await number.fill('12.5')
      await page.getByText(words[name]).waitFor()
      await reminder.fill('Wake it.')
      await page.getByText(words[name]).waitFor({ state: 'detached' })
      await reminder.fill(long(501))
      await page.getByText('Too long: at most 500 characters').waitFor()
      await reminder.fill('Wake it.')
      await number.fill('-1')
      await page.getByText('This must not be negative').waitFor()
      await number.fill('soon')
      await page.getByText('This must be a number').waitFor()
      await number.fill('201')
      await page.getByText('Too large: at most 200').waitFor()
      await number.fill('0')
      await page.getByText('Too large: at most 200').waitFor({ state: 'detached' })
    }
  })

  test('know reminder tokens and how many there may be', async () => {
    const page = await openEditor()
    await add(page, 'Add a reminder', 20)
    await page.getByText('At most 20; remove one to add another.').waitFor()
    expect(await button(page, 'Add a reminder').getAttribute('aria-disabled')).toBe('true')
    await add(page, 'Add a global reminder')
    await field(page, 'Reminder 1').fill(long(31))
    await field(page, 'Global reminder 1').fill(long(26))
    await tryToAdd(page)
    await page.getByText('Too long: at most 30 characters').waitFor()
    await page.getByText('Too long: at most 25 characters').waitFor()
    // Name, id, ability and nineteen labels that say nothing.
    expect((await errors(page)).filter(text => text === 'This must not be empty')).toHaveLength(22)
  })

  test('know pictures', async () => {
    const page = await openEditor()
    await add(page, 'Add a picture', 3)
    await tryToAdd(page)
    await field(page, 'Picture 2').fill('https://example.invalid/2.png')
    await page.getByText('First image must not be empty when there is a second one').waitFor()
    await field(page, 'Picture 1').fill('https://example.invalid/1.png')
    await field(page, 'Picture 2').fill('')
    await field(page, 'Picture 3').fill('https://example.invalid/3.png')
    await page.getByText('Second image must not be empty when there is a third one').waitFor()
    await field(page, 'Picture 2').fill('bell.png')
    await page.getByText('This is not a web address; it must begin with https:// or http://').waitFor()
    await field(page, 'Picture 2').fill(`https://example.invalid/${long(250)}`)
    await page.getByText('Too long: at most 250 characters').waitFor()
    expect(await button(page, 'Add a picture').getAttribute('aria-disabled')).toBe('true')
  })

  test('know jinxes and features', async () => {
    const page = await openEditor()
    await add(page, 'Add a jinx')
    await button(page, 'Add a feature').click()
    await page.getByRole('menuitem', { name: 'Another feature …' }).click()
    await tryToAdd(page)
    const jinx = page.getByRole('group', { name: 'Jinx 1' })
    expect(await jinx.getByText('This must not be empty').count()).toBe(2)
    await field(jinx, 'What the jinx says').fill(long(501))
    await jinx.getByText('Too long: at most 500 characters').waitFor()
    const feature = page.getByRole('group', { name: 'Feature 1' })
    expect(await feature.getByText('This is not one of the choices').count()).toBe(2)
    await field(feature, 'Value').fill(long(51))
    await feature.getByText('Too long: at most 50 characters').waitFor()
  })

  test('let pass what a file brought, until it is touched', async () => {
    const cook = custom('cook', { name: long(40), ability: long(300), reminders: Array(25).fill('Fed') })
    const page = await openEditor('cook', aScript({ characters: [cook] }))
    await page.getByText('25 / 20').waitFor()
    await field(page, 'Flavour text').fill('Yum.')
    await field(page, 'Ability').fill(long(299))
    await button(page, 'Apply').click()
    await page.getByText('Not applied: 1 thing to put right').first().waitFor()
    expect(await errors(page)).toEqual(['Too long: at most 250 characters'])
    await field(page, 'Ability').fill(long(300))
    await button(page, 'Apply').click()
    await page.getByText(`${long(40)} changed`).waitFor()
  })
})
