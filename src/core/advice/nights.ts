import { wakes } from '../character-facts.ts'
import { isStepId, type Night, nights, reminderOf } from '../night.ts'
import type { ScriptCharacter } from '../script.ts'
import { type Note, noteAbout } from './note.ts'
import { idsOf, ownWords, type Table } from './table.ts'

/** Who wakes, what the storyteller is told then, and whether the script's own orders agree with it. */
export const nightNotes = (table: Table): Note[] => [
  ...reminders(table),
  ...nights.flatMap(night => order(table, night))
]

function reminders({ script, catalogue, characters }: Table): Note[] {
  const factsById = new Map(characters.map(facts => [facts.id, facts]))
  const numberOf = (id: string, night: Night) => factsById.get(id)?.[night] ?? 0
  /** An official reminder is as good as one of the script's own. */
  const isOfficial = (id: string, night: Night) => (catalogue.characters.get(id)?.[night] ?? 0) > 0
  const says = (character: ScriptCharacter, night: Night) =>
    (ownWords(character)[reminderOf[night]] ?? '').trim() !== ''
  const inOrder = (id: string, night: Night) => script[night]?.includes(id) ?? false

  const silent = script.characters.filter(character =>
    nights.some(
      night =>
        numberOf(character.id, night) > 0 &&
        !says(character, night) &&
        (character.kind === 'custom' || !isOfficial(character.id, night))
    )
  )
  const unheard = script.characters.filter(character =>
    nights.some(
      night => says(character, night) && numberOf(character.id, night) === 0 && !inOrder(character.id, night)
    )
  )
  return [
    ...noteAbout('wake_without_reminder', 'advice', silent),
    ...noteAbout('reminder_without_wake', 'note', unheard)
  ]
}

function order({ script, characters }: Table, night: Night): Note[] {
  const order = script[night]
  if (!order) return []
  const listed = new Set(order)
  const missing = characters.filter(facts => wakes(facts, night) && !listed.has(facts.id))
  const asleep = characters.filter(facts => !wakes(facts, night) && listed.has(facts.id))
  const known = new Set(idsOf(script.characters))
  const strangers = order.filter(id => !isStepId(id) && !known.has(id))
  const fix = { kind: 'mendOrder', night } as const
  return [
    ...noteAbout('order_incomplete', 'advice', missing).map(note => ({ ...note, night, fix })),
    ...noteAbout('order_asleep', 'note', asleep).map(note => ({ ...note, night, fix })),
    ...noteAbout(
      'order_strangers',
      'note',
      strangers.map(id => ({ id }))
    ).map(note => ({ ...note, night, fix }))
  ]
}
