import { wakes } from '../../character/character-facts.ts'
import { isStepId, type Night, nights, reminderField } from '../../night/night.ts'
import { fieldsFromScript } from '../../script/fields-from-script.ts'
import type { ScriptCharacter } from '../../script/script.ts'
import { idsOf, type ScriptFacts } from '../script-facts.ts'
import { type Suggestion, suggestAbout } from '../suggestion.ts'

/** Characters that wake, their reminders, and custom orders that contradict them. */
export const adviseOnNights = (facts: ScriptFacts): Suggestion[] => [
  ...reminders(facts),
  ...nights.flatMap(night => order(facts, night))
]

function reminders({ script, catalogue, characters }: ScriptFacts): Suggestion[] {
  const factsById = new Map(characters.map(facts => [facts.id, facts]))
  const numberOf = (id: string, night: Night) => factsById.get(id)?.[night] ?? 0
  /** Whether the catalogue has a reminder for this night. */
  const hasOfficialReminder = (id: string, night: Night) => (catalogue.characters.get(id)?.[night] ?? 0) > 0
  const hasReminder = (character: ScriptCharacter, night: Night) =>
    (fieldsFromScript(character)[reminderField[night]] ?? '').trim() !== ''
  const orders = { firstNight: new Set(script.firstNight), otherNight: new Set(script.otherNight) }

  const withoutReminder = script.characters.filter(character =>
    nights.some(
      night =>
        numberOf(character.id, night) > 0 &&
        !hasReminder(character, night) &&
        (character.kind === 'custom' || !hasOfficialReminder(character.id, night))
    )
  )
  const withoutWaking = script.characters.filter(character =>
    nights.some(
      night =>
        hasReminder(character, night) &&
        numberOf(character.id, night) === 0 &&
        !orders[night].has(character.id)
    )
  )
  return [
    ...suggestAbout('wake_without_reminder', 'advice', withoutReminder),
    ...suggestAbout('reminder_without_wake', 'note', withoutWaking)
  ]
}

function order({ script, characters }: ScriptFacts, night: Night): Suggestion[] {
  const order = script[night]
  if (!order) return []
  const listed = new Set(order)
  const missing = characters.filter(facts => wakes(facts, night) && !listed.has(facts.id))
  const notWaking = characters.filter(facts => !wakes(facts, night) && listed.has(facts.id))
  const known = new Set(idsOf(script.characters))
  const unknownIds = order.filter(id => !isStepId(id) && !known.has(id))
  const fix = { kind: 'mendOrder', night } as const
  return [
    ...suggestAbout('order_incomplete', 'advice', missing).map(suggestion => ({ ...suggestion, night, fix })),
    ...suggestAbout('order_asleep', 'note', notWaking).map(suggestion => ({ ...suggestion, night, fix })),
    ...suggestAbout(
      'order_strangers',
      'note',
      unknownIds.map(id => ({ id }))
    ).map(suggestion => ({ ...suggestion, night, fix }))
  ]
}
