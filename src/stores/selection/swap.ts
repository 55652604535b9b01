import { catalogue } from '#catalogue/catalogue.ts'
import { swapCharacter as swap } from '#core/script/lists/swap-character.ts'
import type { ScriptCharacter } from '#core/script/script.ts'
import { notify } from '../notice.ts'
import { $script, changeScript } from '../script.ts'

/** A character that comes into the script, with its name in the page's language. */
export interface Newcomer {
  character: ScriptCharacter
  name: string
  /** '' for none. */
  almanacDetails: string
}

/**
 * Swaps a character of the open script for another one in one step, with a notice. Refuses as `swapCharacter` of the core does.
 *
 * @param formerName name of the former character in the page's language
 */
export function swapAndNotify(id: string, formerName: string, { character, name, almanacDetails }: Newcomer) {
  const swapped = swap($script.get(), id, character, almanacDetails, catalogue)
  if (!swapped.ok) return swapped
  changeScript(() => swapped.value)
  notify({ kind: 'swapped', name: formerName, other: name })
  return swapped
}
