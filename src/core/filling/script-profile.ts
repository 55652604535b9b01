import {
  type AdviceSources,
  collectScriptFacts,
  gameTeams,
  homebrewCharacters
} from '../advice/script-facts.ts'
import type { OfficialCharacter } from '../catalogue/catalogue.ts'
import type { Trait, TraitFacts } from '../catalogue/traits.ts'
import type { CharacterUsage } from '../catalogue/usage.ts'
import type { Team } from '../character/team.ts'
import { normalizeId } from '../id.ts'
import type { Script } from '../script/script.ts'
import { bothWays, jinxBook } from './jinx-book.ts'
import { type Partner, usagePairs } from './usage-pairs.ts'

/** Data that filling needs besides the script. */
export interface FillingSources extends AdviceSources {
  /** Undefined for a character that is newer than the statistics. */
  usageOf: (id: string) => CharacterUsage | undefined
}

/** What a script needs some of: each is a property of official characters. */
export const needKinds = ['information', 'misinformation', 'deaths', 'protection', 'outsiders'] as const
export type NeedKind = (typeof needKinds)[number]

const traitsOfNeed: Record<NeedKind, readonly Trait[]> = {
  information: ['information'],
  misinformation: ['drunk', 'poison', 'madness', 'misregister', 'falsehood'],
  deaths: ['kills'],
  protection: ['protects'],
  outsiders: ['outsiders']
}

/** Counts about a script, from which scores of characters are computed. `add` updates them for a further character. */
export interface ScriptProfile {
  sources: FillingSources
  has: (id: string) => boolean
  teamCount: (team: Team) => number
  needCount: (kind: NeedKind) => number
  /** Number of characters in the teams of every game, with custom ones. */
  size: () => number
  /** Number of custom characters among them. Their abilities are unknown. */
  homebrewCount: number
  /** Characters of the script that published scripts combine with this one, highest lift first. */
  partnersOf: (id: string) => Partner[]
  /** Ids of the script's characters with which this one has a jinx. */
  jinxedWith: (id: string) => readonly string[]
  /** Number of jinxes among the official characters. */
  jinxCount: () => number
  /** Whether a jinx keeps this character from ever being in play with one of the script. */
  isExcluded: (id: string) => boolean
  /** The character of the script that needs this one as its partner. */
  neededBy: (id: string) => string | undefined
  add: (id: string) => void
}

/** Counts what a script has. Takes time in proportion to its length. */
export function profileScript(script: Script, sources: FillingSources): ScriptProfile {
  const facts = collectScriptFacts(script, sources)
  const { characters } = sources.catalogue
  const present = new Set<string>()
  const teamCounts = new Map<Team, number>()
  const needCounts = new Map<NeedKind, number>()
  const jinxes = jinxBook(sources.catalogue, facts.characters)
  const pairs = usagePairs(sources.usageOf)
  const exclusions = bothWays(sources.traits.excludes)
  const needers = new Map<string, string>()
  const excluded = new Set<string>()

  const countTeam = (team: Team) => teamCounts.set(team, (teamCounts.get(team) ?? 0) + 1)

  function addOfficial(id: string) {
    if (present.has(id)) return
    present.add(id)
    jinxes.add(id)
    pairs.add(id)
    const team = characters.get(id)?.team
    for (const kind of needKinds)
      if (team && fulfils(id, team, kind, sources.traits))
        needCounts.set(kind, (needCounts.get(kind) ?? 0) + 1)
    for (const partner of sources.traits.needs.get(id) ?? []) needers.set(partner, id)
    for (const other of exclusions.get(id) ?? []) excluded.add(other)
  }

  for (const { team } of facts.characters) countTeam(team)
  for (const id of officialOnScript(script, facts, characters)) addOfficial(id)

  return {
    sources,
    has: id => present.has(id),
    teamCount: team => teamCounts.get(team) ?? 0,
    needCount: kind => needCounts.get(kind) ?? 0,
    size: () => gameTeams.reduce((total, team) => total + (teamCounts.get(team) ?? 0), 0),
    homebrewCount: homebrewCharacters(facts).length,
    partnersOf: pairs.partnersOf,
    jinxedWith: jinxes.jinxedWith,
    jinxCount: jinxes.count,
    isExcluded: id => excluded.has(id),
    neededBy: id => needers.get(id),
    add(id) {
      const team = characters.get(id)?.team
      if (team) countTeam(team)
      addOfficial(id)
    }
  }
}

/**
 * The teams whose characters count for a need; without an entry, those of every game. Good
 * players learn, and are protected; the Sentinel hides the number of Outsiders too.
 */
const teamsOfNeed: Readonly<Partial<Record<NeedKind, readonly Team[]>>> = {
  information: ['townsfolk'],
  misinformation: ['outsider', 'minion', 'demon'],
  protection: ['townsfolk', 'outsider'],
  outsiders: [...gameTeams, 'fabled', 'loric']
}

/** Whether an official character gives a script some of what it needs. */
export const fulfils = (id: string, team: Team, kind: NeedKind, { traits }: TraitFacts) =>
  (teamsOfNeed[kind] ?? gameTeams).includes(team) &&
  (traits.get(id)?.some(trait => traitsOfNeed[kind].includes(trait)) ?? false)

/** Canonical ids of the official characters, also of those that the script has as translated custom characters. */
function officialOnScript(
  script: Script,
  facts: ReturnType<typeof collectScriptFacts>,
  official: ReadonlyMap<string, OfficialCharacter>
): string[] {
  const ids = new Set(script.characters.map(({ id }) => normalizeId(id)))
  const names = new Set(facts.characters.map(({ name }) => normalizeId(name)))
  return [...official.values()]
    .filter(({ id, name }) => ids.has(id) || names.has(normalizeId(name)))
    .map(({ id }) => id)
}
