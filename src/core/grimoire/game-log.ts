import type { Action, ActionType } from './action.ts'
import { applyAction } from './apply-action.ts'
import type { Game } from './game.ts'
import type { GameRecord } from './game-record.ts'

/** Something that happened, with the game before and after it. */
export interface LogEntry {
  readonly action: Action
  readonly before: Game
  readonly after: Game
}

/** What happened in one phase of a game. */
export interface LogSection {
  readonly phase: Game['phase']
  readonly round: number
  readonly entries: readonly LogEntry[]
}

/** Actions that only arrange the table or tick something off. They are no part of the story. */
const untold: ReadonlySet<ActionType> = new Set<ActionType>([
  'moveSeat',
  'swapSeats',
  'rotateSeats',
  'markSeen',
  'changeBag',
  'setStepDone',
  'setVote',
  'chooseSetup',
  'changeBluffs',
  'addBluffGroup',
  'removeBluffGroup'
])

/** Tells a game from its actions: one section for the setup and for each night and day in which something happened. */
export function gameLog({ start, done }: GameRecord): LogSection[] {
  const sections: { phase: Game['phase']; round: number; entries: LogEntry[] }[] = []
  let before = start
  for (const action of done.flatMap(({ transaction }) => transaction)) {
    const after = applyAction(before, action)
    const { phase, round } = after
    const last = sections.at(-1)
    const isSame = last?.phase === phase && last.round === round
    const section = isSame ? last : { phase, round, entries: [] }
    if (!isSame) sections.push(section)
    if (!untold.has(action.type)) section.entries.push({ action, before, after })
    before = after
  }
  return sections.filter(({ entries }) => entries.length > 0)
}
