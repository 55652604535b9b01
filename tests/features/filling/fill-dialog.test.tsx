import { describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { hideDialog, showDialog } from '#stores/navigation/shown-dialog.ts'
import { $script, undo } from '#stores/script.ts'
import { expectAccessible } from '../../components/accessibility.ts'
import { openBuilder } from '../../components/open-builder.tsx'
import { soundScript } from '../../core/advice/advise.ts'
import { aScript, catalogue, idsOf } from '../../core/script-builders.ts'

const dialog = () => page.getByRole('dialog', { name: 'Fill at random' })
const button = (name: string | RegExp) => dialog().getByRole('button', { name })
const drawn = () => [...document.querySelectorAll('.fill-character b')].map(each => each.textContent ?? '')
const toast = () => page.getByRole('region', { name: 'Messages' })

async function openFill(script = aScript()) {
  hideDialog()
  await openBuilder({ script })
  showDialog({ kind: 'fill' })
  await expect.element(button('Draw again')).toBeVisible()
}

describe('the dialog that fills the script at random', () => {
  test('draws what is missing, changes nothing until it is applied, and is one undo step', async () => {
    const script = aScript({ characters: ['chef', 'imp'] })
    await openFill(script)
    expect(drawn()).toHaveLength(25)
    expect(idsOf($script.get())).toEqual(['chef', 'imp'])
    await expectAccessible()
    await button('Add 23 characters').click()
    await expect.poll(() => dialog().elements().length).toBe(0)
    expect($script.get().characters).toHaveLength(25)
    await expect.element(toast().getByText('23 characters added')).toBeVisible()
    undo()
    expect(idsOf($script.get())).toEqual(['chef', 'imp'])
  })

  test('keeps locked characters and those of the script when the rest is drawn again', async () => {
    await openFill(aScript({ characters: ['chef'] }))
    await expect.element(button('Chef On the script')).toHaveAttribute('aria-pressed', 'true')
    const [, kept = ''] = drawn()
    await button(kept).click()
    const before = drawn()
    await button('Draw again').click()
    expect(drawn().slice(0, 2)).toEqual(['Chef', kept])
    expect(drawn()).not.toEqual(before)
  })

  test('draws a single team again', async () => {
    await openFill()
    const before = drawn()
    await button('Draw Townsfolk again').click()
    expect(drawn().slice(13)).toEqual(before.slice(13))
    expect(drawn().slice(0, 13)).not.toEqual(before.slice(0, 13))
  })

  test('replaces a character of the script that is unlocked', async () => {
    await openFill(soundScript())
    await expect.element(button('Nothing to add')).toBeDisabled()
    for (const { name } of [...catalogue.characters.values()].filter(
      ({ id, team }) => idsOf(soundScript()).includes(id) && team === 'minion'
    ))
      await button(`${name} On the script`).click()
    await dialog().getByText('Trouble Brewing').click()
    await dialog().getByText('Bad Moon Rising').click()
    await dialog().getByText('Trouble Brewing').click()
    await button('Add 4, remove 4').click()
    await expect.element(toast().getByText('Characters added: 4, removed: 4')).toBeVisible()
    expect(idsOf($script.get())).toContain('godfather')
  })

  test('draws as many as are asked for, and says which team has too few', async () => {
    await openFill()
    const field = dialog().getByLabelText('Number of Demons')
    await field.fill('6')
    expect(drawn()).toHaveLength(27)
    await field.fill('2')
    expect(drawn()).toHaveLength(23)
    await dialog().getByText('Trouble Brewing').click()
    await expect.element(dialog().getByText('1 missing: no other character fits.')).toBeVisible()
    await dialog().getByRole('radio', { name: 'Purely random' }).click()
    await expect.element(button('Add 22 characters')).toBeVisible()
  })

  test('fits a phone', async () => {
    await openFill()
    await page.viewport(390, 800)
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390)
    const body = document.querySelector('.dialog-body')
    expect(body?.scrollWidth).toBeLessThanOrEqual(body?.clientWidth ?? 0)
    await page.viewport(360, 800)
    const [name, field] = ['.fill-team h3', '.fill-team input'].map(part => document.querySelector(part))
    const text = document.createRange()
    if (name) text.selectNodeContents(name)
    expect(text.getBoundingClientRect().right).toBeLessThan(field?.getBoundingClientRect().left ?? 0)
  })
})
