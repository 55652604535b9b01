import { isEqual } from '#core/equal.ts'
import type { Script } from '#core/script/script.ts'
import { openLocalScript } from '../../library/library-actions.ts'
import { readLocalScripts, saveToLibrary } from '../../library/local-scripts.ts'
import { findLinkedScripts } from '../../saving/linked-scripts.ts'
import { $workingCopy } from '../../script.ts'
import { randomId } from '../../storage/working-copy.ts'
import { closeGame } from '../game.ts'

/**
 * Opens the script of a game: the local one that is linked to the saved script, an equal one, or a copy of the one in the game's file,
 * which is stored on this device.
 *
 * @param show Shows the game. It runs before the script opens, which would show that script's last game
 * @returns undefined when it is open
 */
export async function showScript(
  savedId: string,
  script: Script | undefined,
  show: (scriptId: string) => void
): Promise<'script' | undefined> {
  const id = (await findLocalScript(savedId, script)) ?? (script && (await storeScript(script)))
  if (id === undefined) return 'script'
  show(id)
  if (await openLocalScript(id)) return undefined
  closeGame()
  return 'script'
}

async function findLocalScript(savedId: string, script: Script | undefined): Promise<string | undefined> {
  const [linked] = savedId ? await findLinkedScripts(savedId) : []
  if (linked) return linked.id
  const stored = await readLocalScripts()
  const present = stored.ok ? stored.value.filter(({ deletedAt }) => deletedAt === undefined) : []
  return [$workingCopy.get(), ...present].find(each => isEqual(each.script, script))?.id
}

/** The id of the stored script; undefined if this device can't store it. */
async function storeScript(script: Script): Promise<string | undefined> {
  const id = randomId()
  const saved = await saveToLibrary({ id, script }, { isBreak: true })
  return saved.ok ? id : undefined
}
