import { buildWholeCharacter } from '../character/whole-character.ts'
import { isEqual } from '../equal.ts'
import { normalizeId } from '../id.ts'
import type { ScriptCharacter } from '../script/script.ts'
import { buildCharacter, type ReadContext } from './build-character.ts'
import { characterFieldTable } from './character-field-table.ts'
import type { Draft } from './draft.ts'
import { addExtra, addUnderFreeKey, isField } from './field-readers.ts'
import { createCustomId, type Identity, isValidCustomId } from './identity.ts'
import { isEmpty, isRecord } from './json-value.ts'
import type { ReportRepair } from './repair.ts'

export interface BuiltCharacters {
  characters: ScriptCharacter[]
  /** Maps each id in the file to the id on the script. */
  idByFileId: Map<string, string>
}

/** Builds all characters with unique ids, and merges or renames duplicates without losing data. */
export function buildCharacters(
  drafts: readonly Draft[],
  identities: readonly Identity[],
  context: ReadContext,
  report: ReportRepair
): BuiltCharacters {
  const taken = new Set(
    identities.flatMap(({ kind, id }) => (kind === 'unknown' ? [id, normalizeId(id)] : [id]))
  )
  const indexById = new Map<string, number>()
  const characters: ScriptCharacter[] = []
  const renamed = new Map<string, string>()

  for (const [index, draft] of drafts.entries()) {
    const identity = identities[index] ?? { kind: 'unknown', id: draft.fileId }
    const character = buildCharacter(draft, identity, context, report)
    const at = indexById.get(identity.id)
    const first = at === undefined ? undefined : characters[at]
    if (at === undefined || !first) {
      const built = withSafeId(character, draft, taken, context, report)
      indexById.set(identity.id, characters.length)
      characters.push(built)
      renamed.set(draft.fileId, built.id)
      if (identity.kind === 'official' && draft.fileId !== built.id)
        report('id_respelled', draft.location, draft.fileId, built.id)
      if (character.kind === 'unknown') report('id_unknown', draft.location, draft.fileId)
      continue
    }
    if (!renamed.has(draft.fileId)) renamed.set(draft.fileId, first.id)
    const merged = merge(first, character)
    if (merged) {
      const built = withSafeId(merged, draft, taken, context, report)
      characters[at] = built
      for (const [fileId, id] of renamed) if (id === first.id) renamed.set(fileId, built.id)
      report('duplicate_dropped', draft.location, draft.fileId)
    } else {
      const second = asDuplicate(character, draft, taken, context)
      characters.push(second)
      report('duplicate_renamed', draft.location, draft.fileId, second.id)
    }
  }
  return { characters, idByFileId: renamed }
}

/** Replaces an invalid custom id with a valid one and stores the old one as `originalId`. */
function withSafeId(
  character: ScriptCharacter,
  draft: Draft,
  taken: Set<string>,
  { catalogue }: ReadContext,
  report: ReportRepair
): ScriptCharacter {
  if (character.kind !== 'custom' || isValidCustomId(character.id, catalogue)) return character
  const id = createCustomId(character.id, character.name, taken, catalogue)
  taken.add(id)
  report('id_changed', draft.location, character.id, id)
  return { ...character, id, extra: withOriginalId(character.extra, draft.fileId) }
}

/** Gives a duplicate its own id; an official one becomes a custom character. */
function asDuplicate(
  character: ScriptCharacter,
  draft: Draft,
  taken: Set<string>,
  { catalogue, texts }: ReadContext
): ScriptCharacter {
  const facts = catalogue.characters.get(character.id)
  const changes = character.kind === 'official' ? character.changes : undefined
  const whole =
    character.kind === 'official' && facts ? buildWholeCharacter(facts, changes, texts) : character
  const name = draft.fields.name ?? facts?.name ?? ''
  const id = createCustomId(character.id, name, taken, catalogue)
  taken.add(id)
  const extra = withOriginalId(character.extra, draft.fileId)
  return 'team' in whole ? { ...whole, kind: 'custom', id, extra } : { ...character, id, extra }
}

function withOriginalId(extra: Readonly<Record<string, unknown>> | undefined, id: string) {
  const next = { ...extra }
  addUnderFreeKey(next, 'id', id)
  return next
}

/** Merges two entries with one id if one of them adds no game data; undefined otherwise. */
function merge(first: ScriptCharacter, second: ScriptCharacter): ScriptCharacter | undefined {
  if (covers(first, second)) return first
  if (covers(second, first)) return { ...second, id: first.id }
  if (isBare(second)) return withExtra(first, second.extra)
  return isBare(first) ? { ...withExtra(second, first.extra), id: first.id } : undefined
}

/** Whether a character has only an id, apart from unknown keys. */
const isBare = (character: ScriptCharacter) =>
  character.kind === 'unknown' || (character.kind === 'official' && character.changes === undefined)

function withExtra(character: ScriptCharacter, added: ScriptCharacter['extra']): ScriptCharacter {
  const extra = { ...character.extra }
  for (const [key, value] of Object.entries(added ?? {})) {
    if (isField(key, characterFieldTable)) addUnderFreeKey(extra, key, value)
    else addExtra(extra, key, value)
  }
  return Object.keys(extra).length > 0 ? { ...character, extra } : character
}

/** Whether `whole` contains every value of `part`. Zero and false count as absent. */
function covers(whole: object, part: object): boolean {
  const values = new Map(Object.entries(whole))
  return Object.entries(part).every(([key, value]) => {
    const other: unknown = values.get(key)
    if (key === 'kind' || key === 'id' || isEmpty(value) || value === 0 || value === false) return true
    if (isRecord(value) && isRecord(other)) return covers(other, value)
    return isEqual(other, value)
  })
}
