import type { Catalogue, CatalogueTexts, OfficialCharacter } from '../catalogue/catalogue.ts'
import { officialJinxes } from '../catalogue/catalogue-list.ts'
import type { Character } from '../character/character.ts'
import type { CharacterFields } from '../character/character-fields.ts'
import type { Team } from '../character/team.ts'
import { isEqual } from '../equal.ts'
import { nights, reminderField } from '../night/night.ts'
import type { ScriptCharacter } from '../script/script.ts'
import type { Draft } from './draft.ts'
import type { Identity } from './identity.ts'
import { isEmpty } from './json-value.ts'
import type { FileLocation, ReportRepair } from './repair.ts'

/** The catalogue, and its texts where the file's language is known. */
export interface ReadContext {
  catalogue: Catalogue
  texts?: CatalogueTexts
}

/** Builds the script's character from a draft and its resolved identity. */
export function buildCharacter(
  draft: Draft,
  { kind, id }: Identity,
  context: ReadContext,
  report: ReportRepair
): ScriptCharacter {
  if (kind === 'unknown') return withExtra({ kind, id }, draft.rawWithoutId)
  const facts = kind === 'official' ? context.catalogue.characters.get(id) : undefined
  return facts ? buildOfficial(draft, facts, context.texts, report) : buildCustom(draft, id, report)
}

/** Only values that differ from the catalogue become overrides. */
function buildOfficial(
  draft: Draft,
  facts: OfficialCharacter,
  texts: CatalogueTexts | undefined,
  report: ReportRepair
): ScriptCharacter {
  const { id: _, almanacDetails: __, ...fields } = draft.fields
  const team = fields.team ?? facts.team
  const given = { ...fields, ...imageField(fields.image, team, draft.location, report) }
  const official: Record<string, unknown> = { ...facts, edition: facts.edition || undefined }
  const officialTexts: Record<string, unknown> = texts
    ? { ...texts.characters[facts.id], jinxes: officialJinxes(facts, texts) }
    : {}
  const overrides = Object.fromEntries(
    Object.entries(given).filter(
      ([key, value]) => !isSame(key, value, official) && !isSame(key, value, officialTexts)
    )
  )
  const changes = { ...emptiedFields(draft, official, officialTexts), ...overrides }
  const character = { kind: 'official', id: facts.id } as const
  return withExtra(Object.keys(changes).length > 0 ? { ...character, changes } : character, draft.extra)
}

/** Whether a value is the official one. Most files have straight apostrophes in names. */
const isSame = (key: string, value: unknown, official: Readonly<Record<string, unknown>>) =>
  isEqual(value, official[key]) ||
  (key === 'name' && typeof value === 'string' && straighten(value) === straighten(official.name))

const straighten = (name: unknown) => (typeof name === 'string' ? name.replaceAll('’', "'") : undefined)

/** The fields that a whole entry of an official character may empty, and what it gives them. */
const emptiable = {
  flavor: '',
  firstNightReminder: '',
  otherNightReminder: '',
  reminders: [],
  remindersGlobal: [],
  special: []
} as const

/**
 * Returns the official values that an entry empties. Only an entry with name and ability has a say: others leave out
 * what they don't know. Without texts, an official text is unknown, so that none can be emptied.
 */
function emptiedFields({ emptied, fields }: Draft, ...officials: Readonly<Record<string, unknown>>[]) {
  if (fields.name === undefined || fields.ability === undefined) return {}
  return Object.fromEntries(
    Object.entries(emptiable).filter(
      ([key]) => emptied.has(key) && officials.some(official => !isEmpty(official[key]))
    )
  )
}

function buildCustom(draft: Draft, id: string, report: ReportRepair): ScriptCharacter {
  const { almanacDetails: _, ...fields } = draft.fields
  const team = fields.team ?? 'townsfolk'
  if (fields.team === undefined) {
    const unknownTeam = draft.extra.originalTeam
    report(unknownTeam === undefined ? 'team_missing' : 'team_unknown', draft.location, unknownTeam, team)
  }
  const name = fields.name ?? nameFrom(draft.fileId)
  if (fields.name === undefined) report('name_made', draft.location, undefined, name)
  const character: Character = {
    firstNight: 0,
    otherNight: 0,
    setup: false,
    ability: '',
    ...fields,
    ...imageField(fields.image, team, draft.location, report),
    id,
    name,
    team
  }
  reportWakeIssues(character, draft.location, report)
  return withExtra({ kind: 'custom', ...character }, draft.extra)
}

/** Makes a name from an id. @example nameFrom('pit_hag-2') // 'Pit hag 2' */
function nameFrom(id: string): string {
  const name = id.replace(/[_-]+/g, ' ').trim() || id
  return name.charAt(0).toUpperCase() + name.slice(1)
}

/** Applies the image rules of section 4 of the specification, "On import"; {} when there is no image. */
function imageField(
  image: CharacterFields['image'] | undefined,
  team: Team,
  location: FileLocation,
  report: ReportRepair
) {
  if (!image) return {}
  const images = [...image]
  const drop = () => report('image_dropped', { ...location, field: 'image' }, images.pop())
  if (images.length === 3 && team !== 'traveller') drop()
  if (images.length === 2 && team === 'fabled') drop()
  return { image: images }
}

/** Reports a wake-up without a reminder, and a reminder without a wake-up. */
function reportWakeIssues(character: Character, location: FileLocation, report: ReportRepair) {
  for (const night of nights) {
    const reminder = character[reminderField[night]]
    if (character[night] > 0 && reminder === undefined)
      report('wake_without_reminder', { ...location, field: night })
    if (character[night] === 0 && reminder !== undefined)
      report('reminder_without_wake', { ...location, field: reminderField[night] })
  }
}

const withExtra = <Entry extends ScriptCharacter>(entry: Entry, extra: Readonly<Record<string, unknown>>) =>
  Object.keys(extra).length > 0 ? { ...entry, extra } : entry
