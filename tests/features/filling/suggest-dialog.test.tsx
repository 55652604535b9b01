import { describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { hideDialog, showDialog } from '#stores/navigation/shown-dialog.ts'
import { $script } from '#stores/script.ts'
import { expectAccessible } from '../../components/accessibility.ts'
import { openBuilder } from '../../components/open-builder.tsx'
import { soundScript } from '../../core/advice/advise.ts'
import { aScript, catalogue, custom, idsOf } from '../../core/script-builders.ts'

const dialog = () => page.getByRole('dialog', { name: 'Suggest characters' })
const cards = () => dialog().getByRole('listitem')
const names = () => [...document.querySelectorAll('.suggestion h3')].map(heading => heading.textContent ?? '')
const press = (name: string | RegExp) => dialog().getByRole('button', { name }).click()

async function openSuggest(script = aScript(), team?: 'demon' | 'minion') {
  hideDialog()
  await openBuilder({ script })
  showDialog({ kind: 'suggest', ...(team && { team }) })
  await expect.element(cards().first()).toBeVisible()
}

describe('the dialog that suggests characters', () => {
  test('opens from the advice, with three characters and a reason for each, and is accessible', async () => {
    hideDialog()
    await openBuilder({ script: soundScript({ without: ['imp', 'chef', 'monk', 'saint'] }) })
    await page.getByRole('button', { name: 'Suggest characters' }).click()
    await expect.poll(() => cards().elements().length).toBe(3)
    for (const reason of document.querySelectorAll('.suggestion-reason'))
      expect(reason.textContent).toMatch(/^[A-Z0-9].*\.$/)
    await expectAccessible()
  })

  test('adds a character at once; the next one takes its place and the focus, and Undo brings it back', async () => {
    await openSuggest()
    const before = names()
    await press(`Add the ${before[1]}`)
    await expect.element(dialog().getByText(`${before[1]} added.`)).toBeVisible()
    expect($script.get().characters).toHaveLength(1)
    await expect.poll(names).toHaveLength(3)
    expect(names()[0]).toBe(before[0])
    expect(names()).not.toContain(before[1])
    expect(document.activeElement?.querySelector('h3')?.textContent).toBe(names()[1])
    await press('Undo')
    expect($script.get().characters).toHaveLength(0)
    expect(names()[1]).toBe(before[1])
  })

  test('replaces one that is dismissed, and shows three others without repeats', async () => {
    await openSuggest()
    const before = names()
    await press(`Don’t suggest ${before[0]}`)
    expect(names()).not.toContain(before[0])
    expect(names().slice(1)).toEqual(before.slice(1))
    const seen = [...before, ...names()]
    await press('Show others')
    for (const name of names()) expect(seen).not.toContain(name)
  })

  test('suggests characters of a team, until all were seen', async () => {
    const demons = [...catalogue.characters.values()].filter(({ team }) => team === 'demon')
    const ids = demons.map(({ id }) => id).slice(0, -4)
    await openSuggest(aScript({ characters: ids }), 'demon')
    await expect.element(dialog().getByRole('button', { name: 'Demons', pressed: true })).toBeVisible()
    await press('Show others')
    expect(names()).toHaveLength(1)
    await press('Show others')
    await expect.element(dialog().getByText('You have seen every character that fits.')).toBeVisible()
    await press('Start again')
    expect(names()).toHaveLength(3)
    await press('Minions')
    await expect.poll(() => document.querySelectorAll('.suggestion[data-team="minion"]').length).toBe(3)
  })

  test('says that a script is full', async () => {
    await openSuggest(soundScript())
    await expect.element(dialog().getByText('These would be extra.')).toBeVisible()
  })

  test('says that nobody fits', async () => {
    const { characters } = catalogue
    hideDialog()
    await openBuilder({ script: aScript({ characters: [...characters.keys()] }) })
    showDialog({ kind: 'suggest' })
    await expect.element(dialog().getByText('No other character fits')).toBeVisible()
  })

  test('names a jinx with a custom character, closes by Escape and works on a phone', async () => {
    const owl = custom('owl', { name: 'Owl', jinxes: [{ id: 'imp', reason: 'Never.' }] })
    await openSuggest(aScript({ characters: [owl] }), 'demon')
    await page.viewport(390, 800)
    const foot = document.querySelector('.dialog-foot > button')?.getBoundingClientRect()
    expect(foot?.width).toBe(350)
    await press('Show others')
    for (let round = 0; round < 9 && !names().includes('Imp'); round += 1)
      await press(/Show others|Start again/)
    await expect.element(dialog().getByText('Has a jinx with Owl.')).toBeVisible()
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390)
    await userEvent.keyboard('{Escape}')
    await expect.poll(() => dialog().elements().length).toBe(0)
    expect(idsOf($script.get())).toEqual(['owl'])
  })
})
