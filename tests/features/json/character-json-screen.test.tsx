import { describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { $router } from '#stores/router.ts'
import { $script } from '#stores/script.ts'
import { expectAccessible } from '../../components/accessibility.ts'
import { openBuilder } from '../../components/open-builder.tsx'
import { toast, undoByToast } from '../local-scripts/local-scripts-helpers.tsx'
import { apply, nightfall, openCharacterJson, replace, textOf } from './json-helpers.tsx'

const button = (name: string | RegExp) => page.getByRole('button', { name })
const visible = (name: string | RegExp) => expect.element(button(name)).toBeVisible()

describe('the JSON of a character', () => {
  test('is reached from its row', async () => {
    await openBuilder({ script: nightfall })
    await button(/Baker/).last().click()
    await page.getByRole('menuitem', { name: 'JSON' }).click()
    await expect.element(page.getByRole('textbox', { name: 'JSON of Baker' })).toBeVisible()
    await expectAccessible()
  })

  test('is refused in the words of the rules, and renames what refers to it', async () => {
    await openCharacterJson('baker')
    replace('"id": "baker"', '"id": "cook"')
    await visible('Line 2 Character ID must be unique')
    replace('"id": "cook"', '"id": "imp"')
    await visible('Line 2 Character ID must not be an official character ID')
    replace('"id": "imp"', '"id": "pastry"')
    await expect.element(page.getByText('No problems')).toBeVisible()
    await apply()
    await expect.element(toast().getByText('Baker changed')).toBeVisible()
    expect($router.get()?.params).toEqual({ id: 'pastry' })
    const { firstNight, characters } = $script.get()
    expect(firstNight).toEqual(['dusk', 'pastry', 'dawn'])
    expect(characters[2]).toMatchObject({ id: 'cook', jinxes: [{ id: 'pastry' }] })
    await undoByToast()
    await expect.poll(() => $router.get()?.params).toEqual({ id: 'baker' })
    await expect.poll(() => $script.get()).toEqual(nightfall)
  })

  test('of an official one keeps what was changed alone', async () => {
    await openCharacterJson('imp')
    const whole = JSON.parse(textOf())
    expect(whole).toMatchObject({ id: 'imp', team: 'demon' })
    await expect.element(page.getByText('Only your changes are stored')).toBeVisible()
    replace(`"flavor": ${JSON.stringify(whole.flavor)}`, '"flavor": "Own words"')
    await apply()
    await expect.element(page.getByText('No changes')).toBeVisible()
    expect($script.get().characters[0]).toEqual({
      kind: 'official',
      id: 'imp',
      changes: { flavor: 'Own words' }
    })
    await undoByToast()
    await expect.poll(() => JSON.parse(textOf()).flavor).toBe(whole.flavor)
  })

  test('must be one character', async () => {
    await openCharacterJson('baker')
    replace(textOf(), '["imp", "chef"]')
    await visible('Line 1 This must be exactly one character.')
    await apply()
    await expect.element(page.getByText('Not applied: error in line 1')).toBeVisible()
    expect($script.get()).toEqual(nightfall)
  })

  test('of nobody says that there is no character to update', async () => {
    await openBuilder({ screen: 'characterJson', id: 'nobody', script: nightfall })
    await expect.element(page.getByText('No character to update')).toBeVisible()
    await expectAccessible(document.querySelector('.page-frame') ?? document.body)
  })
})
