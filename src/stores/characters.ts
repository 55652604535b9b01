import { computed } from 'nanostores'
import { catalogue } from '#catalogue/catalogue.ts'
import * as core from '#core/script/script-characters.ts'
import { reorderSubset } from '#core/script/script-characters.ts'
import { afterPaint } from './derived/after-paint.ts'
import { $script, changeScript } from './script.ts'

export const $characterIds = computed($script, ({ characters }) => new Set(characters.map(({ id }) => id)))

/** Whether the script was sorted when it was last painted. */
export const $isSorted = computed(
  afterPaint($script),
  script => core.sortCharacters(script, catalogue) === script
)

export const addOfficialCharacter = (id: string) =>
  changeScript(script => core.addCharacter(script, { kind: 'official', id }, catalogue))

export const removeCharacter = (id: string) => changeScript(script => core.removeCharacter(script, id))

export const sortCharacters = () => changeScript(script => core.sortCharacters(script, catalogue))

export const orderCharacters = (ids: readonly string[]) =>
  changeScript(script => core.orderCharacters(script, ids))

/** Reorders some characters among their own positions; all others stay where they are. */
export const orderCharactersAmong = (ids: readonly string[]) =>
  changeScript(script => reorderSubset(script, ids))
