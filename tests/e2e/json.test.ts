import { text } from 'node:stream/consumers'
import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { aScript, custom } from '../core/script-builders.ts'
import { expectAccessible, openPage } from './browser.ts'
import { withScript } from './stored-script.ts'

const cook = custom('cook', { name: 'Cook', jinxes: [{ id: 'baker', reason: 'Both bake.' }] })
const script = aScript({
  title: 'Nightfall',
  firstNight: ['dusk', 'baker', 'dawn'],
  characters: ['imp', custom('baker', { name: 'Baker' }), cook]
})

const open = async (path = '/builder/script-json', label = 'Script JSON', kept = script) => {
  const page = await openPage(path, withScript(kept))
  await page.getByRole('textbox', { name: label }).waitFor()
  return page
}

const editor = (page: Page) => page.getByRole('textbox', { name: /JSON/ })
const apply = (page: Page) => page.getByRole('button', { name: 'Apply', exact: true }).first().click()
const toast = (page: Page) => page.getByRole('region', { name: 'Messages' })

/** What the editor holds, as it would be copied. */
async function textOf(page: Page): Promise<string> {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download' }).click()
  ])
  return text(await download.createReadStream())
}

/** Finds a text by the editor's own search and types over it. */
async function replace(page: Page, found: string, typed: string) {
  await editor(page).focus()
  await page.keyboard.press('Control+f')
  await page.getByRole('textbox', { name: 'Find' }).pressSequentially(found)
  await page.keyboard.press('Enter')
  await page.keyboard.press('Escape')
  await page.keyboard.insertText(typed)
}

describe('the JSON of a script', () => {
  test('is broken, told of at its line, mended, applied and undone', async () => {
    const page = await open()
    await page.getByText('As on the script').waitFor()
    await page.getByText('Nothing has to be put right.').waitFor()
    await replace(page, '"name": "Nightfall"', '"name": Daybreak')
    await page.getByText('Not yet applied').waitFor()
    const note = page.getByRole('button', { name: /^Line 4 This cannot be read as a script/ })
    await note.waitFor()
    await apply(page)
    await page.getByText('Not applied: look at line 4').waitFor()
    await expectAccessible(page)
    await note.click()
    await replace(page, 'Daybreak', '"Daybreak"')
    await page.getByText('Nothing has to be put right.').waitFor()
    await apply(page)
    await page.getByText('As on the script').waitFor()
    await toast(page).getByText('JSON applied').waitFor()
    await page.getByText('Daybreak').first().waitFor()
    await toast(page).getByRole('button', { name: 'Undo' }).click()
    expect(await textOf(page)).toContain('"name": "Nightfall"')
  })

  test('says what would be put right, and puts it right when it is applied', async () => {
    const page = await open()
    await replace(page, '"imp",', '"Imp", "chef", "Chef",')
    const notes = page.getByRole('heading', { name: /Put right when applied/ })
    await notes.waitFor()
    await page.getByRole('button', { name: /“Imp” is the official character Imp/ }).waitFor()
    await apply(page)
    await page.getByText('As on the script').waitFor()
    expect(JSON.parse(await textOf(page)).slice(1, 3)).toEqual(['imp', 'chef'])
  })

  test('that is not applied outlives the screen and a reload, and says so', async () => {
    const page = await open()
    await replace(page, 'Nightfall', 'Dusk')
    await page.getByText('Not yet applied').waitFor()
    await page.getByRole('link', { name: 'Script', exact: true }).click()
    await toast(page).getByText('Draft of Script JSON kept').waitFor()
    await page.getByRole('heading', { level: 1, name: 'Nightfall' }).waitFor()
    await page.waitForTimeout(600)
    await page.reload()
    await page.getByRole('link', { name: 'JSON', exact: true }).click()
    await page.getByText('Not yet applied').waitFor()
    expect(await textOf(page)).toContain('"name": "Dusk"')
    await page.getByRole('button', { name: 'Discard the draft' }).click()
    await page.getByText('As on the script').waitFor()
    await toast(page).getByRole('button', { name: 'Undo' }).click()
    expect(await textOf(page)).toContain('"name": "Dusk"')
  })

  test('asks which one stays when the script has changed meanwhile', async () => {
    const page = await open()
    await replace(page, 'Nightfall', 'Dusk')
    await page.getByText('Not yet applied').waitFor()
    await page.getByRole('link', { name: 'Meta', exact: true }).click()
    await page.getByLabel('Author').fill('Mara')
    await page.getByRole('link', { name: 'JSON', exact: true }).click()
    await page.getByText('The script has changed since you began this text').waitFor()
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Keep my text' }).click()
    expect(await page.getByText('The script has changed since').count()).toBe(0)
    expect(await textOf(page)).not.toContain('Mara')
  })

  test('suggests what can stand where the cursor is, by its name', async () => {
    const page = await open()
    await replace(page, '"imp",', '"imp", ')
    await page.keyboard.type('"fortune t')
    const option = page.getByRole('option', { name: /fortuneteller/ })
    await option.waitFor()
    await page.waitForTimeout(100)
    await page.keyboard.press('Enter')
    expect(await textOf(page)).toContain('"fortuneteller"')
  })

  test('lets Tab leave the editor', async () => {
    const page = await open()
    await editor(page).focus()
    await page.keyboard.press('Tab')
    expect(await editor(page).evaluate(node => node === document.activeElement)).toBe(false)
  })

  test('of 200 characters is written in without waiting', async () => {
    const characters = Array.from({ length: 200 }, (_, index) =>
      custom(`cook${index}`, { ability: 'x '.repeat(120), flavor: 'y '.repeat(150) })
    )
    const page = await open(undefined, undefined, aScript({ title: 'Long', characters }))
    await replace(page, 'Long', '')
    const took = await page.evaluate(async () => {
      const began = performance.now()
      for (let count = 0; count < 20; count += 1) {
        document.execCommand('insertText', false, 'a')
        await new Promise(requestAnimationFrame)
      }
      return (performance.now() - began) / 20
    })
    expect(took).toBeLessThan(100)
    await expectAccessible(page)
  })
})

