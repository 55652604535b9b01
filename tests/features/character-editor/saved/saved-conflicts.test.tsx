import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { openScreen } from '#stores/router.ts'
import { expectAccessible } from '../../../components/accessibility.ts'
import { aSavedCharacter } from '../../../core/script-builders.ts'
import { button, field, toast } from '../editor-helpers.tsx'
import { dialog, listShows, openSaved, save } from './saved-editor-helpers.tsx'

const said = (text: string) => expect.element(dialog().getByText(text)).toBeVisible()
const undo = () => toast().getByRole('button', { name: 'Undo' }).click()

/** Another device gives the character another team while its name and its ability are changed here. */
async function openConflict() {
  const opened = await openSaved()
  await field('Name').fill('Candlemaker')
  await field('Ability').fill('Mine.')
  opened.server.characters.saveElsewhere(aSavedCharacter({ team: 'minion', ability: 'Theirs.' }), opened.id)
  await save()
  await said('“Lamplighter” became “Candlemaker”')
  await said('“Minion” became “Townsfolk”')
  await said('Theirs.')
  return opened
}

test('“Keep my version” saves over the other version', async () => {
  const { saved } = await openConflict()
  await expectAccessible()
  await button('Keep my version', dialog()).click()
  await listShows(['Candlemaker'])
  expect(saved()).toMatchObject({ version: 3, content: { team: 'townsfolk', ability: 'Mine.' } })
})

test('“Use other version” replaces the draft; undo restores it, and it can be saved', async () => {
  const { saved } = await openConflict()
  await button('Use other version', dialog()).click()
  await expect.element(field('Name')).toHaveValue('Lamplighter')
  await expect.element(field('Ability')).toHaveValue('Theirs.')
  await undo()
  await expect.element(field('Name')).toHaveValue('Candlemaker')
  await expect.element(field('Ability')).toHaveValue('Mine.')
  await save()
  await listShows(['Candlemaker'])
  expect(saved()).toMatchObject({ version: 3, content: { team: 'townsfolk' } })
})

test('“Save as new character” saves a second character beside the other', async () => {
  const { server, saved } = await openConflict()
  await button('Save as new character', dialog()).click()
  await page.getByRole('button', { name: 'Use the ID' }).click()
  await expect.element(page.getByRole('heading', { level: 1, name: 'My characters' })).toBeVisible()
  expect(server.characters.saved().map(({ name }) => name)).toEqual(['Candlemaker', 'Lamplighter'])
  expect(saved()).toMatchObject({ version: 2 })
})

test.each([
  ['Escape', () => userEvent.keyboard('{Escape}')],
  ['“Close”', () => button('Close', dialog()).click()]
])('%s leaves everything as it is; the draft of then asks again', async (_, close) => {
  const { saved, reopen } = await openConflict()
  await close()
  await expect.element(dialog()).not.toBeInTheDocument()
  await expect.element(field('Ability')).toHaveValue('Mine.')
  openScreen('myCharacters')
  await listShows(['Lamplighter'])
  reopen()
  await expect.element(field('Name')).toHaveValue('Candlemaker')
  await save()
  await said('“Minion” became “Townsfolk”')
  expect(saved()).toMatchObject({ version: 2 })
})
