import type { Action, ActionData } from '#core/grimoire/action.ts'
import type { LogEntry, LogSection, ToldAction } from '#core/grimoire/game-log.ts'
import { m } from '#i18n/messages.ts'
import { phaseTitle } from '../phase-texts.ts'
import { type LogNames, type LogTexts, listText, seatLine } from './log-names.ts'
import { phaseLogTexts } from './phase-log-texts.ts'
import { playerLogTexts } from './player-log-texts.ts'
import { bluffsLine, tokenLogTexts } from './token-log-texts.ts'

const texts: LogTexts<ToldAction> = { ...playerLogTexts, ...tokenLogTexts, ...phaseLogTexts }

export const sectionTitle = ({ after }: LogSection) => phaseTitle(after)

/** The sentences of a section. The setup tells its result: who has which character. */
export function sectionLines(section: LogSection, names: LogNames): string[] {
  if (section.phase === 'setup') return setupLines(section, names)
  const lines = section.entries.flatMap(entry => entryLines(entry.action, entry, names))
  return lines.length > 0 || section.phase === 'ended' ? lines : [m.log_quiet()]
}

function entryLines<Type extends ToldAction>(
  action: Action<Type>,
  entry: LogEntry,
  names: LogNames
): string[] {
  const text: (data: ActionData[Type], entry: LogEntry, names: LogNames) => string[] = texts[action.type]
  return text(action.data, entry, names)
}

function setupLines({ after, entries }: LogSection, names: LogNames): string[] {
  const { seats, unseatedCharacters, bluffs } = after
  const others = unseatedCharacters.map(names.character)
  const notes = entries.filter(({ action }) => action.type === 'writeNote')
  return [
    ...(seats.length > 0 ? seats.map(seat => seatLine(after, seat, names)) : [m.log_no_players()]),
    ...(others.length > 0 ? [m.log_in_play({ names: listText(others) })] : []),
    ...bluffs.filter(({ characters }) => characters.length > 0).map(group => bluffsLine(group, names)),
    ...notes.flatMap(entry => entryLines(entry.action, entry, names))
  ]
}

/**
 * The whole log as a text, by section.
 *
 * @param heading its first lines: the script and the time
 */
export function logText(
  heading: readonly string[],
  sections: readonly LogSection[],
  names: LogNames
): string {
  const texts = sections.map(section =>
    [sectionTitle(section), ...sectionLines(section, names).map(line => `- ${line}`)].join('\n')
  )
  return `${[heading.join('\n'), ...texts].join('\n\n')}\n`
}
