import { describe, expect, test } from 'vitest'
import { readPublished } from '../../../tools/catalogue-import/published.ts'
import { jinxes, nightSheet, role, roles } from './sample.ts'

const read = (...files: unknown[]) =>
  readPublished(files.map((file, index) => ({ source: `${index + 1}.json`, text: JSON.stringify(file) })))

const problems = (...files: unknown[]) => {
  const result = read(...files)
  return result.ok ? [] : result.problems
}

describe('the publisher’s files', () => {
  test('are recognized by their content, in any order', () => {
    const result = read(nightSheet, roles, jinxes)
    expect(result.ok && Object.keys(result.value).sort()).toEqual(['jinxes', 'nightSheet', 'roles'])
  })

  test('may omit optional fields', () => {
    const result = read([{ id: 'owl', name: 'Owl', team: 'demon', ability: 'Hoots.' }])
    expect(result.ok && result.value.roles).toEqual([
      expect.objectContaining({ edition: '', flavor: '', reminders: [], setup: false, special: [] })
    ])
  })

  test('are refused when their kind is unknown', () => {
    expect(problems({ some: 'thing' }, ['imp', 'chef'], [], 7)).toEqual(
      [1, 2, 3, 4].map(number => `${number}.json: contains no roles, jinxes or night sheet.`)
    )
    expect(readPublished([{ source: 'a.json', text: '[{' }])).toEqual({
      ok: false,
      problems: ['a.json: not valid JSON.']
    })
  })

  test('are refused when a kind is given twice', () => {
    expect(problems(roles, roles)).toEqual(['2.json: a file of this kind is already given.'])
  })

  test.each([
    ['a missing field', { ability: undefined }, '“ability” is missing.'],
    ['an empty name', { name: ' ' }, '“name” is empty.'],
    ['a text of another type', { flavor: 7 }, '“flavor” must be a text.'],
    ['a list of another type', { reminders: 'Dead' }, '“reminders” must be a list.'],
    ['a list entry of another type', { reminders: ['Dead', 1] }, '“reminders, entry 2” must be a text.'],
    ['a number below 0', { firstNight: -1 }, '“firstNight” must not be below 0.'],
    ['a setup of another type', { setup: 'yes' }, '“setup” must be true or false.'],
    [
      'an unknown team',
      { team: 'lord' },
      '“team” must be one of townsfolk, outsider, minion, demon, traveller, fabled, loric, not “lord”.'
    ],
    [
      'an invalid id',
      { id: 'The Owl' },
      '“id” may only have lowercase letters, digits, - and _, not “The Owl”.'
    ]
  ])('are refused with item and field for %s', (_, change, reason) => {
    const changed = { ...role('owl', 'Owl'), ...change }
    const name = changed.name === ' ' ? ' ' : 'Owl'
    expect(problems([...roles, changed])).toEqual([`1.json: item 4 (${name}): ${reason}`])
  })

  test('are refused with every problem, including items that are no objects', () => {
    expect(problems(['owl', { id: 'owl', jinx: [{ id: 'imp' }] }], { firstNight: ['dusk'] })).toEqual([
      '1.json: item 1: this must be an object.',
      '1.json: item 2 (owl): “jinx, entry 1, reason” is missing.',
      '2.json: “otherNight” is missing.'
    ])
  })
})

test('a file is recognized by any of its items: a night, a list of jinxes, a team or an ability', () => {
  expect(problems({ firstNight: [] })).toEqual(['1.json: “otherNight” is missing.'])
  expect(problems({ otherNight: [] })).toEqual(['1.json: “firstNight” is missing.'])
  expect(problems([{ id: 'owl', jinx: [] }, { id: 'bat' }])).toEqual([
    '1.json: item 2 (bat): “jinx” is missing.'
  ])
  expect(problems([null, role('owl', 'Owl')])).toEqual(['1.json: item 1: this must be an object.'])
  expect(problems([{ id: 'owl', name: 'Owl', ability: 'Hoots.' }])).toEqual([
    '1.json: item 1 (Owl): “team” is missing.'
  ])
  expect(problems([{ id: 'owl', name: 'Owl', team: 'demon' }])).toEqual([
    '1.json: item 1 (Owl): “ability” is missing.'
  ])
})

test('texts are trimmed, and wake-up numbers can be absent', () => {
  const result = read([{ ...role('owl', ' Owl '), ability: ' Hoots. ', firstNight: 0 }])
  expect(result.ok && result.value.roles).toMatchObject([{ name: 'Owl', ability: 'Hoots.', firstNight: 0 }])
  expect(result.ok && result.value.roles?.[0]).not.toHaveProperty('otherNight')
})

test('an id has lowercase letters, digits, hyphens and underscores from its start to its end', () => {
  for (const id of ['Owl', 'the owl', 'owl!', ''])
    expect(problems([{ ...role('owl', 'Owl'), id }])).toHaveLength(1)
  expect(problems([role('the_owl-2', 'Owl')])).toEqual([])
})
