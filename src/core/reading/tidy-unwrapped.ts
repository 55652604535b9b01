import { normalizeId } from '../id.ts'
import { restoreExtras, withoutExtras } from '../script/character-extras.ts'
import { flattenItems } from './classify-items.ts'
import { withoutPeople } from './game-state.ts'
import { isRecord, type RawRecord } from './json-value.ts'
import type { ReportRepair } from './repair.ts'
import { collectionKeys, scriptsOf, type Unwrapped } from './unwrap.ts'

/**
 * Flattens the list, puts the extras that Belfry wrote beside its entries back into them, and removes what isn't the
 * script's: the people of a game everywhere, and the other scripts of a collection.
 */
export function tidyUnwrapped({ items, outerRecords }: Unwrapped, report: ReportRepair): Unwrapped {
  return {
    items: restoreExtras(flattenItems(items, report)).map(item =>
      isRecord(item) ? dropPeople(item, report) : item
    ),
    outerRecords: outerRecords.map(record => dropScripts(dropPeople(withoutExtras(record), report), report))
  }
}

function dropPeople(record: RawRecord, report: ReportRepair): RawRecord {
  const rest = withoutPeople(record)
  if (rest !== record) report('people_dropped', {})
  return rest
}

/** Removes the scripts of a collection, of which one was opened: it would be in the file twice, and the others are private. */
function dropScripts(record: RawRecord, report: ReportRepair): RawRecord {
  const entries = Object.entries(record).flatMap(([key, value]): [string, unknown][] => {
    if (key === 'collection' && isRecord(value)) return [[key, dropScripts(value, report)]]
    const scripts = collectionKeys.has(normalizeId(key)) ? scriptsOf(value) : []
    if (scripts.length > 1) report('scripts_dropped', {}, scripts.length)
    return scripts.length === 0 ? [[key, value]] : []
  })
  return Object.fromEntries(entries)
}
