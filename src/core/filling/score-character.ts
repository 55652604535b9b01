import { typicalTeamSize } from '../advice/rules/advise-on-teams.ts'
import { gameTeams } from '../advice/script-facts.ts'
import type { Team } from '../character/team.ts'
import { fulfils, type NeedKind, needKinds, type ScriptProfile } from './script-profile.ts'
import type { Partner } from './usage-pairs.ts'

/** Why a character fits a script. i18n has the sentences. */
export type Reason =
  /** A character of the script needs it as its partner. */
  | { code: 'partner'; id: string }
  /** The script has nobody of its team. */
  | { code: 'team'; team: Team }
  /** It gives the script some of what it has none or few of. `count`: how many official characters do so already. */
  | { code: NeedKind; count: number }
  /** Published scripts combine it with these characters, with each at least `lift` times as often as by chance. */
  | { code: 'together'; ids: readonly string[]; lift: number }
  /** The share of the published scripts that have it, from 0 to 1. */
  | { code: 'popular'; share: number }
  /** It is newer than the statistics, and nothing else speaks for it. */
  | { code: 'new' }

/** A character that fits a script. */
export interface ScoredCharacter {
  id: string
  team: Team
  /** Higher fits better; comparable within one script. */
  score: number
  /** What contributes most to the score. */
  reason: Reason
  /** Ids of the script's characters with which it has a jinx. */
  jinxedWith: readonly string[]
}

/**
 * What published scripts for games of every size have: the median, and the number that 95 % don't exceed.
 */
const typicalNeeds: Record<NeedKind, { usual: number; most: number }> = {
  information: { usual: 8, most: 10 },
  misinformation: { usual: 5, most: 8 },
  deaths: { usual: 2, most: 6 },
  protection: { usual: 1.5, most: 4 },
  outsiders: { usual: 2, most: 4 }
}

/** Weight of a need that the script has nothing of. */
const needWeights: Record<NeedKind, number> = {
  information: 3,
  misinformation: 2.2,
  deaths: 2,
  protection: 2,
  outsiders: 1.8
}

const completeSize = 25

/** Below this number of characters, a script doesn't lack anything yet: it begins. */
const minSizeForNeeds = 5

/** Below this share of what is usual, the lack is a reason. */
const noteworthyLack = 0.3

/** Pairs that are named in a reason, and how much more frequent than by chance they are. */
const maxNamed = 2
const minLift = 1.1

/**
 * Scores an official character for a script: higher fits better. Undefined if it can't join: it is there, its partner is
 * missing, or a jinx keeps it from being in play with one of the script.
 *
 * @param teamIsGiven all candidates are of one team, so that the team is no reason
 */
export function scoreCharacter(
  id: string,
  profile: ScriptProfile,
  teamIsGiven = false
): ScoredCharacter | undefined {
  const { catalogue, traits } = profile.sources
  const character = catalogue.characters.get(id)
  if (!character || profile.has(id) || profile.isExcluded(id)) return undefined
  if (!(traits.needs.get(id) ?? []).every(profile.has)) return undefined
  return scoreFitting(id, character.team, profile, teamIsGiven)
}

/** Like `scoreCharacter`, for one that is known to fit. */
export function scoreFitting(
  id: string,
  team: Team,
  profile: ScriptProfile,
  teamIsGiven = false
): ScoredCharacter {
  const jinxedWith = profile.jinxedWith(id)
  const contributions = [
    ...partnerOf(id, profile),
    ...(teamIsGiven ? [] : missingTeam(team, profile)),
    ...needs(id, team, profile),
    ...together(profile.partnersOf(id)),
    popularity(id, team, profile)
  ]
  const gain = contributions.reduce((total, { value }) => total + value, 0)
  const [strongest] = contributions.sort((one, other) => weightAsReason(other) - weightAsReason(one))
  return {
    id,
    team,
    score: gain + roomOf(team, profile) - jinxCost(jinxedWith.length, profile) - excess(id, team, profile),
    reason: strongest?.reason ?? { code: 'new' },
    jinxedWith
  }
}

