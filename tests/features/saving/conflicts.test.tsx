import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { expectAccessible } from '../../components/accessibility.ts'
import { aScript } from '../../core/script-builders.ts'
import { fillDisk } from '../local-scripts/local-scripts-helpers.tsx'
import {
  addCharacter,
  contentsOf,
  type FakeServer,
  isSavedAsNew,
  openSaved,
  pressEnter,
  pressSave,
  saveDialog,
  saveLine,
  toast
} from './saving-helpers.tsx'

const choice = () => page.getByRole('dialog', { name: 'Choose a version' })
const side = (name: string) => choice().getByRole('region', { name, exact: true })
const rowNames = () =>
  [...document.querySelectorAll('.character-row-name b')].map(({ textContent }) => textContent)

/** A saved script that another device saved with the Spy, and this one changed by the Baron. */
async function openConflict(meet?: Parameters<FakeServer['meet']>[0]) {
  const server = await openSaved()
  const id = server.saved()[0]?.id
  server.saveElsewhere(aScript({ title: 'Fog', characters: ['chef', 'imp', 'spy'] }), id)
  server.meet(meet)
  await addCharacter('Baron')
  await pressSave()
  await expect.element(choice()).toBeVisible()
  return { server, contents: () => contentsOf(server) }
}

const readsCommonVersion = (_: string, path: string) => path.endsWith('/versions/1')

test('a conflict writes over nothing, tells both sides, and can be decided later', async () => {
  const { contents } = await openConflict()
  await expect.element(side('Your version').getByText('Baron')).toBeVisible()
  await expect.element(side('Other version').getByText('Spy')).toBeVisible()
  expect(side('Your version').getByText('Spy').query()).toBeNull()
  expect(side('Other version').getByText('Baron').query()).toBeNull()
  await expectAccessible()
  await userEvent.keyboard('{Escape}')
  await expect.element(choice()).not.toBeInTheDocument()
  await saveLine('Changed elsewhere')
  await expectAccessible()
  expect(contents()).toEqual(['chef imp spy'])
  await page.getByRole('button', { name: 'Choose a version' }).click()
  await expect.element(choice()).toBeVisible()
})

test('the two sides are compared only once it is known what they were before', async () => {
  const common = Promise.withResolvers<undefined>()
  const { server } = await openConflict((...request) =>
    readsCommonVersion(...request) ? common.promise : undefined
  )
  await expect.poll(() => server.requests.at(-1)).toContain('/versions/1')
  expect(choice().element().textContent).not.toMatch(/Spy|Baron|Compared/)
  common.resolve(undefined)
  await expect.element(side('Your version').getByText('Baron')).toBeVisible()
  await expect.element(choice().getByText('Compared with')).not.toBeInTheDocument()
})

test('where it cannot be read, only the own side is compared, with the other one', async () => {
  await openConflict((...request) =>
    readsCommonVersion(...request) ? { status: 404, body: { code: 'version_missing' } } : undefined
  )
  const mine = side('Your version')
  await expect.element(mine.getByText('Compared with the other version')).toBeVisible()
  await expect.element(mine.getByText('Baron')).toBeVisible()
  await expect.element(mine.getByText('Spy')).toBeVisible()
  expect(side('Other version').element().textContent).not.toMatch(/Spy|Baron/)
})

test('“Keep my version” saves the script as it is here; the other one stays a version', async () => {
  const { server, contents } = await openConflict()
  await choice().getByRole('button', { name: 'Keep my version' }).click()
  await expect.element(toast().getByText('stays in the earlier versions')).toBeVisible()
  await saveLine('Saved to your account')
  expect(contents()).toEqual(['chef imp baron'])
  expect(JSON.stringify(server.saved()[0]?.former[0])).toContain('spy')
})

test('“Use other version” replaces the script here; undo brings back what was here', async () => {
  const { contents } = await openConflict()
  await choice().getByRole('button', { name: 'Use other version' }).click()
  await saveLine('Saved to your account')
  await expect.poll(rowNames).toEqual(['Chef', 'Spy', 'Imp'])
  await toast().getByRole('button', { name: 'Undo' }).click()
  await expect.poll(rowNames).toContain('Baron')
  await saveLine('Unsaved changes')
  await pressSave()
  await saveLine('Saved to your account')
  expect(contents()).toEqual(['chef imp baron'])
})

test('“Save as new script” saves a second one beside the other', async () => {
  const { contents } = await openConflict()
  await choice().getByRole('button', { name: 'Save as new script' }).click()
  await saveDialog().getByRole('textbox', { name: 'Script name' }).fill('Fog of mine')
  await pressEnter()
  await isSavedAsNew()
  expect(contents()).toEqual(['chef imp spy', 'chef imp baron'])
})

test('“Keep my version” asks again about a version that was saved while the dialog was open', async () => {
  const { server, contents } = await openConflict()
  const id = server.saved()[0]?.id
  server.saveElsewhere(aScript({ title: 'Fog', characters: ['chef', 'imp', 'spy', 'saint'] }), id)
  await choice().getByRole('button', { name: 'Keep my version' }).click()
  await expect.element(side('Other version').getByText('Saint')).toBeVisible()
  expect(contents()).toEqual(['chef imp spy saint'])
  await choice().getByRole('button', { name: 'Keep my version' }).click()
  await saveLine('Saved to your account')
  expect(contents()).toEqual(['chef imp baron'])
})

test('neither side is lost when the server refuses the choice', async () => {
  const { server, contents } = await openConflict()
  server.meet(method => (method === 'PUT' ? { status: 500, body: '' } : undefined))
  await choice().getByRole('button', { name: 'Keep my version' }).click()
  await expect.element(toast().getByText('Something went wrong on our side')).toBeVisible()
  await saveLine('Not saved')
  expect(contents()).toEqual(['chef imp spy'])
  expect(rowNames()).toEqual(['Chef', 'Baron', 'Imp'])
})

test('“Use other version” refuses when what is here cannot become a version', async () => {
  await openConflict()
  fillDisk()
  await choice().getByRole('button', { name: 'Use other version' }).click()
  await expect.element(choice().getByRole('alert')).toBeVisible()
  expect(rowNames()).toEqual(['Chef', 'Baron', 'Imp'])
})
