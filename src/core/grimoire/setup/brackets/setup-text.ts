import type { Team } from '../../../character/team.ts'
import { foldLetters } from '../../../fold-letters.ts'
import {
  anyNumber,
  type ChangedTeam,
  changedTeams,
  combine,
  numbersBetween,
  type SetupOptions
} from '../number-options.ts'
import type { SetupChange } from '../team-counts.ts'
import { findSignedNumbers, type NumberText, readUnsignedNumbers } from './read-numbers.ts'
import { setupWords } from './setup-words.ts'

/** Beginnings of the names of the teams, in the languages that abilities can be written in. */
export type TeamNames = Readonly<Record<ChangedTeam | 'townsfolk', readonly string[]>>

/** What names in a bracket mean. */
export interface SetupNames {
  /** Folded. */
  readonly teams: TeamNames
  /** The id of the character whose name a text begins with. */
  readonly findCharacter: (text: string) => string | undefined
  readonly teamOf: (id: string) => Team | undefined
}

/** What a part of a bracket says, and about which team or character. */
interface Reading {
  readonly about: string
  readonly options: SetupOptions
}

const bracket = /\[([^[\]]*)\]/
/** Longer than any that can be read. */
const maxLength = 400

/** The part of an ability that is about the setup, without its brackets; '' if there is none. */
export const setupText = (ability: string) => bracket.exec(ability)?.[1]?.trim() ?? ''

/**
 * Reads the setup of a character from the bracket of its ability: `[+1 Outsider]`, `[-1 or +1 Outsider]`, `[No Minions]`,
 * `[Exactly 3 Outsiders]`, `[+the King]`. Undefined where it says nothing that a setup can be checked for.
 *
 * @param own id of the character
 */
export function readSetupText(ability: string, own: string, names: SetupNames): SetupOptions | undefined {
  const text = setupText(ability)
  if (text === '') return undefined
  const readings = new Map<string, SetupOptions>()
  for (const part of splitParts(text)) {
    const reading = readPart(part, own, names)
    if (reading && !readings.has(reading.about)) readings.set(reading.about, reading.options)
  }
  return readings.size > 0 ? combine([...readings.values()]) : undefined
}

const words = (pattern: string) => new RegExp(`^(?:${pattern})(?: (.*)|$)`)
/** A comma between numbers separates nothing: `+1, +2 or +3 Outsiders`. */
const separators = new RegExp(`[.;:&]|(?<!\\d),| (?:${setupWords.and}) (?=[+±-])`)
/** Between two changes of which one applies; between two numbers it doesn't follow a word. */
const alternatives = new RegExp(`(?<=[a-z)]) (?:${setupWords.or}) (?=[+±-])`)

const splitParts = (text: string) =>
  foldLetters(text.slice(0, maxLength))
    .replaceAll('...', '…')
    .replaceAll("'", '’')
    .replace(/[−–—]/g, '-')
    .replace(/\s+/g, ' ')
    .split(separators)
    .map(part => part.trim())

function readPart(part: string, own: string, names: SetupNames): Reading | undefined {
  const readings = part.split(alternatives).map(each => readChange(each, own, names))
  const [first, ...others] = readings
  if (!first || others.length === 0) return first
  const all = readings.flatMap(reading => reading ?? [])
  return {
    about: all.map(({ about }) => about).join(),
    options: usual => all.flatMap(({ options }) => options(usual))
  }
}

const readChange = (part: string, own: string, names: SetupNames): Reading | undefined =>
  readNone(part, names.teams) ??
  readEvilTownsfolk(part, names.teams) ??
  readSigned(part, own, names) ??
  readUnsigned(part, names.teams)

const none = words(setupWords.none)
const noneAtEnd = new RegExp(`^(.*) (?:${setupWords.noneAtEnd})$`)
const evil = new RegExp(`(?:^| )(?:${setupWords.evil})`)

function readNone(part: string, teams: TeamNames): Reading | undefined {
  const subject = (none.exec(part) ?? noneAtEnd.exec(part))?.[1]
  if (subject === undefined) return undefined
  const team = teamAt(subject, teams)
  if (team && isAlone(team.rest)) return reading(team.team, { set: { [team.team]: 0 } })
  const isAllEvil = evil.test(subject) && !namesTownsfolk(subject, teams)
  return isAllEvil ? reading('evil', { set: { minion: 0, demon: 0 } }) : undefined
}

const number = new RegExp(`^(?:${setupWords.one}|(\\d)) `)

