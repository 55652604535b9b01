import type { Catalogue, CatalogueTexts } from '../catalogue/catalogue.ts'
import type { Character } from '../character/character.ts'
import { buildWholeCharacter } from '../character/whole-character.ts'
import { limits } from '../limits.ts'
import type { ReadContext } from '../reading/build-character.ts'
import { flattenItems } from '../reading/classify-items.ts'
import { parseJsonText } from '../reading/json-text.ts'
import { isTooDeep, toJsonValue } from '../reading/json-value.ts'
import { readScript } from '../reading/read-script.ts'
import { type Refusal, type Repair, refuseFile, reportRepairsTo } from '../reading/repair.ts'
import { depthLimit } from '../reading/tolerant-json.ts'
import { unwrap } from '../reading/unwrap.ts'
import { toFileKeys } from './metadata-fields.ts'
import type { Script, ScriptCharacter } from './script.ts'

export type { Refusal, RefusalCode, Repair, RepairCode } from '../reading/repair.ts'

export type ReadResult = { ok: true; value: { script: Script; repairs: Repair[] } } | Refusal

/** A script file: the meta entry first, then ids of official characters and full custom characters. */
export type ScriptFile = (string | Record<string, unknown>)[]

/**
 * Reads a script from parsed JSON: the official list, or the wrappers of other tools. Nothing in the file is lost:
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
  const found = unwrap(toJsonValue(input, report), report)
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

/**
 * Writes a script as the official list. Reading the list gives the same script. Official characters are written as ids,
 * or in full when they have overrides, with the other texts from `texts` where given.
 */
export function writeScriptFile(script: Script, catalogue: Catalogue, texts?: CatalogueTexts): ScriptFile {
  return [
    writeMeta(script),
    ...script.characters.map(character => writeCharacter(character, catalogue, texts))
  ]
}

function writeMeta(script: Script) {
  const { firstNight, otherNight, customData } = script
  return withExtra(
    {
      id: '_meta',
      ...toFileKeys(script),
      ...(firstNight ? { firstNight } : {}),
      ...(otherNight ? { otherNight } : {}),
      ...(Object.keys(customData).length > 0 ? { customData } : {})
    },
    script.extra
  )
}

function writeCharacter(
  character: ScriptCharacter,
  catalogue: Catalogue,
  texts: CatalogueTexts | undefined
): ScriptFile[number] {
  if (character.kind === 'custom') return writeWhole(character, false)
  const { id, extra } = character
  const facts = catalogue.characters.get(id)
  if (character.kind === 'official' && character.changes && facts)
    return writeWhole(
      { ...buildWholeCharacter(facts, character.changes, texts), ...(extra ? { extra } : {}) },
      true
    )
  if (character.kind === 'official' && character.changes)
    return withExtra({ id, ...character.changes }, extra)
  return extra && Object.keys(extra).length > 0 ? withExtra({ id }, extra) : id
}

/**
 * Writes the fields of a full character in the order of the official format, without empty ones. For an official
 * character, absent wake-up numbers and an absent `setup` would mean the official values, so they are always written;
 * an ability unknown here is left to the reader's catalogue.
 */
function writeWhole(character: Character, isOfficial: boolean): Record<string, unknown> {
  const { id, name, team, ability, image, edition, flavor, setup, jinxes, special, extra } = character
  const hasWakeNumbers = isOfficial || character.firstNight > 0 || character.otherNight > 0
  return withExtra(
    {
      id,
      name,
      team,
      ...(ability || !isOfficial ? { ability } : {}),
      ...withoutEmpty({ image, edition, flavor }),
      ...(hasWakeNumbers ? { firstNight: character.firstNight } : {}),
      ...withoutEmpty({ firstNightReminder: character.firstNightReminder }),
      ...(hasWakeNumbers ? { otherNight: character.otherNight } : {}),
      ...withoutEmpty({
        otherNightReminder: character.otherNightReminder,
        reminders: character.reminders,
        remindersGlobal: character.remindersGlobal
      }),
      ...(setup || isOfficial ? { setup } : {}),
      ...withoutEmpty({ jinxes, special })
    },
    extra
  )
}

const withoutEmpty = (fields: Record<string, string | readonly unknown[] | undefined>) =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined && value.length > 0))

/** Adds unknown keys at the end; they never replace known ones. */
const withExtra = (known: Record<string, unknown>, extra: Readonly<Record<string, unknown>> | undefined) =>
  extra
    ? { ...known, ...Object.fromEntries(Object.entries(extra).filter(([key]) => !Object.hasOwn(known, key))) }
    : known
