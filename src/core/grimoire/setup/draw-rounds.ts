import type { Game } from '../game.ts'
import { type Characters, charactersInPlay, isInPlay, numberInPlay } from '../in-play.ts'
import type { TeamNames } from './brackets/setup-text.ts'
import { chooseBag } from './choose-bag.ts'
import { drawLimits } from './draw-limits.ts'
import { type Candidate, fillSeats } from './fill-seats.ts'
import { allowsRepeats } from './repeats.ts'
import { appliedChanges, countedSeats, type SetupChoice, setupChoices } from './setup-choices.ts'
import { charactersApart, setupsByJinx } from './setup-jinxes.ts'
import { type SetupChange, teamCounts } from './team-counts.ts'

export interface SetupDraw {
  readonly game: Game
  readonly characters: Characters
  /** What can be drawn: the script's characters. */
  readonly candidates: readonly Candidate[]
  readonly names: TeamNames
  /** Ids of the seats that keep their character. */
  readonly locked: ReadonlySet<string>
  /** A number from 0 up to, but not including, 1. */
  readonly random: () => number
}

/** A drawn character can bring a change that makes another draw necessary. */
const maxDraws = 20

/**
 * Gives seats characters, again until no drawn character asks for something else. Those that ask for what can't be give
 * way. Undefined for numbers of players that the rules have no setup for.
 */
export function drawUntilRight(draw: SetupDraw): Game | undefined {
  const rejected = new Set<string>()
  let drawn = draw.game
  for (let round = 0; round < maxDraws; round++) {
    const choices = choicesOf(draw, drawn)
    const next = drawOnce(draw, drawn, choices, rejected)
    if (!next) return undefined
    const nextChoices = choicesOf(draw, next)
    const failed = failedChoices(draw, next, choices).filter(({ character }) => !rejected.has(character.id))
    const [before, after] = [
      changingCharacters(draw, drawn, choices),
      changingCharacters(draw, next, nextChoices)
    ]
    if (failed.length === 0 && isSame(before, after)) return next
    for (const { character } of failed) rejected.add(character.id)
    drawn = next
  }
  return drawn
}

export const choicesOf = ({ characters, names }: SetupDraw, game: Game) =>
  setupChoices(game, characters, names)

/** The characters in play that the setup depends on: those with a change that applies, and those that allow duplicates. */
const changingCharacters = ({ characters }: SetupDraw, game: Game, choices: readonly SetupChoice[]) =>
  new Set([
    ...choices.filter(({ applied }) => applied !== undefined).map(({ character }) => character.id),
    ...charactersInPlay(game).filter(id => allowsRepeats(characters.get(id)))
  ])

const isSame = (one: ReadonlySet<string>, other: ReadonlySet<string>) =>
  one.size === other.size && [...one].every(id => other.has(id))

function drawOnce(
  draw: SetupDraw,
  game: Game,
  choices: readonly SetupChoice[],
  rejected: ReadonlySet<string>
): Game | undefined {
  const { candidates, locked, random } = draw
  const changes = appliedChanges(choices)
  const counts = teamCounts(countedSeats(game).length, changes)
  if (!counts) return undefined
  const seats = countedSeats(game).map(({ id, character }) => ({ id, character, locked: locked.has(id) }))
  const mostOf = drawLimits(game, draw)
  const bag = chooseBag({
    seats,
    counts,
    candidates,
    include: includedCharacters(changes),
    stays: changingCharacters(draw, game, choices),
    mostOf: id => (rejected.has(id) ? 0 : mostOf(id)),
    apart: charactersApart,
    goodTwice: changes.some(({ goodTwice }) => goodTwice),
    random
  })
  const dealt = fillSeats(seats, bag, random)
  return {
    ...game,
    seats: game.seats.map(seat => {
      const character = dealt[seat.id] ?? seat.character
      return character === seat.character ? seat : { ...seat, character, believes: '' }
    })
  }
}

/** The choices whose characters have lost their seat, or lack others that they need. */
const failedChoices = (
  { locked, game: { seats } }: SetupDraw,
  drawn: Game,
  choices: readonly SetupChoice[]
): SetupChoice[] =>
  choices.filter(({ character, options, applied }) => {
    if (applied === undefined || seats.some(seat => locked.has(seat.id) && seat.character === character.id))
      return false
    return (
      !changesSetup(drawn, character.id) ||
      Object.entries(options[applied]?.include ?? {}).some(([id, number]) => numberInPlay(drawn, id) < number)
    )
  })

const changesSetup = (game: Game, id: string) => isInPlay(game, id) || setupsByJinx(game).includes(id)

/** All characters that have to be in play; as often as the change says that needs most of them. */
function includedCharacters(changes: readonly SetupChange[]): Record<string, number> {
  const numbers = new Map<string, number>()
  for (const { include = {} } of changes)
    for (const [id, number] of Object.entries(include))
      numbers.set(id, Math.max(number, numbers.get(id) ?? 0))
  return Object.fromEntries(numbers)
}
