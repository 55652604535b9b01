import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, describe, expect, test } from 'vitest'
import { loadTexts } from '#catalogue/texts.ts'
import type { CatalogueTexts } from '#core/catalogue/catalogue.ts'
import { type CharacterFields, emptyFields } from '#core/character/character-fields.ts'
import { commonSpecials } from '#core/character/special.ts'
import { teams } from '#core/character/team.ts'
import type { Script } from '#core/script/script.ts'
import { readScriptText, writeScriptFile } from '#core/script/script-file.ts'
import {
  newCharacter,
  openScriptCharacter,
  validateCharacter
} from '#features/character-editor/edited-character.ts'
import { aScript, catalogue } from '../../core/script-builders.ts'
import { officialCharacter } from './official-format.ts'

let texts: CatalogueTexts
beforeAll(async () => {
  texts = await loadTexts('en')
})

/** Form values of one of several characters; together they use every field, team and app feature. */
const fieldsOf = (index: number): CharacterFields => ({
  ...emptyFields,
  id: `villager_${index}`,
  name: `Villager ${index}`,
  team: teams[index % teams.length] ?? 'townsfolk',
  edition: 'village',
  ability: `Each night, count to ${index}. [+1 Outsider]`,
  setup: true,
  flavor: '“I never tire of it.”',
  firstNight: 20 + index / 2,
  firstNightReminder: 'Wake them. :reminder:',
  otherNight: 20 + index / 2,
  otherNightReminder: 'Wake them. :reminder:',
  reminders: ['Counted'],
  remindersGlobal: ['Is a villager'],
  image: [`https://example.invalid/${index}.png`],
  jinxes: index > 0 ? [{ id: `villager_${index - 1}`, reason: 'Only one of them counts.' }] : [],
  special: commonSpecials.slice(index % commonSpecials.length).slice(0, 1)
})

/** Adds a character to the script as the editor does, or throws with its issues. */
function addNew(script: Script, fields: CharacterFields): Script {
  const checked = validateCharacter(newCharacter, fields, script)
  if (!checked.ok) throw new Error(JSON.stringify(checked.issues))
  return { ...script, characters: [...script.characters, checked.value.character] }
}

describe('homebrew', () => {
  test('from the editor follows the publisher’s format, and is read back unchanged', () => {
    const count = Math.max(20, commonSpecials.length)
    const script = Array.from({ length: count }, (_, index) => fieldsOf(index)).reduce(addNew, aScript())
    expect(script.characters).toHaveLength(count)
    const file = writeScriptFile(script, catalogue)
    for (const character of file.slice(1))
      expect(officialCharacter.safeParse(character).error?.issues).toBeUndefined()
    const read = readScriptText(JSON.stringify(file), catalogue)
    expect(read.ok && read.value.script.characters).toEqual(script.characters)
  })

  test('of a file is unchanged when it is opened and applied', () => {
    const file = readFileSync(join(import.meta.dirname, '../../fixtures/scripts/editor.json'), 'utf8')
    const read = readScriptText(file, catalogue)
    if (!read.ok) throw new Error(read.code)
    const { script } = read.value
    const applied = script.characters.map(({ id }) => {
      const edited = openScriptCharacter(id, script, texts)
      const checked = edited && validateCharacter(edited, edited.initialFields, script)
      return checked?.ok ? checked.value.character : undefined
    })
    expect(applied).toEqual(script.characters)
  })
})
