import { describe, expect, test } from 'vitest'
import { changesBetween } from '../../../tools/catalogue-import/changes.ts'
import { convertPublished, unevenNights } from '../../../tools/catalogue-import/official-data.ts'
import { readPublished } from '../../../tools/catalogue-import/published.ts'
import { current, jinxes, nightSheet, role, roles } from './sample.ts'

function convert(...files: unknown[]) {
  const published = readPublished(files.map(file => ({ source: 'file', text: JSON.stringify(file) })))
  if (!published.ok) throw new Error(published.problems.join())
  return convertPublished(published.value, current)
}

function converted(...files: unknown[]) {
  const result = convert(...files)
  if (!result.ok) throw new Error(result.problems.join())
  return result.value
}

const changed = (...files: unknown[]) => changesBetween(current, converted(...files))

const nothing = {
  added: [],
  removed: [],
  renamed: [],
  reworded: [],
  regrouped: [],
  moved: [],
  jinxesAdded: [],
  jinxesRemoved: [],
  jinxesReworded: [],
  reordered: false
}

describe('the publisher’s data in our shapes', () => {
  test('is what we have when the publisher says the same', () => {
    expect(converted(roles, jinxes, nightSheet)).toEqual(current)
  })

  test.each([
    ['roles', roles],
    ['jinxes', jinxes],
    ['a night sheet', nightSheet]
  ])('keeps the rest as it is when only %s are given', (_, file) => {
    expect(converted(file)).toEqual(current)
  })

  test('describes a new character whole', () => {
    const bellmaker = {
      ...role('bellmaker', 'Bell Maker'),
      edition: 'carousel',
      team: 'outsider',
      ability: 'Each night*, cast a bell. [+1 Outsider]',
      setup: true,
      reminders: ['Cracked'],
      special: [{ type: 'selection', name: 'bag-duplicate' }]
    }
    const sheet = { ...nightSheet, firstNight: ['dusk', 'bellmaker', ...nightSheet.firstNight.slice(1)] }
    const { facts, english } = converted([...roles, bellmaker], sheet)
    expect(facts.characters.at(-1)).toEqual({
      id: 'bellmaker',
      name: 'Bell Maker',
      edition: '',
      team: 'outsider',
      setup: true,
      firstNight: 1.1,
      otherNight: 0,
      reminders: ['Cracked'],
      remindersGlobal: [],
      special: [{ type: 'selection', name: 'bag-duplicate' }],
      jinxedWith: [],
      abilityOpening: 'Each night*',
      abilityLength: 39
    })
    expect(english.characters.bellmaker).toEqual({
      name: 'Bell Maker',
      ability: 'Each night*, cast a bell. [+1 Outsider]',
      flavor: 'Warm.',
      firstNightReminder: 'Wake.'
    })
  })

  test('goes by the numbers of the roles where there is no night sheet', () => {
    const [baker, ...others] = roles
    const { facts } = converted([{ ...baker, firstNight: 4.5, otherNight: 0 }, ...others])
    expect(facts.characters.map(({ firstNight }) => firstNight)).toEqual([4.5, 4, 5])
  })

  test.each([
    ['fabled', 'fabled'],
    ['loric', 'loric'],
    ['demon', '']
  ])('keeps an experimental %s in its edition', (team, edition) => {
    const { facts } = converted([...roles, { ...role('owl', 'Owl'), team, edition: 'carousel' }])
    expect(facts.characters.at(-1)?.edition).toBe(edition)
  })

  test('keeps a known jinx on its side, and takes a pair that stands on both sides once', () => {
    const turned = [
      { id: 'baker', jinx: [{ id: 'ringer', reason: 'Too loud.' }] },
      { id: 'ringer', jinx: [{ id: 'baker', reason: 'Said again.' }] },
      { id: 'clerk', jinx: [{ id: 'baker', reason: 'Too early.' }] }
    ]
    expect(converted(turned)).toEqual(current)
  })

  test('drops the jinxes of a character that is gone', () => {
    const { facts, english } = converted(roles.slice(1))
    expect(facts.characters.flatMap(({ jinxedWith }) => jinxedWith)).toEqual([])
    expect(english.jinxes).toEqual({ ringer: {}, clerk: {} })
  })
})

