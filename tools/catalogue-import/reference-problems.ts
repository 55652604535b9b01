import type { CatalogueFacts } from '../../src/catalogue/source-schemas.ts'
import { type Night, nights } from '../../src/core/night/night.ts'
import type { NightSheet, Published, PublishedJinxes } from './published.ts'

/** Finds duplicates and unknown ids in the publisher's files; returns sentences. */
export function findReferenceProblems(
  { roles = [], jinxes, nightSheet }: Published,
  ids: ReadonlySet<string>,
  steps: CatalogueFacts['steps']
): string[] {
  return [
    ...duplicates(roles.map(({ id }) => id)).map(id => `Roles: “${id}” is listed twice.`),
    ...(jinxes ? jinxProblems(jinxes, ids) : []),
    ...(nightSheet ? nights.flatMap(night => nightProblems(night, nightSheet, ids, steps)) : [])
  ]
}

function jinxProblems(jinxes: PublishedJinxes, ids: ReadonlySet<string>): string[] {
  const named = jinxes.flatMap(({ id, jinx }) => [id, ...jinx.map(other => other.id)])
  const toSelf = jinxes.filter(({ id, jinx }) => jinx.some(other => other.id === id))
  return [
    ...unknownIds(named, ids).map(id => `Jinxes: there is no character “${id}”. ${newCharacterHint}`),
    ...toSelf.map(({ id }) => `Jinxes: “${id}” has a jinx with itself.`)
  ]
}

function nightProblems(
  night: Night,
  sheet: NightSheet,
  ids: ReadonlySet<string>,
  steps: CatalogueFacts['steps']
): string[] {
  const order = sheet[night]
  const expected = steps.filter(step => step[night] > 0).map(({ id }) => id)
  const found = order.filter(id => expected.some(step => step === id))
  const problems = [
    ...unknownIds(order, new Set([...ids, ...expected])).map(
      id => `there is no character “${id}”. ${newCharacterHint}`
    ),
    ...duplicates(order).map(id => `“${id}” is listed twice.`),
    ...(found.join() === expected.join() ? [] : [`the steps must be ${expected.join(', ')}, in this order.`])
  ]
  return problems.map(problem => `Night sheet, ${night}: ${problem}`)
}

const newCharacterHint = 'If it is new, import the roles file of the same release too.'

const unknownIds = (named: readonly string[], ids: ReadonlySet<string>) => [
  ...new Set(named.filter(id => !ids.has(id)))
]

const duplicates = (ids: readonly string[]) => [
  ...new Set(ids.filter((id, index) => ids.indexOf(id) !== index))
]
