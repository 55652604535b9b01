import { characterFieldTable } from '../reading/character-field-table.ts'
import { type FieldTable, findField, readFields } from '../reading/field-readers.ts'
import { withoutPeople } from '../reading/game-state.ts'
import type { RawRecord } from '../reading/json-value.ts'
import { metaFieldTable } from '../reading/meta-entry.ts'
import { extrasKey } from './character-extras.ts'

/**
 * Leaves out the unknown keys of an entry that the reader of a file would take for fields. Reading leaves none, but a
 * request to the server may bring them, and a file would then say something else than the script's page.
 *
 * @param except fields that may stay
 */
export function withoutFields<Fields>(
  extra: RawRecord,
  table: FieldTable<Fields>,
  except: readonly (keyof Fields)[] = []
): RawRecord {
  return filterKeys(extra, key => {
    const field = findField(key, table)
    return field === undefined || except.includes(field)
  })
}

/**
 * Leaves out the unknown keys of a script that a reader would take for its fields, and the people of a game. Jinxes stay,
 * as reading leaves those without a place there.
 */
export function withoutScriptFields(extra: RawRecord): RawRecord {
  const { [extrasKey]: _, ...rest } = withoutFields(withoutPeople(extra), metaFieldTable, ['jinxes'])
  return rest
}

/** Leaves out what would describe an unknown character and so make it a custom one: a readable name or ability. */
export function withoutDescription(extra: RawRecord): RawRecord {
  const { name, ability } = readFields(extra, characterFieldTable, () => undefined, {}).fields
  if (name === undefined && ability === undefined) return extra
  return filterKeys(extra, key => {
    const field = findField(key, characterFieldTable)
    return field !== 'name' && field !== 'ability'
  })
}

const filterKeys = (record: RawRecord, isKept: (key: string) => boolean): RawRecord =>
  Object.fromEntries(Object.entries(record).filter(([key]) => isKept(key)))