/** `1 Townsfolk is evil`. */
function readEvilTownsfolk(part: string, teams: TeamNames): Reading | undefined {
  const start = number.exec(part)
  if (!start || !evil.test(part) || !namesTownsfolk(part.slice(start[0].length), teams)) return undefined
  return reading('evilTownsfolk', { evilTownsfolk: Number(start[1] ?? 1) })
}

/** `+1 Outsider`, `-? to +? Outsiders`, `+the King`, `+0 to +2 Village Idiots`. */
function readSigned(part: string, own: string, names: SetupNames): Reading | undefined {
  const found = findSignedNumbers(part)
  const team = found && teamAt(found.rest, names.teams, mostAdjectives)?.team
  if (team) return { about: team, options: addToTeam(team, found) }
  const id = found?.numbers && names.findCharacter(found.rest)
  if (id === undefined) return undefined
  const changes = found?.numbers?.flatMap(each => addCharacter(id, each, own, names)) ?? []
  return changes.length > 0 ? reading(id, ...changes) : undefined
}

const addToTeam = (team: ChangedTeam, { numbers, from, to }: NumberText): SetupOptions =>
  numbers
    ? () => numbers.map(each => ({ add: { [team]: each } }))
    : anyNumber(team, {
        ...(from === undefined ? {} : { from: usual => usual + from }),
        ...(to === undefined ? {} : { to: usual => usual + to })
      })

/** A character comes in addition to its team's number, or is one of them. The own character is there already. */
function addCharacter(id: string, more: number, own: string, { teamOf }: SetupNames): SetupChange[] {
  if (more <= 0) return more === 0 ? [{}] : []
  const include = { [id]: id === own ? more + 1 : more }
  const team = changedTeams.find(each => each === teamOf(id))
  return team ? [{ add: { [team]: more }, include }, { include }] : [{ include }]
}

const any = words(setupWords.any)
const exactly = words(setupWords.exactly)
const least = words(setupWords.least)
const most = words(setupWords.most)

/** `Exactly 3 Outsiders`, `Minimum 1 Outsider`, `1-2 Outsiders`, `X Outsiders`: nothing else, or it is about some of them. */
function readUnsigned(part: string, teams: TeamNames): Reading | undefined {
  const anyOf = teamAt(any.exec(part)?.[1] ?? '', teams)
  if (anyOf && isAlone(anyOf.rest)) return { about: anyOf.team, options: anyNumber(anyOf.team) }
  const [atLeast, atMost] = [least.exec(part)?.[1], most.exec(part)?.[1]]
  const found = readUnsignedNumbers(atLeast ?? atMost ?? exactly.exec(part)?.[1] ?? part)
  const team = teamAt(found?.rest ?? '', teams)
  if (!team || !isAlone(team.rest)) return undefined
  const numbers = found?.numbers ?? []
  const [from = 0, to = numbers.at(-1) ?? 0] = [numbers[0]]
  if (atLeast !== undefined) return { about: team.team, options: anyNumber(team.team, { from: () => from }) }
  const allowed = atMost === undefined ? numbers : numbersBetween(0, to)
  if (allowed.length === 0) return { about: team.team, options: anyNumber(team.team) }
  return reading(team.team, ...allowed.map(each => ({ set: { [team.team]: each } })))
}

const reading = (about: string, ...changes: SetupChange[]): Reading => ({ about, options: () => changes })

/** Words like “extra” or an article between a number and the team. */
const mostAdjectives = 2

/** Of plurals and cases: Marginaux, Untergebenen. */
const ending = /^[a-z]{0,4}(?![a-z])(.*)/

/** The team that a text begins with the name of, after so many words at most. */
function teamAt(
  text: string,
  teams: TeamNames,
  skipped = 0
): { team: ChangedTeam; rest: string } | undefined {
  for (const team of changedTeams)
    for (const name of teams[team]) {
      const rest = text.startsWith(name) && ending.exec(text.slice(name.length))?.[1]
      if (rest !== false && rest !== undefined) return { team, rest: rest.trim() }
    }
  const next = text.indexOf(' ')
  return skipped > 0 && next > 0 ? teamAt(text.slice(next + 1), teams, skipped - 1) : undefined
}

const inPlay = new RegExp(`^(?:${setupWords.inPlay})?$`)
const isAlone = (rest: string) => inPlay.test(rest)

const namesTownsfolk = (text: string, { townsfolk }: TeamNames) => townsfolk.some(name => text.includes(name))
