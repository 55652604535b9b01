import { describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { openBuilder } from '../../components/open-builder.tsx'

const addField = () => page.getByRole('combobox', { name: 'Add a character' })

async function add(...names: string[]) {
  for (const name of names) {
    await addField().fill(name)
    await userEvent.keyboard('{Enter}')
  }
}
const names = () =>
  [...document.querySelectorAll('.character-row-name b')].map(({ textContent }) => textContent)

describe('quick add', () => {
  test('adds the top hit with Enter, keeps the focus, and Escape clears', async () => {
    await openBuilder()
    await expect.element(addField()).toBeVisible()
    await userEvent.keyboard('/imp')
    await expect.element(page.getByRole('option', { name: /^Imp/ }).first()).toBeVisible()
    await userEvent.keyboard('{Enter}')
    expect(names()).toEqual(['Imp'])
    await userEvent.keyboard('babysit')
    await expect.element(page.getByRole('option', { name: /Lil/ })).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await expect.element(addField()).toHaveValue('')
  })

  test('chooses with the arrow keys, and adds nobody twice', async () => {
    await openBuilder()
    await addField().fill('washer')
    await userEvent.keyboard('{Enter}')
    await addField().fill('librarian')
    await userEvent.keyboard('{ArrowDown}{ArrowUp}{Enter}')
    await add('washerwoman')
    expect(names()).toEqual(['Washerwoman', 'Librarian'])
    await expect.element(page.getByText('Washerwoman is already on the script')).toBeVisible()
  })

  test('says when nobody fits', async () => {
    await openBuilder()
    await addField().fill('xyzzy')
    await expect.element(page.getByText('No official character has such a name or ability.')).toBeVisible()
  })

  test('counts teams, sorts by the rule, and shows the jinxes', async () => {
    await openBuilder()
    await add('spy', 'drunk', 'boffin', 'chef', 'imp', 'washerwoman')
    await page.getByRole('button', { name: 'Sort by team and ability' }).click()
    await expect.poll(names).toEqual(['Chef', 'Washerwoman', 'Drunk', 'Spy', 'Boffin', 'Imp'])
    await expect.element(page.getByText('1 jinx on the script').last()).toBeVisible()
  })
})
