import type { CatalogueTexts, CharacterTexts } from '#core/catalogue/catalogue.ts'
import type { StepId } from '#core/night/night.ts'
import type { CatalogueFacts, LanguageTexts } from './source-schemas.ts'

/**
 * Builds one language's texts of all characters, steps and jinxes in the facts. Field by field, English texts fill the
 * gaps; a missing name is the official one. Drops texts of characters that the facts don't have.
 *
 * @example completeTexts(facts, french, english).characters.chef?.name // 'Cuisinier'
 */
export function completeTexts(
  facts: CatalogueFacts,
  language: LanguageTexts,
  english: LanguageTexts
): CatalogueTexts {
  const translateLabel = (label: string) => language.reminderLabels[label] ?? label
  const isTranslated = (label: string) => translateLabel(label) !== label
  const characters = facts.characters.map(({ id, name, reminders, remindersGlobal }) => {
    const { ability = '', ...others } = { ...english.characters[id], ...language.characters[id] }
    const texts: CharacterTexts = { ...others, name: others.name ?? name, ability }
    if (reminders.some(isTranslated)) texts.reminders = reminders.map(translateLabel)
    if (remindersGlobal.some(isTranslated)) texts.remindersGlobal = remindersGlobal.map(translateLabel)
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
