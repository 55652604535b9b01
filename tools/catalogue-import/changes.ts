import { isEqual } from '../../src/core/equal.ts'
import { type Night, nights } from '../../src/core/night/night.ts'
import type { CatalogueSources } from './convert-published.ts'

/** The differences between two states of the catalogue, as texts that name the characters: 'Chef (ability)'. */
export interface Changes {
  added: string[]
  removed: string[]
  renamed: string[]
  reworded: string[]
  /** Another team, edition, setup, tokens or app features. */
  regrouped: string[]
  /** Another night position. */
  moved: string[]
  jinxesAdded: string[]
  jinxesRemoved: string[]
  jinxesReworded: string[]
  /** The publisher lists the characters in another order. */
  reordered: boolean
}

type Character = CatalogueSources['facts']['characters'][number]

/** Compares two states of the catalogue. */
export function changesBetween(before: CatalogueSources, after: CatalogueSources): Changes {
  const old = new Map(before.facts.characters.map(character => [character.id, character]))
  const present = new Map(after.facts.characters.map(character => [character.id, character]))
  const pairs = after.facts.characters.flatMap(now => {
    const was = old.get(now.id)
    return was ? [{ was, now }] : []
  })
  return {
    added: after.facts.characters.filter(({ id }) => !old.has(id)).map(({ name }) => name),
    removed: before.facts.characters.filter(({ id }) => !present.has(id)).map(({ name }) => name),
    renamed: pairs.filter(({ was, now }) => was.name !== now.name).map(renameText),
    reworded: pairs.flatMap(({ now }) => withDetails(now.name, rewordings(now.id, before, after))),
    regrouped: pairs.flatMap(({ was, now }) => withDetails(now.name, differences(was, now))),
    moved: pairs.flatMap(({ was, now }) => withDetails(now.name, moves(was, now, after))),
    ...jinxChanges(before, after),
    reordered: !isEqual(
      [...old.keys()].filter(id => present.has(id)),
      [...present.keys()].filter(id => old.has(id))
    )
  }
}

const withDetails = (name: string, details: readonly string[]) =>
  details.length > 0 ? [`${name} (${details.join('; ')})`] : []

const renameText = ({ was, now }: { was: Character; now: Character }) => `${was.name}, now ${now.name}`

const wordings = {
  ability: 'ability',
  flavor: 'flavour',
  firstNightReminder: 'first night',
  otherNightReminder: 'other nights'
} as const

function rewordings(id: string, before: CatalogueSources, after: CatalogueSources): string[] {
  const was = before.english.characters[id]
  const now = after.english.characters[id]
  return fieldsThatDiffer(wordings, was, now)
}

const grouping = {
  team: 'team',
  edition: 'edition',
  setup: 'setup',
  reminders: 'reminder tokens',
  remindersGlobal: 'global reminder tokens',
  special: 'app features'
} as const

const differences = (was: Character, now: Character) => fieldsThatDiffer(grouping, was, now)

const fieldsThatDiffer = (titles: Record<string, string>, was: object | undefined, now: object | undefined) =>
  Object.entries(titles).flatMap(([key, title]) =>
    isEqual(fieldOf(was, key), fieldOf(now, key)) ? [] : [title]
  )

const fieldOf = (fields: object | undefined, key: string): unknown =>
  fields ? Reflect.get(fields, key) : undefined

const nightNames = { firstNight: 'first night', otherNight: 'other nights' } as const

const moves = (was: Character, now: Character, after: CatalogueSources) =>
  nights.flatMap(night => {
    if (was[night] === now[night]) return []
    if (now[night] === 0) return [`no longer in the ${nightNames[night]}`]
    const position = positionText(now, night, after)
    return [`${was[night] === 0 ? 'new in the ' : ''}${nightNames[night]}, ${position}`]
  })

/** The night position of a character as text: 'after Empath'. */
function positionText(character: Character, night: Night, { facts, english }: CatalogueSources): string {
  const earlier = [
    ...facts.characters,
    ...facts.steps.map(step => ({ ...step, name: english.steps[step.id]?.name ?? step.id }))
  ].filter(waker => waker[night] > 0 && waker[night] < character[night])
  const last = earlier.reduce<(typeof earlier)[number] | undefined>(
    (one, other) => (one && one[night] > other[night] ? one : other),
    undefined
  )
  return last ? `after ${last.name}` : 'first of all'
}

function jinxChanges(before: CatalogueSources, after: CatalogueSources) {
  const old = jinxesOf(before)
  const present = jinxesOf(after)
  const names = (pairs: Iterable<[string, JinxSummary]>) => [...pairs].map(([, { pair }]) => pair)
  return {
    jinxesAdded: names([...present].filter(([key]) => !old.has(key))),
    jinxesRemoved: names([...old].filter(([key]) => !present.has(key))),
    jinxesReworded: names([...present].filter(([key, now]) => (old.get(key) ?? now).reason !== now.reason))
  }
}

interface JinxSummary {
  /** 'Chef & Spy' */
  pair: string
  reason: string
}

function jinxesOf({ facts, english }: CatalogueSources): Map<string, JinxSummary> {
  const names = new Map(facts.characters.map(({ id, name }) => [id, name]))
  return new Map(
    facts.characters.flatMap(({ id, name, jinxedWith }) =>
      jinxedWith.map(other => [
        [id, other].sort().join(' '),
        { pair: `${name} & ${names.get(other) ?? other}`, reason: english.jinxes[id]?.[other] ?? '' }
      ])
    )
  )
}