interface Contribution {
  value: number
  reason: Reason
}

/** Usage speaks for nearly every character that is suggested, so what is special about this one goes first. */
const weightAsReason = ({ value, reason: { code } }: Contribution) =>
  code === 'together' || code === 'popular' ? value / 2 : value

function partnerOf(id: string, profile: ScriptProfile): Contribution[] {
  const needer = profile.neededBy(id)
  return needer === undefined ? [] : [{ value: 6, reason: { code: 'partner', id: needer } }]
}

const isGameTeam = (team: Team) => gameTeams.some(each => each === team)

function missingTeam(team: Team, profile: ScriptProfile): Contribution[] {
  if (!isGameTeam(team) || profile.teamCount(team) > 0 || profile.size() < minSizeForNeeds) return []
  return [{ value: 3, reason: { code: 'team', team } }]
}

/** What the script lacks in proportion to its size. Homebrew might supply it, so each weakens the lack or refutes it. */
function needs(id: string, team: Team, profile: ScriptProfile): Contribution[] {
  if (!isGameTeam(team) || profile.size() < minSizeForNeeds) return []
  const progress = Math.min(1, profile.size() / completeSize)
  return needKinds
    .filter(kind => fulfils(id, team, kind, profile.sources.traits))
    .flatMap(kind => {
      const count = profile.needCount(kind)
      const { usual } = typicalNeeds[kind]
      if (count === 0 && profile.homebrewCount > 0) return []
      const lack = (usual * progress - count - profile.homebrewCount / 2) / usual
      return lack >= noteworthyLack
        ? [{ value: needWeights[kind] * lack, reason: { code: kind, count } }]
        : []
    })
}

/** Grows slowly with the sum, since many pairs of one edition say the same. */
function together(partners: readonly Partner[]): Contribution[] {
  const sum = partners.reduce((total, { lift }) => total + Math.log(lift), 0)
  const named = partners.slice(0, maxNamed).filter(({ lift }) => lift >= minLift)
  const lift = named.at(-1)?.lift
  if (sum <= 0 || lift === undefined) return []
  return [
    { value: 1.5 * Math.log1p(sum), reason: { code: 'together', ids: named.map(({ id }) => id), lift } }
  ]
}

/** Compared with a usual character of the team. */
function popularity(id: string, team: Team, { sources }: ScriptProfile): Contribution {
  const usage = sources.usageOf(id)
  if (!usage) return { value: -0.2, reason: { code: 'new' } }
  const usual = usage.scripts * (isGameTeam(team) ? 0.17 : 0.03)
  const value = Math.max(-1.5, Math.min(1.2, 0.9 * Math.log((usage.used + 1) / usual)))
  return { value, reason: { code: 'popular', share: usage.used / usage.scripts } }
}

/** The share of a team that is still missing. */
function roomOf(team: Team, profile: ScriptProfile): number {
  if (!isGameTeam(team)) return 0
  const typical = typicalTeamSize[team]
  return Math.max(0, typical - profile.teamCount(team)) / typical
}

/** Few published scripts have more than 5 jinxes. */
const jinxCost = (added: number, profile: ScriptProfile) =>
  added * (profile.jinxCount() + added > 5 ? 1.2 : 0.5)

/** What nearly all published scripts have less of. A second character with a partner makes claims too credible. */
function excess(id: string, team: Team, { needCount, sources, neededBy }: ScriptProfile): number {
  const { needs: partners } = sources.traits
  const isSecondPair =
    partners.has(id) && [...partners.values()].flat().some(partner => neededBy(partner) !== undefined)
  const tooMuch = needKinds.filter(
    kind => needCount(kind) >= typicalNeeds[kind].most && fulfils(id, team, kind, sources.traits)
  )
  return tooMuch.length * 1.2 + (isSecondPair ? 1.5 : 0)
}
