import type { Catalogue } from '../catalogue/catalogue.ts'
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
  const ids = createIds(identities, context.catalogue)
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
      const duplicate = asDuplicate(character, draft, context, ids.make)
      built.push(duplicate)
      report('duplicate_renamed', draft.location, draft.fileId, duplicate.id)
      continue
    }
    makeIdSafe(merged, draft, ids, report)
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

/** The ids of a file, as the characters may have them on the script. */
interface Ids {
  make: ReturnType<typeof createIdMaker>
  /** Whether a custom id is valid. */
  isValid: (id: string) => boolean
  /** Whether another character has the id in another spelling: an official one, or one that comes before it. */
  isSimilar: (id: string) => boolean
}

function createIds(identities: readonly Identity[], catalogue: Catalogue): Ids {
  const isValid = (id: string) => isValidCustomId(id, catalogue)
  const official = identities.filter(({ kind }) => kind === 'official')
  const valid = identities.filter(({ kind, id }) => kind === 'custom' && isValid(id))
  const unknown = identities.filter(({ kind }) => kind === 'unknown')
  const owners = new Map([...official, ...valid].reverse().map(({ id }) => [normalizeId(id), id] as const))
  owners.delete('')
  return {
    make: createIdMaker(
      [...valid, ...unknown].map(({ id }) => id),
      catalogue
    ),
    isValid,
    isSimilar: id => (owners.get(normalizeId(id)) ?? id) !== id
  }
}

/** Replaces a custom id that is invalid, or another spelling of a character's id: references couldn't tell them apart. */
function makeIdSafe(merged: MergedCharacter, draft: Draft, ids: Ids, report: ReportRepair) {
  const { id, kind, name } = merged
  if (kind !== 'custom' || (ids.isValid(id) && !ids.isSimilar(id))) return
  const code = ids.isValid(id) ? 'id_similar' : 'id_changed'
  merged.rename(ids.make(id, name), draft.fileId)
  report(code, draft.location, id, merged.id)
}

/** Gives a duplicate its own id; an official one becomes a custom character. */
function asDuplicate(
  character: ScriptCharacter,
  draft: Draft,
  { catalogue, texts }: ReadContext,
  makeId: Ids['make']
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
