import type { CastCharacter } from '#core/cast/cast.ts'
import { addParameter } from '#routes'
import { $officialCharacters } from './cast.ts'
import { $characterIds, addOfficialCharacter } from './characters.ts'
import { notify } from './notice.ts'

/** Adds an official character and shows a notice; a different notice if the script already has it. */
export function addAndNotify({ id, name }: Pick<CastCharacter, 'id' | 'name'>) {
  if ($characterIds.get().has(id)) return notify({ kind: 'alreadyAdded', name })
  addOfficialCharacter(id)
  notify({ kind: 'added', name })
}

/** Adds the character in the `add` parameter of the URL once character names are loaded, then removes the parameter. */
export async function addCharacterFromUrl() {
  const id = new URL(location.href).searchParams.get(addParameter)
  if (id === null) return
  const requested = (await officialCharacters()).find(character => character.id === id)
  if (requested) addAndNotify(requested)
  const address = new URL(location.href)
  address.searchParams.delete(addParameter)
  history.replaceState(history.state, '', address)
}

/**
 * Resolves to the official characters once they are loaded. A promise, because a change made inside a store listener
 * would dismiss the notice right after it is shown.
 */
const officialCharacters = () =>
  new Promise<readonly CastCharacter[]>(resolve => {
    const stop = $officialCharacters.listen(settle)
    function settle(characters: readonly CastCharacter[]) {
      if (characters.length === 0) return
      stop()
      resolve(characters)
    }
    settle($officialCharacters.get())
  })
