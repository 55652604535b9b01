import type { Game, Seat } from '../game.ts'
import { type Characters, seatAlignment } from '../in-play.ts'
import { executionsOf } from './nominations.ts'
import { hasAbility, livingPlayers } from './votes.ts'

/** When a hint matters: before a nomination starts its vote, during the vote, at the end of the day. */
export type DayMoment = 'nomination' | 'vote' | 'execution'

/** What a hint is about at such a moment. */
export interface DayMatter {
  readonly game: Game
  readonly characters: Characters
  readonly nominator: Seat | undefined
  /** The player nominated, or about to be executed. */
  readonly nominee: Seat | undefined
  /** The players with a hand up. */
  readonly voters: readonly Seat[]
}

interface DayRule {
  /** Id of the hint; its text has the same one. */
  readonly id: string
  readonly moment: DayMoment
  /** Id of the character, which a living player has or nobody. */
  readonly character: string
  /** The hint is about this player, who has the character or else, with `marked`, its reminder. */
  readonly about?: 'nominator' | 'nominee'
  readonly marked?: true
  /** The ability is used up once the character's own reminder lies beside it. */
  readonly once?: true
  readonly when?: (matter: DayMatter) => boolean
}

/** What characters change about nominations, votes and executions, in the order in which it is shown. */
const rules = [
  { id: 'psychopath', moment: 'nomination', character: 'psychopath', when: matter => today(matter) === 0 },
  { id: 'bishop', moment: 'nomination', character: 'bishop' },
  { id: 'bigwig', moment: 'nomination', character: 'bigwig' },
  { id: 'riot', moment: 'nomination', character: 'riot', when: ({ game }) => game.round >= 3 },
  {
    id: 'gunslinger',
    moment: 'nomination',
    character: 'gunslinger',
    when: matter => today(matter) === 1
  },
  {
    id: 'butcher',
    moment: 'nomination',
    character: 'butcher',
    when: ({ game }) => executionsOf(game, game.round).length > 0
  },
  { id: 'virgin', moment: 'nomination', character: 'virgin', about: 'nominee', once: true },
  { id: 'goblin', moment: 'nomination', character: 'goblin', about: 'nominee' },
  { id: 'gnome', moment: 'nomination', character: 'gnome', about: 'nominee', marked: true },
  {
    id: 'witch',
    moment: 'nomination',
    character: 'witch',
    about: 'nominator',
    marked: true,
    when: ({ game }) => livingPlayers(game) > 3
  },
  { id: 'golem', moment: 'nomination', character: 'golem', about: 'nominator', once: true },
  {
    id: 'princess',
    moment: 'nomination',
    character: 'princess',
    about: 'nominator',
    when: ({ game }) => game.round === 1
  },

  { id: 'voudon', moment: 'vote', character: 'voudon' },
  { id: 'butler', moment: 'vote', character: 'butler' },
  { id: 'zealot', moment: 'vote', character: 'zealot', when: ({ game }) => livingPlayers(game) >= 5 },
  { id: 'vizier', moment: 'vote', character: 'vizier', when: matter => voted(matter, 'good') },
  {
    id: 'legion',
    moment: 'vote',
    character: 'legion',
    when: matter => voted(matter, 'evil') && !voted(matter, 'good')
  },
  {
    id: 'judge',
    moment: 'vote',
    character: 'judge',
    once: true,
    when: ({ nominator }) => !(nominator && hasAbility(nominator, 'judge'))
  },
  { id: 'deviant', moment: 'vote', character: 'deviant', about: 'nominee' },

  { id: 'saint', moment: 'execution', character: 'saint', about: 'nominee' },
  { id: 'vizierSafe', moment: 'execution', character: 'vizier', about: 'nominee' },
  { id: 'psychopathDuel', moment: 'execution', character: 'psychopath', about: 'nominee' },
  { id: 'boomdandy', moment: 'execution', character: 'boomdandy', about: 'nominee' },
  { id: 'goblinClaimed', moment: 'execution', character: 'goblin', about: 'nominee', marked: true },
  { id: 'devilsadvocate', moment: 'execution', character: 'devilsadvocate', about: 'nominee', marked: true },
  { id: 'fearmonger', moment: 'execution', character: 'fearmonger', about: 'nominee', marked: true },
  { id: 'ventriloquist', moment: 'execution', character: 'ventriloquist', about: 'nominee', marked: true },
  {
    id: 'eviltwin',
    moment: 'execution',
    character: 'eviltwin',
    about: 'nominee',
    marked: true,
    when: matter => isNominee(matter, 'good')
  },
  {
    id: 'pacifist',
    moment: 'execution',
    character: 'pacifist',
    when: matter => isNominee(matter, 'good')
  },
  {
    id: 'leviathan',
    moment: 'execution',
    character: 'leviathan',
    when: matter => isNominee(matter, 'good')
  },
  { id: 'mastermind', moment: 'execution', character: 'mastermind', when: matter => isTeam(matter, 'demon') },
  { id: 'minstrel', moment: 'execution', character: 'minstrel', when: matter => isTeam(matter, 'minion') },
  { id: 'scapegoat', moment: 'execution', character: 'scapegoat', when: sharesScapegoatsSide },
  {
    id: 'cannibal',
    moment: 'execution',
    character: 'cannibal',
    when: ({ nominee }) => nominee !== undefined
  },
  { id: 'atheist', moment: 'execution', character: 'atheist' },
  { id: 'mayor', moment: 'execution', character: 'mayor', when: ({ game }) => livingPlayers(game) === 3 },
  { id: 'vortox', moment: 'execution', character: 'vortox' },
  {
    id: 'demonVoted',
    moment: 'execution',
    character: 'flowergirl',
    when: matter => todaysVoters(matter, 'demon')
  },
  {
    id: 'demonNotVoted',
    moment: 'execution',
    character: 'flowergirl',
    when: matter => !todaysVoters(matter, 'demon')
  },
  {
    id: 'minionNominated',
    moment: 'execution',
    character: 'towncrier',
    when: matter => todaysNominators(matter, 'minion')
  },
  {
    id: 'minionNotNominated',
    moment: 'execution',
    character: 'towncrier',
    when: matter => !todaysNominators(matter, 'minion')
  }
] as const satisfies readonly DayRule[]

