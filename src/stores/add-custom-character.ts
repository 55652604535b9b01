import { catalogue } from '#catalogue/catalogue.ts'
import { isEqual } from '#core/equal.ts'
import { isSameId } from '#core/id.ts'
import { createCustomId } from '#core/reading/identity.ts'
import type { ScriptCharacter } from '#core/script/script.ts'
import { $officialCharacters } from './cast.ts'
import { putCharacter } from './character-edits.ts'
import { $characterIds } from './characters.ts'
import { notify } from './notice.ts'
import { $script } from './script.ts'
import { askAboutTakenId } from './taken-id.ts'

type CustomCharacter = Extract<ScriptCharacter, { kind: 'custom' }>

/**
 * Adds a character with its almanac text to the open script, with a notice. When the script has another character with this
 * id, the user chooses between a free id and replacing that one.
 */
export async function addCustomCharacter(character: CustomCharacter, almanacDetails: string) {
  const { id, name } = character
  const { characters } = $script.get()
  const present = characters.find(each => each.id === id) ?? characters.find(each => isSameId(each.id, id))
  if (present && isEqual(present, character)) return notify({ kind: 'alreadyAdded', name })
  if (!present) return add(character, almanacDetails)
  const freeId = createCustomId(id, name, $characterIds.get(), catalogue)
  const choice = await askAboutTakenId({ where: 'script', id, owner: nameOf(present), freeId })
  if (choice === 'free') add({ ...character, id: freeId }, almanacDetails)
  if (choice === 'replace') add(character, almanacDetails, present.id)
}

/** Adds the character, or puts it in the place of the one with the id `instead`. */
function add(character: CustomCharacter, almanacDetails: string, instead?: string) {
  putCharacter(instead, character, almanacDetails)
  notify({ kind: 'added', name: character.name })
}

const nameOf = (character: ScriptCharacter) =>
  (character.kind === 'custom'
    ? character.name
    : $officialCharacters.get().find(({ id }) => id === character.id)?.name) || character.id
