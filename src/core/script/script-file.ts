import type { Catalogue, CatalogueTexts } from '../catalogue/catalogue.ts'
import { limits } from '../limits.ts'
import type { ReadContext } from '../reading/build-character.ts'
import { flattenItems } from '../reading/classify-items.ts'
import { parseJsonText } from '../reading/json-text.ts'
import { isEmpty, isTooDeep, type RawRecord, toJsonValue } from '../reading/json-value.ts'
import { readScript } from '../reading/read-script.ts'
import { type Refusal, type Repair, refuseFile, reportRepairsTo } from '../reading/repair.ts'
import { depthLimit } from '../reading/tolerant-json.ts'
import { unwrap } from '../reading/unwrap.ts'
import { extrasKey, separateExtras } from './character-extras.ts'
import { toFileKeys } from './metadata-fields.ts'
import type { Script } from './script.ts'
import { withoutScriptFields } from './without-fields.ts'
import { withExtra, writeCharacter } from './write-character.ts'

export type { Refusal, RefusalCode, Repair, RepairCode } from '../reading/repair.ts'

export type ReadResult = { ok: true; value: { script: Script; repairs: Repair[] } } | Refusal

/** A script file: the meta entry first, then ids of official characters and full custom characters. */
export type ScriptFile = (string | Record<string, unknown>)[]

/**
 * Reads a script from parsed JSON: the official list, or the wrappers of other tools. Nothing of the script is lost:
 * unknown data is stored as `extra`, and every repair is listed. Refuses values without a script, and lists of more
 * than `limits.file.items` items.
 *
 * @param texts Catalogue texts of the file's language. A text of an official character that equals them isn't an
 *   override.
 * @example readScriptFile(['imp', { id: 'chef' }], catalogue) // { ok: true, value: { script, repairs } }
 */
export function readScriptFile(input: unknown, catalogue: Catalogue, texts?: CatalogueTexts): ReadResult {
  if (typeof input === 'string') return readScriptText(input, catalogue, texts)
  if (isTooDeep(input)) return refuseFile('file_too_deep', { limit: depthLimit })
  const repairs: Repair[] = []
  const report = reportRepairsTo(repairs)
  const found = unwrap(toJsonValue(input, report), catalogue, report)
  if (!found) return refuseFile('file_no_script')
  const count = flattenItems(found.items, () => {}).length
  if (count > limits.file.items) return refuseFile('file_too_many', { limit: limits.file.items, count })
  const context: ReadContext = texts ? { catalogue, texts } : { catalogue }
  const script = readScript(found, context, report)
  return script ? { ok: true, value: { script, repairs } } : refuseFile('file_no_script')
}

/** Like `readScriptFile`, for the text of a file. Repairs of the JSON are listed first. */
export function readScriptText(text: string, catalogue: Catalogue, texts?: CatalogueTexts): ReadResult {
  const json = parseJsonText(text)
  if (!json.ok) return json
  // Some files contain their JSON as a JSON string. A string inside that string isn't a script.
  const inner = typeof json.value === 'string' ? parseJsonText(json.value) : json
  if (!inner.ok || typeof inner.value === 'string') return refuseFile('file_no_script')
  const read = readScriptFile(inner.value, catalogue, texts)
  if (!read.ok) return read
  const repairs = [...json.repairs, ...(inner === json ? [] : inner.repairs), ...read.value.repairs]
  return { ok: true, value: { script: read.value.script, repairs } }
}

/** From this number of entries on, the format accepts a file. */
const fewestEntries = 5

/**
 * Writes a script as the official list. Reading the list gives the same script. Official characters are written as ids,
 * or in full when they have overrides, with the other texts from `texts` where given. Entries have only keys of the
 * format; others are in the meta entry. A meta entry without content is left out, unless the list would be too short.
 */
export function writeScriptFile(script: Script, catalogue: Catalogue, texts?: CatalogueTexts): ScriptFile {
  const written = [
    writeMeta(script),
    ...script.characters.map(character => writeCharacter(character, catalogue, texts))
  ]
  const separated = written.map(separateExtras)
  const [meta, ...entries] = separated.map(({ entry }) => entry)
  const ids = ['_meta', ...script.characters.map(({ id }) => id)]
  const extras = separated.flatMap(({ rest }, index) => (isEmpty(rest) ? [] : [{ id: ids[index], ...rest }]))
  const whole: RawRecord = { ...Object(meta), ...(extras.length > 0 ? { [extrasKey]: extras } : {}) }
  return saysNothing(whole) && entries.length !== fewestEntries - 1 ? entries : [whole, ...entries]
}

/** Whether a meta entry has only its id and an empty name. */
const saysNothing = (meta: RawRecord) =>
  Object.entries(meta).every(([key, value]) => key === 'id' || value === '')

function writeMeta(script: Script) {
  const { firstNight, otherNight, customData, extra } = script
  return withExtra(
    {
      id: '_meta',
      ...toFileKeys(script),
      ...(firstNight ? { firstNight } : {}),
      ...(otherNight ? { otherNight } : {}),
      ...(Object.keys(customData).length > 0 ? { customData } : {})
    },
    extra && withoutScriptFields(extra)
  )
}