describe('what changed', () => {
  test('is nothing when the publisher says the same', () => {
    expect(changed(roles, jinxes, nightSheet)).toEqual(nothing)
  })

  test('names who is new, gone, renamed, reworded and in another team', () => {
    const [baker, ringer] = roles
    const report = changed([
      { ...baker, name: 'Miller', ability: 'Grinds some corn', flavor: 'Dusty.' },
      { ...ringer, team: 'demon', reminders: ['Deaf'] },
      role('owl', 'Owl')
    ])
    expect(report).toEqual({
      ...nothing,
      added: ['Owl'],
      removed: ['Clerk'],
      renamed: ['Baker, now Miller'],
      reworded: ['Miller (ability; flavour)'],
      regrouped: ['Ringer (team; reminder tokens)'],
      jinxesRemoved: ['Clerk & Baker']
    })
  })

  test('names who wakes elsewhere, newly or no longer, and after whom', () => {
    const sheet = {
      firstNight: ['dusk', 'clerk', 'baker', 'minioninfo', 'dawn'],
      otherNight: ['dusk', 'ringer', 'baker', 'dawn']
    }
    expect(changed(sheet).moved).toEqual([
      'Baker (new in the other nights, after Ringer)',
      'Ringer (no longer in the first night)',
      'Clerk (first night, after Dusk)'
    ])
  })

  test('names the jinxes that are new, gone and reworded', () => {
    const others = [
      { id: 'clerk', jinx: [{ id: 'baker', reason: 'Much too early.' }] },
      { id: 'ringer', jinx: [{ id: 'clerk', reason: 'They quarrel.' }] }
    ]
    expect(changed(others)).toEqual({
      ...nothing,
      jinxesAdded: ['Ringer & Clerk'],
      jinxesRemoved: ['Ringer & Baker'],
      jinxesReworded: ['Clerk & Baker']
    })
  })

  test('says when the characters stand in another order', () => {
    expect(changed([...roles].reverse())).toEqual({ ...nothing, reordered: true })
  })
})

test('whose number and reminder do not go together is named', () => {
  expect(unevenNights(current)).toEqual([])
  expect(unevenNights(converted([...roles, role('owl', 'Owl')]))).toEqual(['Owl'])
})

describe('what nobody describes', () => {
  const newcomer = 'If it is new, give the roles of the same day too.'

  test.each([
    [
      'a stranger in the night',
      { ...nightSheet, otherNight: ['dusk', 'owl', 'dawn'] },
      `Night sheet, otherNight: there is no character “owl”. ${newcomer}`
    ],
    [
      'a character twice in a night',
      { ...nightSheet, otherNight: ['dusk', 'ringer', 'ringer', 'dawn'] },
      'Night sheet, otherNight: “ringer” stands there twice.'
    ],
    [
      'a night without its steps',
      { ...nightSheet, firstNight: ['dusk', 'dawn', 'minioninfo'] },
      'Night sheet, firstNight: the steps must be dusk, minioninfo, dawn, in this order.'
    ],
    [
      'a jinx of a stranger',
      [{ id: 'ringer', jinx: [{ id: 'owl', reason: 'It hoots.' }] }],
      `Jinxes: there is no character “owl”. ${newcomer}`
    ],
    [
      'a jinx with oneself',
      [{ id: 'ringer', jinx: [{ id: 'ringer', reason: 'Echo.' }] }],
      'Jinxes: “ringer” has a jinx with itself.'
    ],
    ['a character twice', [...roles, role('clerk', 'Clerk')], 'Roles: “clerk” stands there twice.']
  ])('refuses %s', (_, file, problem) => {
    expect(convert(file)).toEqual({ ok: false, problems: [problem] })
  })
})
