import type { Catalogue, CatalogueTexts, CharacterTexts } from '../catalogue/catalogue.ts'
import type { Special } from '../character/character.ts'
import { type CharacterFacts, getCharacterFacts } from '../character/character-facts.ts'
import { type Team, teams } from '../character/team.ts'
import { isStepId, type Night, reminderField, type StepId } from '../night/night.ts'
import { nightOrder } from '../night/night-order.ts'
import { almanacIntroductionKey, almanacKey } from '../script/almanac-keys.ts'
import { fieldsFromScript } from '../script/fields-from-script.ts'
import { jinxesInPlay } from '../script/jinxes-in-play.ts'
import type { Script, ScriptCharacter } from '../script/script.ts'
import { jinxLanguage, type OtherLanguage, type TextLanguages, textLanguages } from './text-languages.ts'

/** A character with every text and fact that views and prints show, official or custom. */
export interface CastCharacter {
  id: string
  /** An official character with overrides stays `official`. */
  kind: 'official' | 'custom'
  name: string
  /** The official English name, or the script's own name where it gives one. */
  englishName: string
  team: Team
  edition: string
  ability: string
  flavor: string
  setup: boolean
  firstNight: number
  firstNightReminder: string
  otherNight: number
  otherNightReminder: string
  reminders: readonly string[]
  remindersGlobal: readonly string[]
  special: readonly Special[]
  /** URLs of the script's own images. Empty means the catalogue's icon or a placeholder. */
  images: readonly string[]
  almanacDetails: string
  /** The texts that aren't in the cast's language. */
  languages: TextLanguages
}

/** One line of a night order: a step, or a character that wakes. */
export type NightEntry =
  | { kind: 'step'; id: StepId; name: string; reminder: string }
  | { kind: 'character'; id: string; character: CastCharacter; reminder: string }

/** A jinx between two characters that are both on the script. */
export interface JinxInPlay {
  first: CastCharacter
  second: CastCharacter
  reason: string
  /** The language of the reason if it isn't the cast's. */
  language: OtherLanguage | undefined
}

/** A script joined with the catalogue and the texts of one language. Every view and print is built from it. */
export interface Cast {
  title: string
  author: string
  logo: string
  hideTitle: boolean
  background: string
  almanac: string
  bootlegger: readonly string[]
  /** In script order. */
  characters: readonly CastCharacter[]
  /** Ids that neither the catalogue nor the script describes. Screens list them; prints leave them out. */
  unknown: readonly string[]
  firstNight: readonly NightEntry[]
  otherNight: readonly NightEntry[]
  jinxes: readonly JinxInPlay[]
  almanacIntroduction: string
}

/**
 * Joins a script with the official facts and the texts of one language. Field by field, the script's text wins over
 * the language's. A text that the language lacks is ''; a missing name is the official one. A character that a change
 * of the script leaves alone stays the same object; nights and jinxes are joined when they are first read.
 *
 * @example buildCast(script, catalogue, texts).characters.map(({ name }) => name)
 */
export function buildCast(script: Script, catalogue: Catalogue, texts: CatalogueTexts): Cast {
  const characters = new Map<string, CastCharacter>()
  const unknown: string[] = []
  for (const character of script.characters) {
    const facts = getCharacterFacts(character, catalogue)
    if (facts) characters.set(character.id, sameOrNew(character, facts, script, texts))
    else unknown.push(character.id)
  }
  return {
    title: script.title,
    author: script.author,
    logo: script.logo ?? '',
    hideTitle: script.hideTitle,
    background: script.background ?? '',
    almanac: script.almanac ?? '',
    bootlegger: script.bootlegger.filter(rule => rule.trim() !== ''),
    characters: [...characters.values()],
    unknown,
    get firstNight() {
      return keep(this, 'firstNight', nightEntries(script, 'firstNight', characters, catalogue, texts))
    },
    get otherNight() {
      return keep(this, 'otherNight', nightEntries(script, 'otherNight', characters, catalogue, texts))
    },
    get jinxes() {
      return keep(this, 'jinxes', castJinxes(script, characters, catalogue, texts))
    },
    almanacIntroduction: getText(script.customData, almanacIntroductionKey)
  }
}

