import { describe, expect, test } from 'vitest'
import { aScript, custom, official } from '../core/script-builders.ts'
import { expectAccessible, openPage } from './browser.ts'
import { apply, button, field, keptScript, night, openEditor, toast } from './editor.ts'
import { withScript } from './stored-script.ts'

const bell = custom('bellringer', {
  name: 'Bellringer',
  ability: 'Once per game, at night*, learn how many evil players woke.',
  otherNight: 78,
  otherNightReminder: 'Signal how many evil players woke. :reminder:',
  reminders: ['No Ability'],
  image: ['https://example.invalid/bell.png'],
  jinxes: [{ id: 'imp', reason: 'They still ring.' }],
  special: [{ type: 'signal', name: 'card', value: 'Bell' }],
  extra: { colour: 'red' }
})
const village = aScript({ title: 'Village', characters: ['imp', 'poisoner', 'witch', bell, 'chef'] })

describe('a new character', () => {
  test('is written, seen on its token, added to the script, and taken back', async () => {
    const page = await openEditor(undefined, village)
    await field(page, 'Name').fill('Lamp Lighter')
    expect(await field(page, 'ID').inputValue()).toBe('lamp_lighter')
    await button(page, 'Outsider').click()
    await field(page, 'Ability').fill('Each night, light a lamp. [+1 Outsider]')
    await page.getByRole('checkbox', { name: 'Changes the setup' }).check()
    const preview = page.getByRole('region', { name: 'Preview' })
    await preview.locator('.token-name', { hasText: 'Lamp Lighter' }).waitFor()
    await preview.locator('b', { hasText: '[+1 Outsider]' }).first().waitFor()
    await page.getByText('Not yet applied').last().waitFor()
    await apply(page)
    await page.getByText('Lamp Lighter added').waitFor()
    const { characters } = await keptScript(page)
    expect(characters.at(-1)).toEqual({
      kind: 'custom',
      id: 'lamp_lighter',
      name: 'Lamp Lighter',
      team: 'outsider',
      ability: 'Each night, light a lamp. [+1 Outsider]',
      firstNight: 0,
      otherNight: 0,
      setup: true
    })
    await button(toast(page), 'Undo').click()
    await page.getByText('Lamp Lighter').waitFor({ state: 'detached' })
  })

  test('keeps its draft through a reload and when it is left, and gives it up on request', async () => {
    const page = await openEditor(undefined, village)
    await field(page, 'Name').fill('Lamp Lighter')
    await page.waitForTimeout(700)
    await page.reload()
    await page.getByText('This is your draft.').waitFor()
    expect(await field(page, 'Name').inputValue()).toBe('Lamp Lighter')
    await page.getByRole('link', { name: 'Back to the script' }).click()
    await page.getByText('Draft of Lamp Lighter kept: not yet applied').waitFor()
    await page.goBack()
    expect(await field(page, 'Name').inputValue()).toBe('Lamp Lighter')
    await button(page, 'Cancel').click()
    await button(toast(page), 'Undo').click()
    expect(await field(page, 'Name').inputValue()).toBe('Lamp Lighter')
    await button(page, 'Discard the draft').click()
    await page.getByText('Draft discarded').waitFor()
    await page.goBack()
    expect(await field(page, 'Name').inputValue()).toBe('')
  })

  test('begins as a copy of an official character, with an id of its own', async () => {
    const page = await openEditor(undefined, village)
    await page.getByRole('combobox', { name: 'Start from an official character' }).fill('fortune')
    await page.getByRole('option', { name: /^Fortune Teller/ }).waitFor()
    await page.keyboard.press('Enter')
    await page.getByText('Copied from Fortune Teller').waitFor()
    expect(await field(page, 'ID').inputValue()).toBe('fortuneteller-2')
    expect(await field(page, 'Reminder 1').inputValue()).not.toBe('')
    expect(new URL(page.url()).search).toBe('')
    await apply(page)
    const { characters } = await keptScript(page)
    expect(characters.at(-1)).toMatchObject({ kind: 'custom', id: 'fortuneteller-2', team: 'townsfolk' })
  })
})

