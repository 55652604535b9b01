import type { CatalogueFacts, LanguageTexts } from '../../src/catalogue/source-schemas.ts'
import { findAbilityOpening } from '../../src/core/catalogue/ability-opening.ts'
import { type Night, nights, reminderField } from '../../src/core/night/night.ts'
import { numberNight } from './night-numbers.ts'
import type { NightSheet, Published, PublishedJinxes, PublishedRole, ReadResult } from './published.ts'
import { findReferenceProblems } from './reference-problems.ts'

/** The sources of the English catalogue. */
export interface CatalogueSources {
  facts: CatalogueFacts
  english: LanguageTexts
}

type Facts = CatalogueFacts['characters'][number]

/**
 * Converts the publisher's data to catalogue sources. Unchanged: kinds of data that are not given, night numbers of
 * characters that did not move, and the side of a jinx that holds its reason. Problems name ids that the files refer to
 * but nothing defines.
 */
export function convertPublished(
  published: Published,
  current: CatalogueSources
): ReadResult<CatalogueSources> {
  const { roles, jinxes, nightSheet } = published
  const ids = new Set((roles ?? current.facts.characters).map(({ id }) => id))
  const problems = findReferenceProblems(published, ids, current.facts.steps)
  if (problems.length > 0) return { ok: false, problems }
  const described = roles ? applyRoles(roles, current) : current
  const numbered = nightSheet ? applyNightSheet(nightSheet, described) : described
  return { ok: true, value: jinxes ? applyJinxes(jinxes, numbered) : dropUnknownJinxes(numbered, ids) }
}

function applyRoles(roles: readonly PublishedRole[], current: CatalogueSources): CatalogueSources {
  const before = new Map(current.facts.characters.map(character => [character.id, character]))
  return {
    facts: { ...current.facts, characters: roles.map(role => factsOf(role, before.get(role.id), current)) },
    english: { ...current.english, characters: Object.fromEntries(roles.map(textsOf)) }
  }
}

function factsOf(role: PublishedRole, before: Facts | undefined, { facts }: CatalogueSources): Facts {
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

/** Belfry's edition: none for experimental characters, except that Fabled and Loric are editions of their own. */
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

function applyNightSheet(sheet: NightSheet, { facts, english }: CatalogueSources): CatalogueSources {
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

/** A known jinx stays on its side, because the other languages store their reason there. */
function applyJinxes(jinxes: PublishedJinxes, { facts, english }: CatalogueSources): CatalogueSources {
  const known = new Map(facts.characters.map(({ id, jinxedWith }) => [id, new Set(jinxedWith)]))
  const reasons: Record<string, Record<string, string>> = {}
  for (const { id, jinx } of jinxes)
    for (const { id: other, reason } of jinx) {
      const [side, partner] = known.get(other)?.has(id) ? [other, id] : [id, other]
      if (reasons[partner]?.[side] === undefined) reasons[side] = { [partner]: reason, ...reasons[side] }
    }
  const characters = facts.characters.map(character => {
    const partners = Object.keys(reasons[character.id] ?? {})
    const existing = character.jinxedWith.filter(other => partners.includes(other))
    const added = partners.filter(other => !existing.includes(other))
    return { ...character, jinxedWith: [...existing, ...added] }
  })
  return { facts: { ...facts, characters }, english: { ...english, jinxes: reasons } }
}

function dropUnknownJinxes({ facts, english }: CatalogueSources, ids: ReadonlySet<string>): CatalogueSources {
  const characters = facts.characters.map(character => ({
    ...character,
    jinxedWith: character.jinxedWith.filter(other => ids.has(other))
  }))
  const isKnown = ([id]: readonly [string, unknown]) => ids.has(id)
  const jinxes = Object.entries(english.jinxes)
    .filter(isKnown)
    .map(([id, reasons]) => [id, Object.fromEntries(Object.entries(reasons).filter(isKnown))] as const)
  return { facts: { ...facts, characters }, english: { ...english, jinxes: Object.fromEntries(jinxes) } }
}

/** Names of the characters that have a night position without a reminder for that night, or the reverse. */
export function findNightMismatches({ facts, english }: CatalogueSources): string[] {
  const isMismatched = ({ id, ...numbers }: Facts) =>
    nights.some(night => numbers[night] > 0 !== Boolean(english.characters[id]?.[reminderField[night]]))
  return facts.characters.filter(isMismatched).map(({ name }) => name)
}
