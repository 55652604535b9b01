import { almanacIntroductionKey, almanacKey } from '../../src/core/script/almanac-keys.ts'
import { emptyScript, type Script } from '../../src/core/script/script.ts'
import type { Locale } from '../../src/routes.ts'
import { readSample } from '../help-screenshots/sample-script.ts'
import { sampleWords } from './sample-words.ts'

/** What the builder has open: the whole script, one that lacks a third of its characters, or none. */
export type OpenScript = 'full' | 'unfinished' | 'empty'

/** The character of the script's own, which has every field. */
export function sampleCharacter(locale: Locale) {
  const { name, ability, reminder, token, almanac } = sampleWords[locale]
  return {
    id: 'superintendent',
    name,
    team: 'townsfolk',
    ability,
    flavor: almanac,
    firstNight: 34.5,
    firstNightReminder: reminder,
    otherNight: 61.5,
    otherNightReminder: reminder,
    reminders: [token, '2'],
    remindersGlobal: [token],
    setup: true,
    jinxes: [{ id: 'spy', reason: ability }]
  }
}

/**
 * The script of the sheets: the standard sample with characters of its own, changed texts, jinxes, Travellers, Fabled, house
 * rules and an almanac, so that no list is empty.
 */
export function sheetScript(locale: Locale, open: OpenScript = 'full'): Script {
  if (open === 'empty') return emptyScript
  const { title, name, ability, rule, almanac } = sampleWords[locale]
  const own = sampleCharacter(locale)
  const minion = { id: 'deputy', name: `${name} 2`, team: 'minion', ability }
  const script = readSample('standard', locale, ids => {
    const all = ids.map(id => ({ gossip: 'magician', witch: 'spy' })[id] ?? id)
    const included = open === 'full' ? all : all.filter((_, index) => index % 3 !== 0)
    return [...included, own, minion, 'gunslinger', 'spiritofivory', 'bootlegger']
  })
  const texts = script.characters.map(({ id }) => [almanacKey(id), `${almanac} `.repeat(3)])
  return {
    ...script,
    title,
    bootlegger: [rule],
    customData: { [almanacIntroductionKey]: `${almanac} `.repeat(5), ...Object.fromEntries(texts) }
  }
}