describe('a character of the script', () => {
  test('is reached from its row, renamed everywhere, and keeps what we do not know', async () => {
    const page = await openPage('/builder', withScript(village), /Failed to load resource/)
    await page.getByRole('button', { name: /^Bellringer: move/ }).click()
    await page.getByRole('menuitem', { name: 'Edit' }).click()
    await field(page, 'ID').fill('ringer')
    await field(page, 'Almanac text').fill('It tolls.')
    await apply(page)
    const { characters, customData } = await keptScript(page)
    expect(characters[3]).toEqual({ ...bell, id: 'ringer' })
    expect(customData).toEqual({ 'ringer-almanacDetails': 'It tolls.' })
  })

  test('is found again by its address, in any language; an address of nobody says so', async () => {
    const page = await openPage(
      '/de/builder/characters/edit/bellringer',
      withScript(village),
      /Failed to load/
    )
    expect(await page.getByRole('textbox', { name: 'Name', exact: true }).inputValue()).toBe('Bellringer')
    await page.reload()
    await page.getByRole('heading', { level: 1, name: 'Bellringer' }).waitFor()
    await page.goto('/builder/characters/edit/nobody')
    await page.getByRole('heading', { name: 'No character to update' }).waitFor()
    await expectAccessible(page)
    expect((await page.request.get('/builder/characters/edit/a/b')).status()).toBe(404)
  })

  test('leaves the script after a question, and comes back', async () => {
    const page = await openEditor('bellringer', village)
    await button(page, 'Delete the character').click()
    await page.getByRole('dialog', { name: 'Delete Bellringer?' }).waitFor()
    await expectAccessible(page)
    await button(page.getByRole('dialog'), 'Delete').click()
    await page.getByText('Bellringer removed').waitFor()
    await button(toast(page), 'Undo').click()
    expect((await keptScript(page)).characters).toEqual(village.characters)
  })

  test('follows an undo while nobody writes', async () => {
    const page = await openEditor('bellringer', village)
    await field(page, 'Name').fill('Ringer')
    await apply(page)
    await page.goBack()
    expect(await field(page, 'Name').inputValue()).toBe('Ringer')
    await page.getByRole('heading', { level: 1 }).click()
    await page.keyboard.press('Control+z')
    await page.getByRole('heading', { level: 1, name: 'Bellringer' }).waitFor()
    expect(await field(page, 'Name').inputValue()).toBe('Bellringer')
  })

  test('wakes where the gap of the night is pressed, also between two neighbours', async () => {
    const page = await openEditor('bellringer', village)
    await button(page, 'Choose the place on other nights').click()
    const dialog = page.getByRole('dialog')
    await expectAccessible(page)
    await dialog.getByRole('button', { name: /^after Poisoner, before Witch/ }).click()
    const { number } = night(page, 'Other nights')
    const chosen = Number(await number.inputValue())
    await page.getByText('after Poisoner, before Witch').waitFor()
    await button(page, 'Choose the place on other nights').click()
    await dialog.getByText('Show all official characters').click()
    await dialog.getByRole('button', { name: /^after Oracle, before / }).click()
    expect(Number(await number.inputValue())).not.toBe(chosen)
    await apply(page)
    await page.goto('/builder/other-nights')
    await page.getByRole('list').first().waitFor()
  })

  test('has lists that are put in order by keys, and gives back what was removed', async () => {
    const page = await openEditor('bellringer', village)
    await button(page, 'Add a reminder').click()
    await page.keyboard.type('Rang')
    await button(page, 'Move Reminder 2').focus()
    for (const key of [' ', 'ArrowUp', ' ']) await page.keyboard.press(key)
    expect(await field(page, 'Reminder 1').inputValue()).toBe('Rang')
    await button(page, 'Remove Reminder 1').click()
    expect(await field(page, 'Reminder 1').inputValue()).toBe('No Ability')
    await button(toast(page), 'Undo').click()
    expect(await field(page, 'Reminder 1').inputValue()).toBe('Rang')
    await apply(page)
    expect((await keptScript(page)).characters[3]).toMatchObject({ reminders: ['Rang', 'No Ability'] })
  })
})

describe('an official character in own words', () => {
  test('shows what is changed, and goes back field by field', async () => {
    const page = await openPage('/builder', withScript(village), /Failed to load resource/)
    await page.getByRole('button', { name: /^Chef: move/ }).click()
    await page.getByRole('menuitem', { name: 'Use my own words' }).click()
    await page.getByText('Its picture, its place in the night').waitFor()
    await field(page, 'Name').fill('Head Cook')
    await field(page, 'Ability').fill('You start knowing how many evil pairs sit together.')
    await button(page, 'Name: back to the official words').click()
    expect(await field(page, 'Name').inputValue()).toBe('Chef')
    await expectAccessible(page)
    await apply(page)
    expect((await keptScript(page)).characters[4]).toEqual(
      official('chef', { ability: 'You start knowing how many evil pairs sit together.' })
    )
    await page.goBack()
    await button(page, 'Back to the official words').first().click()
    await page.getByText('Chef has its official words again').waitFor()
    expect((await keptScript(page)).characters[4]).toEqual(official('chef'))
  })
})

describe('the editor gives axe nothing to complain about', () => {
  test.each([390, 1000, 1440])('at %i px', async width => {
    const page = await openPage(
      '/builder/characters/edit/bellringer',
      {
        ...withScript(village),
        viewport: { width, height: 900 },
        colorScheme: width === 1000 ? 'dark' : 'light'
      },
      /Failed to load resource/
    )
    await field(page, 'ID').fill('not an id')
    await field(page, 'ID').blur()
    await page.getByText('Character ID should only contain').waitFor()
    await expectAccessible(page)
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    expect(overflow).toBeLessThanOrEqual(0)
  })
})
