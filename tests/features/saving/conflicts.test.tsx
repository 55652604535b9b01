import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { aScript } from '../../core/script-builders.ts'
import {
  addCharacter,
  openSaved,
  pressEnter,
  pressSave,
  saveDialog,
  saveLine,
  toast
} from './saving-helpers.tsx'

const choice = () => page.getByRole('dialog', { name: 'Saved elsewhere since' })
const side = (name: string) => choice().getByRole('region', { name, exact: true })
const rowNames = () =>
  [...document.querySelectorAll('.character-row-name b')].map(({ textContent }) => textContent)

/** A saved script that another device saved with the Spy, and this one changed by the Baron. */
async function openConflict() {
  const server = await openSaved()
  const id = server.saved()[0]?.id
  server.saveElsewhere(aScript({ title: 'Fog', characters: ['chef', 'imp', 'spy'] }), id)
  await addCharacter('Baron')
  await pressSave()
  await expect.element(choice()).toBeVisible()
  const contents = () => server.saved().map(({ content }) => content.characters.map(({ id }) => id).join(' '))
  return { server, contents }
}

test('what each side changed is told once it is known, and not as a comparison of the two before', async () => {
  const server = await openSaved()
  const id = server.saved()[0]?.id
  server.saveElsewhere(aScript({ title: 'Fog', characters: ['chef', 'imp', 'spy'] }), id)
  const common = Promise.withResolvers<undefined>()
  server.meet((_, path) => (path.endsWith('/versions/1') ? common.promise : undefined))
  await addCharacter('Baron')
  await pressSave()
  await expect.poll(() => server.requests).toContain(`GET /api/scripts/${id}/versions/1`)
  await expect.element(side('Here, with you').getByText('3 characters')).toBeVisible()
  expect(side('Here, with you').element().textContent).not.toMatch(/Spy|Baron/)
  common.resolve(undefined)
  await expect.element(side('Here, with you').getByText('Baron')).toBeVisible()
  await expect.element(side('Saved elsewhere').getByText('Spy')).toBeVisible()
  await expect.element(choice().getByText('Compared with what was saved elsewhere')).not.toBeInTheDocument()
})

test('“Keep mine” saves the script as it is here; the other one stays a version', async () => {
  const { server, contents } = await openConflict()
  await choice().getByRole('button', { name: 'Keep mine' }).click()
  await expect.element(toast().getByText('stays among the versions')).toBeVisible()
  await saveLine('Saved to your account')
  expect(contents()).toEqual(['chef imp baron'])
  expect(JSON.stringify(server.saved()[0]?.former[0])).toContain('spy')
})

test('“Take the other one” replaces the script here; undo brings back what was here', async () => {
  const { contents } = await openConflict()
  await choice().getByRole('button', { name: 'Take the other one' }).click()
  await saveLine('Saved to your account')
  await expect.poll(rowNames).toContain('Spy')
  expect(rowNames()).not.toContain('Baron')
  await toast().getByRole('button', { name: 'Undo' }).click()
  await expect.poll(rowNames).toContain('Baron')
  await saveLine('Unsaved changes')
  await pressSave()
  await saveLine('Saved to your account')
  expect(contents()).toEqual(['chef imp baron'])
})

test('“Save as a new script” saves a second one beside the other', async () => {
  const { contents } = await openConflict()
  await choice().getByRole('button', { name: 'Save as a new script' }).click()
  await saveDialog().getByRole('textbox', { name: 'Script name' }).fill('Fog of mine')
  await pressEnter()
  await saveLine('Saved to your account')
  expect(contents()).toEqual(['chef imp spy', 'chef imp baron'])
})
