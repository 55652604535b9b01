import { isEqual } from '#core/equal.ts'
import type { Script } from '#core/script/script.ts'
import { readLocalScripts } from '../../library/local-scripts.ts'
import { findLinkedScripts } from '../../saving/linked-scripts.ts'
import { $workingCopy } from '../../script.ts'

/** Id of the local script that is linked to a saved script, or of an equal one; undefined if this device has neither. */
export async function findLocalScript(
  savedId: string,
  script: Script | undefined
): Promise<string | undefined> {
  const [linked] = savedId ? await findLinkedScripts(savedId) : []
  if (linked) return linked.id
  const stored = await readLocalScripts()
  const present = stored.ok ? stored.value.filter(({ deletedAt }) => deletedAt === undefined) : []
  return [$workingCopy.get(), ...present].find(each => isEqual(each.script, script))?.id
}