/**
 * Groups characters by team, in the order of `teams`. Within a team the given order stays; empty teams are left out.
 *
 * @example groupByTeam(cast.characters).map(({ team, characters }) => [team, characters.length])
 */
export function groupByTeam<Item extends { team: Team }>(
  characters: readonly Item[]
): { team: Team; characters: Item[] }[] {
  return teams
    .map(team => ({ team, characters: characters.filter(character => character.team === team) }))
    .filter(group => group.characters.length > 0)
}

/** Replaces the getter of a property by its value. */
function keep<Key extends keyof Cast>(cast: Cast, key: Key, value: Cast[Key]): Cast[Key] {
  Object.defineProperty(cast, key, { value, enumerable: true })
  return value
}

const knownCharacters = new WeakMap<
  ScriptCharacter,
  { facts: CharacterFacts; texts: CatalogueTexts; cast: CastCharacter }
>()

/** The cast character of a script's character: the same object as the last time if it is made of the same. */
function sameOrNew(character: ScriptCharacter, facts: CharacterFacts, script: Script, texts: CatalogueTexts) {
  const known = knownCharacters.get(character)
  const almanacDetails = getText(script.customData, almanacKey(facts.id))
  if (known?.facts === facts && known.texts === texts && known.cast.almanacDetails === almanacDetails)
    return known.cast
  const cast = { ...castCharacter(character, facts, texts), almanacDetails }
  knownCharacters.set(character, { facts, texts, cast })
  return cast
}

function castCharacter(
  character: ScriptCharacter,
  facts: CharacterFacts,
  texts: CatalogueTexts
): Omit<CastCharacter, 'almanacDetails'> {
  const fromScript = fieldsFromScript(character)
  const official: Partial<CharacterTexts> =
    facts.kind === 'official' ? (texts.characters[facts.id] ?? {}) : {}
  return {
    id: facts.id,
    kind: facts.kind,
    name: fromScript.name ?? official.name ?? facts.name,
    englishName: facts.name,
    team: facts.team,
    edition: facts.edition,
    ability: fromScript.ability ?? official.ability ?? '',
    flavor: fromScript.flavor ?? official.flavor ?? '',
    setup: facts.setup,
    firstNight: facts.firstNight,
    firstNightReminder: fromScript.firstNightReminder ?? official.firstNightReminder ?? '',
    otherNight: facts.otherNight,
    otherNightReminder: fromScript.otherNightReminder ?? official.otherNightReminder ?? '',
    reminders: fromScript.reminders ?? official.reminders ?? facts.reminders,
    remindersGlobal: fromScript.remindersGlobal ?? official.remindersGlobal ?? facts.remindersGlobal,
    special: facts.special,
    images: fromScript.image ?? [],
    languages: textLanguages(character, facts, texts)
  }
}

const nightEntries = (
  script: Script,
  night: Night,
  characters: ReadonlyMap<string, CastCharacter>,
  catalogue: Catalogue,
  texts: CatalogueTexts
): NightEntry[] =>
  nightOrder(script, night, catalogue).flatMap((id): NightEntry[] => {
    if (isStepId(id)) {
      const step = texts.steps[id]
      return [{ kind: 'step', id, name: step.name, reminder: step[reminderField[night]] ?? '' }]
    }
    const character = characters.get(id)
    return character ? [{ kind: 'character', id, character, reminder: character[reminderField[night]] }] : []
  })

const castJinxes = (
  script: Script,
  characters: ReadonlyMap<string, CastCharacter>,
  catalogue: Catalogue,
  texts: CatalogueTexts
): JinxInPlay[] =>
  jinxesInPlay(script, catalogue, texts).flatMap(jinx => {
    const first = characters.get(jinx.first)
    const second = characters.get(jinx.second)
    const language = jinxLanguage(jinx, texts)
    return first && second ? [{ first, second, reason: jinx.reason, language }] : []
  })

function getText(customData: Script['customData'], key: string) {
  const text = customData[key]
  return typeof text === 'string' ? text : ''
}
