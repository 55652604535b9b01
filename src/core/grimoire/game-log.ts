import type { Action, ActionType } from './action.ts'
import { applyAction } from './apply-action.ts'
import type { Game } from './game.ts'
import type { GameRecord } from './game-record.ts'

/** Actions that only arrange the table or tick something off. They are no part of the story. */
const untold = [
  'moveSeat',
  'swapSeats',
  'rotateSeats',
  'markSeen',
  'changeBag',
  'setStepDone',
  'setVote',
  'reopenVote',
  'setVoteTokens',
  'chooseSetup',
  'addBluffGroup',
  'removeBluffGroup',
  'saveCard',
  'removeCard'
] as const satisfies readonly ActionType[]

/** Types of the actions that a log tells. */
export type ToldAction = Exclude<ActionType, (typeof untold)[number]>

/** Something that happened, with the game before and after it. */
export interface LogEntry {
  readonly action: Action<ToldAction>
  readonly before: Game
  readonly after: Game
}

/** What happened in one phase of a game, with the game at its start and end. */
export interface LogSection {
  readonly phase: Game['phase']
  readonly round: number
  readonly before: Game
  readonly after: Game
  readonly entries: readonly LogEntry[]
}

type OpenSection = { -readonly [Key in keyof LogSection]: LogSection[Key] } & { entries: LogEntry[] }

/** Tells a game from its actions: one section for the setup and for each night and day that was played. */
export function gameLog({ start, done }: GameRecord): LogSection[] {
  const sections = [newSection(start, start)]
  let before = start
  for (const { action, game } of done.flatMap(actionsOf)) {
    const after = game ?? applyAction(before, action)
    let section = sections.at(-1)
    if (section?.phase !== after.phase || section.round !== after.round) {
      section = newSection(before, after)
      sections.push(section)
    }
    section.after = after
    if (isTold(action) && after !== before) addEntry(section.entries, { action, before, after })
    before = after
  }
  return sections.filter(({ phase, entries }) => phase === 'setup' || entries.length > 0)
}

/** The actions of a transaction; a single one with the game after it, which is known. */
const actionsOf = ({ transaction, game }: GameRecord['done'][number]) =>
  transaction.map(action => ({ action, game: transaction.length === 1 ? game : undefined }))

const newSection = (before: Game, after: Game): OpenSection => ({
  phase: after.phase,
  round: after.round,
  before,
  after,
  entries: []
})

/** A text that is typed in parts, or characters that are drawn again, is one entry. */
function addEntry(entries: LogEntry[], entry: LogEntry) {
  const last = entries.at(-1)
  const subject = repeatedSubject(entry.action)
  if (last && subject !== undefined && subject === repeatedSubject(last.action)) {
    entries.pop()
    entries.push({ ...entry, before: last.before })
  } else entries.push(entry)
}

/** What an action replaces that is often done again at once; undefined for those that each tell something. */
function repeatedSubject({ type, data }: Action): string | undefined {
  switch (type) {
    case 'deal':
      return type
    case 'writeNote':
      return `${type} ${data.key}`
    case 'editSeat':
      return `${type} ${data.seat}`
    case 'changeReminder':
      return `${type} ${data.reminder}`
    case 'changeBluffs':
      return `${type} ${data.group.id}`
    default:
      return undefined
  }
}

const untoldTypes: ReadonlySet<ActionType> = new Set(untold)
const isTold = (action: Action): action is Action<ToldAction> => !untoldTypes.has(action.type)
