import { buildWholeCharacter } from '../character/whole-character.ts'
import { normalizeId } from '../id.ts'
import type { ScriptCharacter } from '../script/script.ts'
import { buildCharacter, type ReadContext } from './build-character.ts'
import type { Draft } from './draft.ts'
import { createIdMaker, type Identity, isValidCustomId } from './identity.ts'
import { MergedCharacter } from './merged-character.ts'
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
  const makeId = createIdMaker(takenIds(identities), context.catalogue)
  const built: MergedCharacter[] = []
  const firstById = new Map<string, MergedCharacter>()
  const firstByFileId = new Map<string, MergedCharacter>()

  for (const [index, draft] of drafts.entries()) {
    const identity = identities[index] ?? { kind: 'unknown', id: draft.fileId }
    const character = buildCharacter(draft, identity, context, report)
    const first = firstById.get(identity.id)
    const merged = first ?? new MergedCharacter(character)
    if (!firstByFileId.has(draft.fileId)) firstByFileId.set(draft.fileId, merged)
    if (first && !first.add(character)) {
      const duplicate = asDuplicate(character, draft, context, makeId)
      built.push(duplicate)
      report('duplicate_renamed', draft.location, draft.fileId, duplicate.id)
      continue
    }
    makeIdSafe(merged, draft, context, makeId, report)
    if (first) {
      report('duplicate_dropped', draft.location, draft.fileId)
      continue
    }
    firstById.set(identity.id, merged)
    built.push(merged)
    if (identity.kind === 'official' && draft.fileId !== merged.id)
      report('id_respelled', draft.location, draft.fileId, merged.id)
    if (character.kind === 'unknown') report('id_unknown', draft.location, draft.fileId)
  }
  return {
    characters: built.map(each => each.build()),
    idByFileId: new Map([...firstByFileId].map(([fileId, { id }]) => [fileId, id]))
  }
}

type MakeId = ReturnType<typeof createIdMaker>

/** Undescribed ids are taken in every spelling. */
const takenIds = (identities: readonly Identity[]) =>
  identities.flatMap(({ kind, id }) => (kind === 'unknown' ? [id, normalizeId(id)] : [id]))

/** Replaces an invalid custom id with a valid one. */
function makeIdSafe(
  merged: MergedCharacter,
  draft: Draft,
  { catalogue }: ReadContext,
  makeId: MakeId,
  report: ReportRepair
) {
  const { id, kind, name } = merged
  if (kind !== 'custom' || isValidCustomId(id, catalogue)) return
  merged.rename(makeId(id, name), draft.fileId)
  report('id_changed', draft.location, id, merged.id)
}

/** Gives a duplicate its own id; an official one becomes a custom character. */
function asDuplicate(
  character: ScriptCharacter,
  draft: Draft,
  { catalogue, texts }: ReadContext,
  makeId: MakeId
): MergedCharacter {
  const facts = catalogue.characters.get(character.id)
  const changes = character.kind === 'official' ? character.changes : undefined
  const whole =
    character.kind === 'official' && facts ? buildWholeCharacter(facts, changes, texts) : character
  const duplicate = new MergedCharacter(
    'team' in whole ? { ...whole, extra: character.extra, kind: 'custom' } : character
  )
  duplicate.rename(makeId(character.id, draft.fields.name ?? facts?.name ?? ''), draft.fileId)
  return duplicate
}
