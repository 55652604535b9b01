import type { CastCharacter } from '#core/cast.ts'
import { addParameter } from '#routes'
import { $chosenIds, addOfficialCharacter } from './characters.ts'
import { notify } from './notice.ts'
import { $officialCharacters } from './official.ts'

/** Adds an official character and says so; also when it is on the script already. */
export function addAndTell({ id, name }: Pick<CastCharacter, 'id' | 'name'>) {
  if ($chosenIds.get().has(id)) return notify({ kind: 'present', name })
  addOfficialCharacter(id)
  notify({ kind: 'added', name })
}

/** Adds the character that the address asks for, as soon as it can be named; then the address asks no more. */
export async function addAskedCharacter() {
  const id = new URL(location.href).searchParams.get(addParameter)
  if (id === null) return
  const asked = (await officialCharacters()).find(character => character.id === id)
  if (asked) addAndTell(asked)
  const address = new URL(location.href)
  address.searchParams.delete(addParameter)
  history.replaceState(history.state, '', address)
}

/** The official characters once there are any; not while the store still tells its listeners, who would wipe a notice. */
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
