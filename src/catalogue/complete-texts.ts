import type { CatalogueTexts, CharacterTextField, CharacterTexts } from '#core/catalogue/catalogue.ts'
import type { StepId } from '#core/night/night.ts'
import type { CatalogueFacts, LanguageTexts } from './source-schemas.ts'

/**
 * Builds one language's texts of all characters, steps and jinxes in the facts. Field by field, English texts fill the
 * gaps; a missing name is the official one. Drops texts of characters that the facts don't have. Lists what is left in
 * English, unless `language` is English.
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
    jinxes: Object.fromEntries(jinxes),
    ...(language !== english && findUntranslated(facts, language, english))
  }
}

const plainFields = ['ability', 'flavor', 'firstNightReminder', 'otherNightReminder'] as const
const labelFields = ['reminders', 'remindersGlobal'] as const

/** The English texts that fill gaps of a language, or undefined when it has no gaps. A list of labels counts as a whole. */
function findUntranslated(
  { characters }: CatalogueFacts,
  language: LanguageTexts,
  english: LanguageTexts
): Pick<CatalogueTexts, 'untranslated'> | undefined {
  const isMissing = (label: string) => language.reminderLabels[label] === undefined
  const fieldsOf = (facts: CatalogueFacts['characters'][number]): CharacterTextField[] => {
    const [own, inEnglish] = [language.characters[facts.id], english.characters[facts.id]]
    return [
      ...(own?.name === undefined ? ['name' as const] : []),
      ...plainFields.filter(field => own?.[field] === undefined && inEnglish?.[field] !== undefined),
      ...labelFields.filter(field => facts[field].length > 0 && facts[field].every(isMissing))
    ]
  }
  const reasonsOf = (id: string, jinxedWith: readonly string[]) =>
    jinxedWith.filter(other => language.jinxes[id]?.[other] === undefined)
  const texts = characters.map(facts => [facts.id, fieldsOf(facts)] as const).filter(hasItems)
  const jinxes = characters
    .map(({ id, jinxedWith }) => [id, reasonsOf(id, jinxedWith)] as const)
    .filter(hasItems)
  if (texts.length + jinxes.length === 0) return undefined
  return { untranslated: { characters: Object.fromEntries(texts), jinxes: Object.fromEntries(jinxes) } }
}

const hasItems = ([, items]: readonly [string, readonly unknown[]]) => items.length > 0
