import { isEqual } from '#core/equal.ts'
import type { Script } from '#core/script/script.ts'
import { readLocalScripts } from '../../library/local-scripts.ts'
import { $links } from '../../saving/links.ts'
import { $workingCopy } from '../../script.ts'

/** Id of the local script that is linked to a saved script, or of an equal one; undefined if this device has neither. */
export async function findLocalScript(
  savedId: string,
  script: Script | undefined
): Promise<string | undefined> {
  const stored = await readLocalScripts()
  const local = stored.ok ? stored.value.filter(({ deletedAt }) => deletedAt === undefined) : []
  const present = [$workingCopy.get(), ...local]
  const links = $links.get()
  const linked = present.find(({ id }) => links[id] && links[id].id === savedId)
  return (linked ?? present.find(each => isEqual(each.script, script)))?.id
}
