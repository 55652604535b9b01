import { almanacIntroductionKey, almanacKey } from '../almanac-key.ts'
import { limits } from '../limits.ts'
import type { ScriptCharacter } from '../script.ts'
import type { Note } from './note.ts'
import { idsOf, ownWords, type Table } from './table.ts'

/** Texts and lists over the limits: kept whole here, but cut or refused elsewhere. */
export function textNotes({ script }: Table): Note[] {
  const details = (key: string) => {
    const text = script.customData[key]
    return typeof text === 'string' ? text.length : 0
  }
  const long = script.characters.filter(
    character => isLong(character) || details(almanacKey(character.id)) > limits.character.almanacDetails
  )
  const most = limits.script
  return [
    ...(long.length > 0 ? [{ code: 'text_long', severity: 'advice', characters: idsOf(long) } as const] : []),
    ...over('title_long', script.title.length, most.name),
    ...over('author_long', script.author.length, most.author),
    ...over('introduction_long', details(almanacIntroductionKey), most.almanacIntroduction),
    ...over('rules_many', script.bootlegger.length, most.bootlegger)
  ]
}

const over = (code: Note['code'], count: number, limit: number): Note[] =>
  count > limit ? [{ code, severity: 'advice', count, limit }] : []

function isLong(character: ScriptCharacter): boolean {
  const words = ownWords(character)
  const most = limits.character
  const lengths = [
    [words.name?.length, most.name],
    [words.edition?.length, most.edition],
    [words.ability?.length, most.ability],
    [words.flavor?.length, most.flavor],
    [words.firstNightReminder?.length, most.nightReminder],
    [words.otherNightReminder?.length, most.nightReminder],
    [words.reminders?.length, most.reminders],
    [longest(words.reminders), most.reminder],
    [words.remindersGlobal?.length, most.remindersGlobal],
    [longest(words.remindersGlobal), most.reminderGlobal],
    [words.jinxes?.length, most.jinxes],
    [longest(words.jinxes?.map(({ reason }) => reason)), most.jinxReason],
    [words.special?.length, most.special]
  ] as const
  return lengths.some(([length = 0, limit]) => length > limit)
}

const longest = (texts: readonly string[] = []) => Math.max(0, ...texts.map(text => text.length))
