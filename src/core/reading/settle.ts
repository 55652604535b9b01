import { isEqual } from '../equal.ts'
import { plainId } from '../id.ts'
import type { ScriptCharacter } from '../script.ts'
import { buildCharacter, type Known } from './build.ts'
import { characterFields } from './character-fields.ts'
import type { Draft } from './draft.ts'
import { addExtra, isField, keepAside } from './field.ts'
import { type Identity, isSafeId, safeId } from './identity.ts'
import type { Note } from './repair.ts'
import { isEmpty, isRecord } from './tidy.ts'
import { wholeCharacter } from './whole.ts'

export interface Settled {
  characters: ScriptCharacter[]
  /** The id of the script for each id that the file uses. */
  renamed: Map<string, string>
}

/** Builds every character, gives each an id of its own and settles duplicates without losing what they say. */
export function settle(
  drafts: readonly Draft[],
  identities: readonly Identity[],
  known: Known,
  note: Note
): Settled {
  const taken = new Set(identities.flatMap(({ kind, id }) => (kind === 'unknown' ? [id, plainId(id)] : [id])))
  const places = new Map<string, number>()
  const characters: ScriptCharacter[] = []
  const renamed = new Map<string, string>()

  for (const [index, draft] of drafts.entries()) {
    const identity = identities[index] ?? { kind: 'unknown', id: draft.fileId }
    const character = buildCharacter(draft, identity, known, note)
    const at = places.get(identity.id)
    const first = at === undefined ? undefined : characters[at]
    if (at === undefined || !first) {
      const settled = withSafeId(character, draft, taken, known, note)
      places.set(identity.id, characters.length)
      characters.push(settled)
      renamed.set(draft.fileId, settled.id)
      if (identity.kind === 'official' && draft.fileId !== settled.id)
        note('id_respelled', draft.place, draft.fileId, settled.id)
      if (character.kind === 'unknown') note('id_unknown', draft.place, draft.fileId)
      continue
    }
    if (!renamed.has(draft.fileId)) renamed.set(draft.fileId, first.id)
    const joined = join(first, character)
    if (joined) {
      const settled = withSafeId(joined, draft, taken, known, note)
      characters[at] = settled
      for (const [fileId, id] of renamed) if (id === first.id) renamed.set(fileId, settled.id)
      note('duplicate_dropped', draft.place, draft.fileId)
    } else {
      const second = asSecond(character, draft, taken, known)
      characters.push(second)
      note('duplicate_renamed', draft.place, draft.fileId, second.id)
    }
  }
  return { characters, renamed }
}

/** A custom id outside the rule gives way to a safe one and stays in the file as `originalId`. */
function withSafeId(
  character: ScriptCharacter,
  draft: Draft,
  taken: Set<string>,
  { catalogue }: Known,
  note: Note
): ScriptCharacter {
  if (character.kind !== 'custom' || isSafeId(character.id, catalogue)) return character
  const id = safeId(character.id, character.name, taken, catalogue)
  taken.add(id)
  note('id_changed', draft.place, character.id, id)
  return { ...character, id, extra: withOriginalId(character.extra, draft.fileId) }
}

function asSecond(
  character: ScriptCharacter,
  draft: Draft,
  taken: Set<string>,
  { catalogue, texts }: Known
): ScriptCharacter {
  const facts = catalogue.characters.get(character.id)
  const changes = character.kind === 'official' ? character.changes : undefined
  const whole = character.kind === 'official' && facts ? wholeCharacter(facts, changes, texts) : character
  const name = draft.fields.name ?? facts?.name ?? ''
  const id = safeId(character.id, name, taken, catalogue)
  taken.add(id)
  const extra = withOriginalId(character.extra, draft.fileId)
  return 'team' in whole ? { ...whole, kind: 'custom', id, extra } : { ...character, id, extra }
}

function withOriginalId(extra: Readonly<Record<string, unknown>> | undefined, id: string) {
  const next = { ...extra }
  keepAside(next, 'id', id)
  return next
}

/** Two entries of one id as one, when the poorer says nothing of its own about the game; undefined otherwise. */
function join(first: ScriptCharacter, second: ScriptCharacter): ScriptCharacter | undefined {
  if (covers(first, second)) return first
  if (covers(second, first)) return { ...second, id: first.id }
  if (isBare(second)) return withMore(first, second.extra)
  return isBare(first) ? { ...withMore(second, first.extra), id: first.id } : undefined
}

/** Whether a character says nothing but its id, unknown keys apart. */
const isBare = (character: ScriptCharacter) =>
  character.kind === 'unknown' || (character.kind === 'official' && character.changes === undefined)

function withMore(character: ScriptCharacter, more: ScriptCharacter['extra']): ScriptCharacter {
  const extra = { ...character.extra }
  for (const [key, value] of Object.entries(more ?? {})) {
    if (isField(key, characterFields)) keepAside(extra, key, value)
    else addExtra(extra, key, value)
  }
  return Object.keys(extra).length > 0 ? { ...character, extra } : character
}

/** Whether `poor` says nothing that `rich` does not say as well. Zero and false are what absent would mean. */
function covers(rich: object, poor: object): boolean {
  const values = new Map(Object.entries(rich))
  return Object.entries(poor).every(([key, value]) => {
    const other: unknown = values.get(key)
    if (key === 'kind' || key === 'id' || isEmpty(value) || value === 0 || value === false) return true
    if (isRecord(value) && isRecord(other)) return covers(other, value)
    return isEqual(other, value)
  })
}
