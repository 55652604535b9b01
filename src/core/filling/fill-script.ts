import { gameTeams } from '../advice/script-facts.ts'
import type { Catalogue, OfficialCharacter } from '../catalogue/catalogue.ts'
import { type Edition, editionOf } from '../catalogue/edition.ts'
import { getCharacterFacts } from '../character/character-facts.ts'
import type { Script } from '../script/script.ts'
import { addCharacter, removeCharacters, sortCharacters } from '../script/script-characters.ts'
import { scoreFitting } from './score-character.ts'
import { type FillingSources, profileScript, type ScriptProfile } from './script-profile.ts'

/** The teams that are filled. */
export type FilledTeam = (typeof gameTeams)[number]

/** Number of characters that a script shall have, by team. */
export type Targets = Readonly<Record<FilledTeam, number>>

/** The highest number that can be asked for. */
export const maxTarget = 20

export interface FillOptions {
  targets: Targets
  /** Draws from these editions only; [] means all. */
  editions: readonly Edition[]
  /** `balanced` prefers what fits the others and what scripts often use; `random` gives each the same chance. */
  mode: 'balanced' | 'random'
  /** Ids that stay, of characters on the script and of drawn ones. Other characters of the script in these teams go. */
  kept: ReadonlySet<string>
  /** Returns a number of at least 0 and below 1. */
  random: () => number
}

/** A proposal of what a script's teams could have. */
export interface Filling {
  /** Ids by team: what stays, in the order of `kept`, then what was drawn. */
  teams: Readonly<Record<FilledTeam, readonly string[]>>
  /** Teams with too few characters to draw from, and how many they lack. */
  short: readonly { team: FilledTeam; count: number }[]
}

/** How strongly `balanced` prefers what fits. At 0, it would be as `random`. */
const preference = 1.2

/**
 * Townsfolk come before Outsiders, since some bring an Outsider as their partner. Evil comes first, since the good
 * characters are chosen to fit it.
 */
const drawingOrder = ['demon', 'minion', 'townsfolk', 'outsider'] as const satisfies FilledTeam[]

/**
 * Draws official characters until each team has its target. No jinx keeps two of them from being in play together, and
 * a character that needs a partner comes with it. The same options and random numbers give the same result.
 */
export function fillScript(script: Script, sources: FillingSources, options: FillOptions): Filling {
  const { catalogue } = sources
  const { targets, kept } = options
  const base = withoutLoose(script, catalogue, kept)
  const profile = profileScript(base, sources)
  const teams = idsByTeam(base, catalogue)
  const teamOf = (id: string) => gameTeams.find(team => team === catalogue.characters.get(id)?.team)
  const roomIn = (team: FilledTeam) => targets[team] - profile.teamCount(team)

  function add(id: string) {
    const team = teamOf(id)
    if (!team || profile.has(id)) return
    profile.add(id)
    teams[team].push(id)
  }

  /** Partners that a character needs and that aren't there yet; undefined when they have no room. */
  function partnersToAdd(id: string): string[] | undefined {
    const missing = (sources.traits.needs.get(id) ?? []).filter(partner => !profile.has(partner))
    const added = [id, ...missing].map(teamOf)
    const hasRoom = gameTeams.every(team => {
      const count = added.filter(each => each === team).length
      return count === 0 || roomIn(team) >= count
    })
    return hasRoom && missing.every(partner => candidates.has(partner) && !profile.isExcluded(partner))
      ? missing
      : undefined
  }

  const candidates = new Map(candidatesOf(catalogue, options).map(character => [character.id, character]))
  for (const id of kept) add(id)
  for (const id of candidates.keys()) {
    const team = teamOf(id)
    if (profile.neededBy(id) !== undefined && team && roomIn(team) > 0 && !profile.isExcluded(id)) add(id)
  }
  const short: { team: FilledTeam; count: number }[] = []
  for (const team of drawingOrder) {
    while (roomIn(team) > 0) {
      const fitting = [...candidates.values()].filter(
        each =>
          each.team === team &&
          !profile.has(each.id) &&
          !profile.isExcluded(each.id) &&
          partnersToAdd(each.id)
      )
      const drawn = drawOne(fitting, profile, options)
      if (drawn === undefined) break
      for (const id of [drawn, ...(partnersToAdd(drawn) ?? [])]) add(id)
    }
    if (roomIn(team) > 0) short.push({ team, count: roomIn(team) })
  }
  return { teams, short: short.sort((one, other) => rankOf(one.team) - rankOf(other.team)) }
}

/** Ids that a filling adds to a script and removes from it. */
export function fillingChange(script: Script, { teams }: Filling, catalogue: Catalogue) {
  const filled = new Set(gameTeams.flatMap(team => teams[team]))
  const current = Object.values(idsByTeam(script, catalogue)).flat()
  const present = new Set(current)
  return {
    added: [...filled].filter(id => !present.has(id)),
    removed: current.filter(id => !filled.has(id))
  }
}

/** Makes a filling the script's, with the added characters in the publisher's order at the end. */
export function applyFilling(script: Script, filling: Filling, catalogue: Catalogue): Script {
  const { added, removed } = fillingChange(script, filling, catalogue)
  const characters = added.map(id => ({ kind: 'official' as const, id }))
  const sorted = sortCharacters({ ...script, characters }, catalogue).characters
  return sorted.reduce(
    (next, character) => addCharacter(next, character, catalogue),
    removeCharacters(script, removed)
  )
}

/** Ids of the script's characters in the filled teams, in script order. */
export function idsByTeam(script: Script, catalogue: Catalogue): Record<FilledTeam, string[]> {
  const ids: Record<FilledTeam, string[]> = { townsfolk: [], outsider: [], minion: [], demon: [] }
  for (const character of script.characters) {
    const team = gameTeams.find(each => each === getCharacterFacts(character, catalogue)?.team)
    if (team) ids[team].push(character.id)
  }
  return ids
}

const withoutLoose = (script: Script, catalogue: Catalogue, kept: ReadonlySet<string>): Script =>
  removeCharacters(
    script,
    Object.values(idsByTeam(script, catalogue))
      .flat()
      .filter(id => !kept.has(id))
  )

const candidatesOf = ({ characters }: Catalogue, { editions }: FillOptions) =>
  [...characters.values()].filter(
    character =>
      gameTeams.some(team => team === character.team) &&
      (editions.length === 0 || editions.includes(editionOf(character)))
  )

/** Draws one of them, by the mode's weights; undefined from none. */
function drawOne(
  fitting: readonly OfficialCharacter[],
  profile: ScriptProfile,
  { mode, random }: FillOptions
): string | undefined {
  const weightOf = ({ id, team }: OfficialCharacter) =>
    mode === 'random' ? 1 : Math.exp(preference * scoreFitting(id, team, profile).score)
  const weighted = fitting.map(character => ({ id: character.id, weight: weightOf(character) }))
  let left = random() * weighted.reduce((total, { weight }) => total + weight, 0)
  for (const { id, weight } of weighted) {
    left -= weight
    if (left < 0) return id
  }
  return weighted.at(-1)?.id
}

const rankOf = (team: FilledTeam) => gameTeams.indexOf(team)