export type DayHintId = (typeof rules)[number]['id']

/** A rule that matters now. `seat` is the player it is about, if it is about one. */
export interface DayHint {
  readonly id: DayHintId
  readonly character: string
  readonly seat: Seat | undefined
}

/** What characters in play change about what happens now. These are hints: nothing is decided by them. */
export function dayHints(moment: DayMoment, matter: DayMatter): DayHint[] {
  return rules.flatMap((rule: DayRule & { id: DayHintId }) => {
    if (rule.moment !== moment || rule.when?.(matter) === false) return []
    const holder = holderOf(rule, matter)
    return holder ? [{ id: rule.id, character: rule.character, seat: holder.seat }] : []
  })
}

/** The player because of whom a rule matters; without a seat for a character that nobody has; undefined if it doesn’t matter. */
function holderOf(rule: DayRule, matter: DayMatter): { seat: Seat | undefined } | undefined {
  const { game } = matter
  if (!rule.about && game.unseatedCharacters.includes(rule.character)) return { seat: undefined }
  const candidates = rule.about ? [matter[rule.about]] : game.seats
  const seat = candidates.find(each => each && isHolder(rule, game, each))
  return seat && { seat }
}

function isHolder({ character, marked, once }: DayRule, game: Game, seat: Seat): boolean {
  const isMarked = game.reminders.some(each => each.seat === seat.id && each.character === character)
  if (marked) return isMarked
  return seat.alive && hasAbility(seat, character) && !(once && isMarked)
}

/** Number of the nominations of today. */
const today = ({ game }: DayMatter) =>
  game.nominations.filter(({ day, exile }) => day === game.round && !exile).length

const voted = ({ voters, characters }: DayMatter, alignment: 'good' | 'evil') =>
  voters.some(seat => seatAlignment(seat, characters) === alignment)

const isNominee = ({ nominee, characters }: DayMatter, alignment: 'good' | 'evil') =>
  nominee !== undefined && seatAlignment(nominee, characters) === alignment

const isTeam = ({ nominee, characters }: DayMatter, team: 'demon' | 'minion') =>
  characters.get(nominee?.character ?? '')?.team === team

function sharesScapegoatsSide({ game, nominee, characters }: DayMatter): boolean {
  const scapegoat = game.seats.find(seat => hasAbility(seat, 'scapegoat'))
  const side = scapegoat && seatAlignment(scapegoat, characters)
  return (
    nominee !== undefined &&
    nominee !== scapegoat &&
    side !== undefined &&
    side === seatAlignment(nominee, characters)
  )
}

const todaysVoters = ({ game, characters }: DayMatter, team: 'demon') =>
  game.seats.some(
    ({ id, character }) =>
      characters.get(character)?.team === team &&
      game.nominations.some(
        ({ day, exile, hands }) => day === game.round && !exile && Object.hasOwn(hands, id)
      )
  )

const todaysNominators = ({ game, characters }: DayMatter, team: 'minion') =>
  game.seats.some(
    ({ id, character }) =>
      characters.get(character)?.team === team &&
      game.nominations.some(({ day, exile, nominator }) => day === game.round && !exile && nominator === id)
  )
