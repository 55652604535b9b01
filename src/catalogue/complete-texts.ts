import type { CatalogueTexts, CharacterTexts } from '#core/catalogue.ts'
import type { StepId } from '#core/night.ts'
import type { CatalogueFacts, LanguageTexts } from './sources.ts'

/**
 * A language's texts of every character, step and jinx that the facts name: field by field the language's own,
 * else the English ones; a name at worst the official one. Texts of others are left out.
 *
 * @example completeTexts(facts, french, english).characters.chef?.name // 'Cuisinier'
 */
export function completeTexts(
  facts: CatalogueFacts,
  language: LanguageTexts,
  english: LanguageTexts
): CatalogueTexts {
  const label = (inEnglish: string) => language.reminderLabels[inEnglish] ?? inEnglish
  const characters = facts.characters.map(({ id, name, reminders, remindersGlobal }) => {
    const { ability = '', ...words } = { ...english.characters[id], ...language.characters[id] }
    const texts: CharacterTexts = { ...words, name: words.name ?? name, ability }
    if (reminders.some(isOther(label))) texts.reminders = reminders.map(label)
    if (remindersGlobal.some(isOther(label))) texts.remindersGlobal = remindersGlobal.map(label)
    return [id, texts] as const
  })
  const step = (id: StepId) => ({ name: id, ...english.steps[id], ...language.steps[id] })
  const jinxes = facts.characters.flatMap(({ id, jinxedWith }) => {
    const reasonOf = (other: string) => language.jinxes[id]?.[other] ?? english.jinxes[id]?.[other] ?? ''
    const reasons = jinxedWith.map(other => [other, reasonOf(other)] as const)
    return reasons.length > 0 ? [[id, Object.fromEntries(reasons)] as const] : []
  })
  return {
    characters: Object.fromEntries(characters),
    steps: {
      dusk: step('dusk'),
      minioninfo: step('minioninfo'),
      demoninfo: step('demoninfo'),
      dawn: step('dawn')
    },
    jinxes: Object.fromEntries(jinxes)
  }
}

const isOther = (label: (inEnglish: string) => string) => (text: string) => label(text) !== text
