import type { Script } from './script.ts'
import { orderCharacters } from './script-characters.ts'

/**
 * Puts the characters named by `ids` into that order among themselves: together they keep the places that they
 * have on the script, so that no other character moves. Ids that are not on the script are passed over.
 *
 * @example orderAmong(script, ['imp', 'poisoner']) // spy stays first: spy, poisoner, imp -> spy, imp, poisoner
 */
export function orderAmong(script: Script, ids: readonly string[]): Script {
  const all = script.characters.map(({ id }) => id)
  const named = new Set(ids)
  const next = [...named].filter(id => all.includes(id)).values()
  return orderCharacters(
    script,
    all.map(id => (named.has(id) ? (next.next().value ?? id) : id))
  )
}
