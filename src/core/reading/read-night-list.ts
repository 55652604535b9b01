import { normalizeId } from '../id.ts'
import { limits } from '../limits.ts'
import { isStepId, type Night, type StepId } from '../night/night.ts'
import { isEmpty, isRecord } from './json-value.ts'
import type { ReferenceResolver } from './reference-resolver.ts'
import type { ReportRepair } from './repair.ts'

/** Step names in older files. They mean a step only if no character has that id. */
const stepBySpelling = new Map<string, StepId>([
  ['minion', 'minioninfo'],
  ['minions', 'minioninfo'],
  ['minioninformation', 'minioninfo'],
  ['demon', 'demoninfo'],
  ['demoninformation', 'demoninfo']
])

/**
 * Reads a custom night order. Resolves spellings, drops repeats and ids that aren't on the script, and adds missing
 * dusk and dawn. Entries after dawn stay there. Undefined for an order without entries.
 */
export function readNightList(
  list: readonly unknown[],
  night: Night,
  resolver: ReferenceResolver,
  report: ReportRepair
) {
  const location = { field: night }
  const order = new Set<string>()
  for (const item of list) {
    if (isEmpty(item)) continue
    const value = isRecord(item) ? (item.id ?? item.name) : item
    const text = typeof value === 'string' || typeof value === 'number' ? String(value) : undefined
    const id =
      text === undefined
        ? undefined
        : (stepOf(text) ?? resolver.findOnScript(text) ?? stepBySpelling.get(normalizeId(text)))
    if (id === undefined) report('night_off_script', location, text ?? item)
    else if (order.has(id)) report('night_repeated', location, text)
    else {
      if (id !== text) report('night_respelled', location, text ?? item, id)
      order.add(id)
    }
  }
  if (order.size === 0) return undefined
  if (order.size > limits.script.nightList) report('list_long', location, order.size, limits.script.nightList)
  return withEnds([...order], night, report)
}

const stepOf = (text: string): string | undefined => {
  const plain = normalizeId(text)
  return isStepId(plain) ? plain : undefined
}

function withEnds(order: string[], night: Night, report: ReportRepair): string[] {
  const location = { field: night }
  const ends = { dusk: order.includes('dusk'), dawn: order.includes('dawn') }
  if (!ends.dusk) report('night_step_added', location, undefined, 'dusk')
  if (!ends.dawn) report('night_step_added', location, undefined, 'dawn')
  return [...(ends.dusk ? [] : ['dusk']), ...order, ...(ends.dawn ? [] : ['dawn'])]
}
