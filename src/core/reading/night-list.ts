import { plainId } from '../id.ts'
import { limits } from '../limits.ts'
import { isStepId, type Night, type StepId } from '../night.ts'
import type { References } from './references.ts'
import type { Note } from './repair.ts'
import { isEmpty, isRecord } from './tidy.ts'

/** Short names of the steps in older files. They mean a step only where no character has that id. */
const stepWords = new Map<string, StepId>([
  ['minion', 'minioninfo'],
  ['minions', 'minioninfo'],
  ['minioninformation', 'minioninfo'],
  ['demon', 'demoninfo'],
  ['demoninformation', 'demoninfo']
])

/**
 * Reads a custom night order: spellings are resolved, who is not on the script and who stands there twice
 * is left out, and dusk and dawn are added. Who stands after dawn stays there.
 */
export function readNightList(list: readonly unknown[], night: Night, references: References, note: Note) {
  const place = { field: night }
  const order = new Set<string>()
  for (const item of list) {
    if (isEmpty(item)) continue
    const word = isRecord(item) ? (item.id ?? item.name) : item
    const text = typeof word === 'string' || typeof word === 'number' ? String(word) : undefined
    const id =
      text === undefined
        ? undefined
        : (stepOf(text) ?? references.onScript(text) ?? stepWords.get(plainId(text)))
    if (id === undefined) note('night_off_script', place, text ?? item)
    else if (order.has(id)) note('night_repeated', place, text)
    else {
      if (id !== text) note('night_respelled', place, text ?? item, id)
      order.add(id)
    }
  }
  if (order.size === 0) return undefined
  if (order.size > limits.script.nightList) note('list_long', place, order.size, limits.script.nightList)
  return withEnds([...order], night, note)
}

const stepOf = (text: string): string | undefined => {
  const plain = plainId(text)
  return isStepId(plain) ? plain : undefined
}

function withEnds(order: string[], night: Night, note: Note): string[] {
  const place = { field: night }
  const ends = { dusk: order.includes('dusk'), dawn: order.includes('dawn') }
  if (!ends.dusk) note('night_step_added', place, undefined, 'dusk')
  if (!ends.dawn) note('night_step_added', place, undefined, 'dawn')
  return [...(ends.dusk ? [] : ['dusk']), ...order, ...(ends.dawn ? [] : ['dawn'])]
}
