import type { Cast, CastCharacter, NightEntry } from '#core/cast/cast.ts'
import { type Night, reminderField } from '#core/night/night.ts'
import { type PageBudget, pageLimits } from './page-budget.ts'

/** The part of a cast that a page shows. Characters and texts are taken from the budget in the order of the page. */
export function limitCast(cast: Cast, budget: PageBudget): Cast {
  const title = budget.takeText(cast.title, pageLimits.name)
  const author = budget.takeText(cast.author, pageLimits.name)
  const [logo = ''] = budget.takeImages([cast.logo])
  const almanacIntroduction = budget.takeText(cast.almanacIntroduction)
  const characters = new Map(
    budget
      .takeItems(cast.characters, pageLimits.characters)
      .map(character => [character.id, limitCharacter(character, budget)])
  )
  return {
    ...cast,
    title,
    author,
    logo,
    almanacIntroduction,
    characters: [...characters.values()],
    jinxes: limitJinxes(cast.jinxes, characters, budget),
    bootlegger: budget.takeItems(cast.bootlegger, pageLimits.houseRules).map(rule => budget.takeText(rule)),
    firstNight: limitNight(cast.firstNight, 'firstNight', characters, budget),
    otherNight: limitNight(cast.otherNight, 'otherNight', characters, budget),
    unknown: budget
      .takeItems(cast.unknown, pageLimits.characters)
      .map(id => budget.takeText(id, pageLimits.name))
  }
}

const limitCharacter = (character: CastCharacter, budget: PageBudget): CastCharacter => ({
  ...character,
  id: character.id.slice(0, pageLimits.name).toWellFormed(),
  name: budget.takeText(character.name, pageLimits.name),
  images: budget.takeImages(character.images),
  ability: budget.takeText(character.ability),
  reminders: budget.takeTokens(character.reminders),
  remindersGlobal: budget.takeTokens(character.remindersGlobal),
  firstNightReminder: budget.takeText(character.firstNightReminder),
  otherNightReminder: budget.takeText(character.otherNightReminder),
  flavor: budget.takeText(character.flavor),
  almanacDetails: budget.takeText(character.almanacDetails)
})

/** The shown characters by their whole id. */
type Shown = ReadonlyMap<string, CastCharacter>

function limitJinxes(jinxes: Cast['jinxes'], shown: Shown, budget: PageBudget): Cast['jinxes'] {
  const between = jinxes.flatMap(({ first, second, ...jinx }) => {
    const [one, other] = [shown.get(first.id), shown.get(second.id)]
    return one && other ? [{ ...jinx, first: one, second: other }] : []
  })
  budget.omitEntries(jinxes.length - between.length)
  return budget.takeItems(between, pageLimits.jinxes).map(({ first, second, reason, language }) => ({
    first: shownAgain(first, budget),
    second: shownAgain(second, budget),
    reason: budget.takeText(reason),
    language
  }))
}

const limitNight = (
  entries: readonly NightEntry[],
  night: Night,
  shown: Shown,
  budget: PageBudget
): NightEntry[] =>
  entries.flatMap((entry): NightEntry[] => {
    if (entry.kind === 'step') return [entry]
    const character = shown.get(entry.id)
    if (!character) return []
    const reminder = character[reminderField[night]]
    return [{ kind: 'character', id: character.id, character: shownAgain(character, budget), reminder }]
  })

/** A character beside a jinx or in a night, with its image. */
const shownAgain = (character: CastCharacter, budget: PageBudget): CastCharacter => ({
  ...character,
  images: budget.takeImages(character.images)
})