describe('the JSON of a character', () => {
  test('is reached from its row, refused in the words of the rules, and renames what refers to it', async () => {
    const page = await openPage('/builder', withScript(script))
    await page.getByRole('button', { name: /Baker/ }).last().click()
    await page.getByRole('menuitem', { name: 'JSON' }).click()
    await page.getByRole('textbox', { name: 'JSON of Baker' }).waitFor()
    await replace(page, '"id": "baker"', '"id": "cook"')
    await page.getByRole('button', { name: 'Line 2 Character ID must be unique' }).waitFor()
    await expectAccessible(page)
    await replace(page, '"id": "cook"', '"id": "imp"')
    await page
      .getByRole('button', { name: 'Line 2 Character ID must not be an official character ID' })
      .waitFor()
    await replace(page, '"id": "imp"', '"id": "pastry"')
    await page.getByText('Nothing has to be put right.').waitFor()
    await apply(page)
    await toast(page).getByText('Baker changed').waitFor()
    expect(new URL(page.url()).pathname).toBe('/builder/characters/json/pastry')
    await page.getByRole('link', { name: 'JSON', exact: true }).click()
    await page.getByRole('textbox', { name: 'Script JSON' }).waitFor()
    const [meta, , , other] = JSON.parse(await textOf(page))
    expect(meta.firstNight).toEqual(['dusk', 'pastry', 'dawn'])
    expect(other.jinxes[0].id).toBe('pastry')
  })

  test('of an official one keeps what was changed alone', async () => {
    const page = await open('/builder/characters/json/imp', 'JSON of Imp')
    const whole = JSON.parse(await textOf(page))
    expect(whole).toMatchObject({ id: 'imp', team: 'demon' })
    await replace(page, `"flavor": ${JSON.stringify(whole.flavor)}`, '"flavor": "Own words"')
    await apply(page)
    await page.getByText('As on the script').waitFor()
    await page.waitForTimeout(600)
    const kept = await page.evaluate(() => JSON.parse(localStorage.getItem('belfry:script') ?? ''))
    expect(kept.script.characters[0]).toEqual({
      kind: 'official',
      id: 'imp',
      changes: { flavor: 'Own words' }
    })
    await toast(page).getByRole('button', { name: 'Undo' }).click()
    expect(JSON.parse(await textOf(page)).flavor).toBe(whole.flavor)
  })

  test('of nobody says that there is no character to update', async () => {
    const page = await openPage('/builder/characters/json/nobody', withScript(script))
    await page.getByText('No character to update').waitFor()
    await expectAccessible(page)
  })
})
