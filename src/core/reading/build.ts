import type { Catalogue, CatalogueTexts, OfficialCharacter } from '../catalogue.ts'
import { officialJinxes } from '../catalogue-list.ts'
import type { Character } from '../character.ts'
import type { CharacterFields } from '../character-fields.ts'
import { isEqual } from '../equal.ts'
import { nights, reminderOf } from '../night.ts'
import type { ScriptCharacter } from '../script.ts'
import type { Team } from '../team.ts'
import type { Draft } from './draft.ts'
import type { Identity } from './identity.ts'
import type { Note, Place } from './repair.ts'

export interface Known {
  catalogue: Catalogue
  texts?: CatalogueTexts
}

/** Makes the script's character of a draft, by what it turned out to be. */
export function buildCharacter(
  draft: Draft,
  { kind, id }: Identity,
  known: Known,
  note: Note
): ScriptCharacter {
  if (kind === 'unknown') return withExtra({ kind, id }, draft.rest)
  const facts = kind === 'official' ? known.catalogue.characters.get(id) : undefined
  return facts ? buildOfficial(draft, facts, known.texts, note) : buildCustom(draft, id, note)
}

/** Only what differs from the catalogue is kept as a change. */
function buildOfficial(
  draft: Draft,
  facts: OfficialCharacter,
  texts: CatalogueTexts | undefined,
  note: Note
): ScriptCharacter {
  const { id: _, almanacDetails: __, ...fields } = draft.fields
  const team = fields.team ?? facts.team
  const given = { ...fields, ...imageField(fields.image, team, draft.place, note) }
  const official: Record<string, unknown> = { ...facts, edition: facts.edition || undefined }
  const words: Record<string, unknown> = texts
    ? { ...texts.characters[facts.id], jinxes: officialJinxes(facts, texts) }
    : {}
  const changes = Object.fromEntries(
    Object.entries(given).filter(
      ([key, value]) => !isEqual(value, official[key]) && !isEqual(value, words[key])
    )
  )
  const character = { kind: 'official', id: facts.id } as const
  return withExtra(Object.keys(changes).length > 0 ? { ...character, changes } : character, draft.extra)
}

function buildCustom(draft: Draft, id: string, note: Note): ScriptCharacter {
  const { almanacDetails: _, ...fields } = draft.fields
  const team = fields.team ?? 'townsfolk'
  if (fields.team === undefined) {
    const odd = draft.extra.originalTeam
    note(odd === undefined ? 'team_missing' : 'team_unknown', draft.place, odd, team)
  }
  const name = fields.name ?? nameFrom(draft.fileId)
  if (fields.name === undefined) note('name_made', draft.place, undefined, name)
  const character: Character = {
    firstNight: 0,
    otherNight: 0,
    setup: false,
    ability: '',
    ...fields,
    ...imageField(fields.image, team, draft.place, note),
    id,
    name,
    team
  }
  remarkWaking(character, draft.place, note)
  return withExtra({ kind: 'custom', ...character }, draft.extra)
}

/** 'pit_hag-2' as a name: 'Pit hag 2'. */
function nameFrom(id: string): string {
  const words = id.replace(/[_-]+/g, ' ').trim() || id
  return words.charAt(0).toUpperCase() + words.slice(1)
}

/** The image rules of section 4 of the specification, On import; `image` is absent when there is none. */
function imageField(image: CharacterFields['image'] | undefined, team: Team, place: Place, note: Note) {
  if (!image) return {}
  const kept = [...image]
  const drop = () => note('image_dropped', { ...place, field: 'image' }, kept.pop())
  if (kept.length === 3 && team !== 'traveller') drop()
  if (kept.length === 2 && team === 'fabled') drop()
  return { image: kept }
}

function remarkWaking(character: Character, place: Place, note: Note) {
  for (const night of nights) {
    const reminder = character[reminderOf[night]]
    if (character[night] > 0 && reminder === undefined)
      note('wake_without_reminder', { ...place, field: night })
    if (character[night] === 0 && reminder !== undefined)
      note('reminder_without_wake', { ...place, field: reminderOf[night] })
  }
}

const withExtra = <Entry extends ScriptCharacter>(entry: Entry, extra: Readonly<Record<string, unknown>>) =>
  Object.keys(extra).length > 0 ? { ...entry, extra } : entry
