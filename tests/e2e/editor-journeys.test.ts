import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { teams } from '#core/character/team.ts'
import { readScriptText, writeScriptFile } from '#core/script/script-file.ts'
import { teamMember } from '#i18n/team-names.ts'
import { catalogue } from '../core/script-builders.ts'
import { apply, button, field, keptScript, night, openEditor } from './editor.ts'
import { officialCharacter } from './official-format.ts'

const count = 20

/** Writes one character into a blank form; every field of the format is used by some. */
async function write(page: Page, index: number) {
  const team = teams[index % teams.length] ?? 'townsfolk'
  await field(page, 'Name').fill(`Villager ${index}`)
  await button(page, teamMember(team, 'en')).click()
  await field(page, 'Edition').fill('village')
  await field(page, 'Ability').fill(`Each night, count to ${index}. [+1 Outsider]`)
  await page.getByRole('checkbox', { name: 'Changes the setup' }).check()
  await field(page, 'Flavour text').fill('“I never tire of it.”')
  for (const name of ['First night', 'Other nights'] as const) {
    await night(page, name).number.fill(String(20 + index / 2))
    await night(page, name).reminder.fill('Wake them. :reminder:')
  }
  await button(page, 'Add a reminder').click()
  await field(page, 'Reminder 1').fill('Counted')
  await button(page, 'Add a global reminder').click()
  await field(page, 'Global reminder 1').fill('Is a villager')
  await button(page, 'Add a picture').click()
  await field(page, 'Picture 1').fill(`https://example.invalid/${index}.png`)
  if (index > 0) {
    await button(page, 'Add a jinx').click()
    const jinx = page.getByRole('group', { name: 'Jinx 1' })
    await jinx.getByRole('combobox').selectOption(`villager_${index - 1}`)
    await field(jinx, 'What the jinx says').fill('Only one of them counts.')
  }
  await button(page, 'Add a feature').click()
  await page
    .getByRole('menuitem')
    .nth(index % 15)
    .click()
}

describe('homebrew', () => {
  test('made in the editor alone keeps to the publisher’s format', async () => {
    const page = await openEditor()
    for (let index = 0; index < count; index += 1) {
      if (index > 0) {
        await page.goto('/builder/characters/new')
        await field(page, 'Name').waitFor()
      }
      await write(page, index)
      await apply(page)
    }
    const script = await keptScript(page)
    expect(script.characters).toHaveLength(count)
    const [, ...written] = writeScriptFile(script, catalogue)
    for (const character of written)
      expect(officialCharacter.safeParse(character).error?.issues).toBeUndefined()
    const read = readScriptText(JSON.stringify(writeScriptFile(script, catalogue)), catalogue)
    expect(read.ok && read.value.script.characters).toEqual(script.characters)
  }, 240_000)

  test('of a file, opened and applied one by one, loses nothing', async () => {
    const file = readFileSync(join(import.meta.dirname, '../fixtures/scripts/editor.json'), 'utf8')
    const read = readScriptText(file, catalogue)
    if (!read.ok) throw new Error(read.code)
    const { script } = read.value
    const page = await openEditor(script.characters[0]?.id, script)
    for (const { id } of script.characters) {
      await page.goto(`/builder/characters/edit/${id}`)
      await field(page, 'Name').waitFor()
      await apply(page)
    }
    expect(await keptScript(page)).toEqual(script)
  })
})
