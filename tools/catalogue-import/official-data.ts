import type { CatalogueFacts, LanguageTexts } from '../../src/catalogue/sources.ts'
import { findAbilityOpening } from '../../src/core/ability-opening.ts'
import { type Night, nights, reminderOf } from '../../src/core/night.ts'
import { numberNight } from './night-numbers.ts'
import type { NightSheet, Published, PublishedJinxes, PublishedRole, Read } from './published.ts'
import { problemsOf } from './references.ts'

/** What the build makes the English catalogue from. */
export interface Sources {
  facts: CatalogueFacts
  english: LanguageTexts
}

type Facts = CatalogueFacts['characters'][number]

/**
 * The publisher's data in our shapes. What was not given stays as it is now; so do the numbers of everyone that
 * did not move in the night, and the side of a jinx on which it is kept. Problems name what the files refer to and
 * nobody describes.
 */
export function convertPublished(published: Published, current: Sources): Read<Sources> {
  const { roles, jinxes, nightSheet } = published
  const ids = new Set((roles ?? current.facts.characters).map(({ id }) => id))
  const problems = problemsOf(published, ids, current.facts.steps)
  if (problems.length > 0) return { ok: false, problems }
  const described = roles ? rolesInto(roles, current) : current
  const numbered = nightSheet ? nightSheetInto(nightSheet, described) : described
  return { ok: true, value: jinxes ? jinxesInto(jinxes, numbered) : withoutJinxesOfOthers(numbered, ids) }
}

function rolesInto(roles: readonly PublishedRole[], current: Sources): Sources {
  const before = new Map(current.facts.characters.map(character => [character.id, character]))
  return {
    facts: { ...current.facts, characters: roles.map(role => factsOf(role, before.get(role.id), current)) },
    english: { ...current.english, characters: Object.fromEntries(roles.map(textsOf)) }
  }
}

function factsOf(role: PublishedRole, before: Facts | undefined, { facts }: Sources): Facts {
  const { id, name, team, setup, reminders, remindersGlobal, special, ability } = role
  const { abilityOpenings } = facts
  return {
    id,
    name,
    edition: editionOf(role),
    team,
    setup,
    firstNight: role.firstNight ?? before?.firstNight ?? 0,
    otherNight: role.otherNight ?? before?.otherNight ?? 0,
    reminders,
    remindersGlobal,
    special,
    jinxedWith: before?.jinxedWith ?? [],
    abilityOpening: findAbilityOpening(ability, { abilityOpenings, characters: new Map(), steps: [] }),
    abilityLength: ability.length
  }
}

/** Experimental characters belong to no edition, but Fabled and Loric always stand with their like. */
function editionOf({ edition, team }: PublishedRole): string {
  if (edition !== 'carousel') return edition
  return team === 'fabled' || team === 'loric' ? team : ''
}

function textsOf(role: PublishedRole) {
  const { id, name, ability, flavor, firstNightReminder, otherNightReminder } = role
  return [
    id,
    {
      name,
      ability,
      ...(flavor ? { flavor } : {}),
      ...(firstNightReminder ? { firstNightReminder } : {}),
      ...(otherNightReminder ? { otherNightReminder } : {})
    }
  ] as const
}

function nightSheetInto(sheet: NightSheet, { facts, english }: Sources): Sources {
  const numbers = {
    firstNight: numbersOf('firstNight', sheet, facts),
    otherNight: numbersOf('otherNight', sheet, facts)
  }
  const numbered = (character: Facts): Facts => ({
    ...character,
    firstNight: numbers.firstNight.get(character.id) ?? 0,
    otherNight: numbers.otherNight.get(character.id) ?? 0
  })
  return { facts: { ...facts, characters: facts.characters.map(numbered) }, english }
}

function numbersOf(night: Night, sheet: NightSheet, { characters, steps }: CatalogueFacts) {
  const known = new Map([...characters, ...steps].map(waker => [waker.id, waker[night]]))
  return numberNight(sheet[night], known, new Set(steps.map(({ id }) => id)))
}

/** A jinx that was known stays on its side, where the other languages have their reason for it. */
function jinxesInto(jinxes: PublishedJinxes, { facts, english }: Sources): Sources {
  const known = new Map(facts.characters.map(({ id, jinxedWith }) => [id, new Set(jinxedWith)]))
  const reasons: Record<string, Record<string, string>> = {}
  for (const { id, jinx } of jinxes)
    for (const { id: other, reason } of jinx) {
      const [side, partner] = known.get(other)?.has(id) ? [other, id] : [id, other]
      if (reasons[partner]?.[side] === undefined) reasons[side] = { [partner]: reason, ...reasons[side] }
    }
  const characters = facts.characters.map(character => {
    const partners = Object.keys(reasons[character.id] ?? {})
    const stayed = character.jinxedWith.filter(other => partners.includes(other))
    const came = partners.filter(other => !stayed.includes(other))
    return { ...character, jinxedWith: [...stayed, ...came] }
  })
  return { facts: { ...facts, characters }, english: { ...english, jinxes: reasons } }
}

function withoutJinxesOfOthers({ facts, english }: Sources, ids: ReadonlySet<string>): Sources {
  const characters = facts.characters.map(character => ({
    ...character,
    jinxedWith: character.jinxedWith.filter(other => ids.has(other))
  }))
  const stays = ([id]: readonly [string, unknown]) => ids.has(id)
  const jinxes = Object.entries(english.jinxes)
    .filter(stays)
    .map(([id, reasons]) => [id, Object.fromEntries(Object.entries(reasons).filter(stays))] as const)
  return { facts: { ...facts, characters }, english: { ...english, jinxes: Object.fromEntries(jinxes) } }
}

/** Characters whose place in a night and reminder for it do not go together, by name. */
export function unevenNights({ facts, english }: Sources): string[] {
  const isUneven = ({ id, ...numbers }: Facts) =>
    nights.some(night => numbers[night] > 0 !== Boolean(english.characters[id]?.[reminderOf[night]]))
  return facts.characters.filter(isUneven).map(({ name }) => name)
}
