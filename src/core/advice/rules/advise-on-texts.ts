import { limits } from '../../limits.ts'
import { almanacIntroductionKey, almanacKey } from '../../script/almanac-keys.ts'
import { fieldsFromScript } from '../../script/fields-from-script.ts'
import type { ScriptCharacter } from '../../script/script.ts'
import { idsOf, type ScriptFacts } from '../script-facts.ts'
import type { Suggestion } from '../suggestion.ts'

/** Texts and lists over the limits. Belfry stores them whole, but other apps cut or refuse them. */
export function adviseOnTexts({ script }: ScriptFacts): Suggestion[] {
  const almanacLength = (key: string) => {
    const text = script.customData[key]
    return typeof text === 'string' ? text.length : 0
  }
  const long = script.characters.filter(
    character =>
      isLong(character) || almanacLength(almanacKey(character.id)) > limits.character.almanacDetails
  )
  const max = limits.script
  return [
    ...(long.length > 0 ? [{ code: 'text_long', severity: 'advice', characters: idsOf(long) } as const] : []),
    ...aboveLimit('title_long', script.title.length, max.name),
    ...aboveLimit('author_long', script.author.length, max.author),
    ...aboveLimit('introduction_long', almanacLength(almanacIntroductionKey), max.almanacIntroduction),
    ...aboveLimit('rules_many', script.bootlegger.length, max.bootlegger)
  ]
}

const aboveLimit = (code: Suggestion['code'], count: number, limit: number): Suggestion[] =>
  count > limit ? [{ code, severity: 'advice', count, limit }] : []

function isLong(character: ScriptCharacter): boolean {
  const fields = fieldsFromScript(character)
  const max = limits.character
  const lengths = [
    [fields.name?.length, max.name],
    [fields.edition?.length, max.edition],
    [fields.ability?.length, max.ability],
    [fields.flavor?.length, max.flavor],
    [fields.firstNightReminder?.length, max.nightReminder],
    [fields.otherNightReminder?.length, max.nightReminder],
    [fields.reminders?.length, max.reminders],
    [longest(fields.reminders), max.reminder],
    [fields.remindersGlobal?.length, max.remindersGlobal],
    [longest(fields.remindersGlobal), max.reminderGlobal],
    [fields.jinxes?.length, max.jinxes],
    [longest(fields.jinxes?.map(({ reason }) => reason)), max.jinxReason],
    [fields.special?.length, max.special]
  ] as const
  return lengths.some(([length = 0, limit]) => length > limit)
}

const longest = (texts: readonly string[] = []) =>
  texts.reduce((length, text) => Math.max(length, text.length), 0)
