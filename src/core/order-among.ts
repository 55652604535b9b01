import type { Script } from './script.ts'
import { orderCharacters } from './script-characters.ts'

/**
 * Puts the characters named by `ids` into that order. Together they occupy the same indexes as before, so no other
 * character moves. Ids that aren't on the script are ignored.
 *
 * @example reorderSubset(script, ['imp', 'poisoner']) // spy, poisoner, imp -> spy, imp, poisoner
 */
export function orderAmong(script: Script, ids: readonly string[]): Script {
  const current = script.characters.map(({ id }) => id)
  const named = new Set(ids)
  const next = [...named].filter(id => current.includes(id)).values()
  return orderCharacters(
    script,
    current.map(id => (named.has(id) ? (next.next().value ?? id) : id))
  )
}
