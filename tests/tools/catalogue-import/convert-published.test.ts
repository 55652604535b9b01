import { describe, expect, test } from 'vitest'
import { changesBetween } from '../../../tools/catalogue-import/changes.ts'
import { convertPublished, findNightMismatches } from '../../../tools/catalogue-import/convert-published.ts'
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

describe('converting the publisher’s data', () => {
  test('changes nothing when the data equals the catalogue', () => {
    expect(converted(roles, jinxes, nightSheet)).toEqual(current)
  })

  test.each([
    ['roles', roles],
    ['jinxes', jinxes],
    ['a night sheet', nightSheet]
  ])('keeps the rest when only %s are given', (_, file) => {
    expect(converted(file)).toEqual(current)
  })

  test('converts all fields of a new character', () => {
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

  test('takes the night numbers from the roles without a night sheet', () => {
    const [baker, ...others] = roles
    const { facts } = converted([{ ...baker, firstNight: 4.5, otherNight: 0 }, ...others])
    expect(facts.characters.map(({ firstNight }) => firstNight)).toEqual([4.5, 4, 5])
  })

  test.each([
    ['fabled', 'fabled'],
    ['loric', 'loric'],
    ['demon', '']
  ])('gives an experimental %s the edition “%s”', (team, edition) => {
    const { facts } = converted([...roles, { ...role('owl', 'Owl'), team, edition: 'carousel' }])
    expect(facts.characters.at(-1)?.edition).toBe(edition)
  })

  test('keeps a known jinx on its side, and merges a pair listed on both sides', () => {
    const turned = [
      { id: 'baker', jinx: [{ id: 'ringer', reason: 'Too loud.' }] },
      { id: 'ringer', jinx: [{ id: 'baker', reason: 'Said again.' }] },
      { id: 'clerk', jinx: [{ id: 'baker', reason: 'Too early.' }] }
    ]
    expect(converted(turned)).toEqual(current)
  })

  test('drops the jinxes of a removed character', () => {
    const { facts, english } = converted(roles.slice(1))
    expect(facts.characters.flatMap(({ jinxedWith }) => jinxedWith)).toEqual([])
    expect(english.jinxes).toEqual({ ringer: {}, clerk: {} })
  })
})

describe('the report of changes', () => {
  test('is empty when the data equals the catalogue', () => {
    expect(changed(roles, jinxes, nightSheet)).toEqual(nothing)
  })

  test('names new, removed, renamed, reworded and regrouped characters', () => {
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

  test('names moved, new and removed night positions, with the predecessor', () => {
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

  test('names new, removed and reworded jinxes', () => {
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

  test('names the first position of a night, and every group of changes of a character', () => {
    const sheet = {
      firstNight: ['clerk', 'dusk', 'baker', 'minioninfo', 'ringer', 'dawn'],
      otherNight: nightSheet.otherNight
    }
    expect(changed(sheet).moved).toEqual(['Clerk (first night, first of all)'])
    const [baker, ...others] = roles
    const regrouped = {
      ...baker,
      edition: 'snv',
      setup: true,
      remindersGlobal: ['Warm'],
      special: [{ type: 'vote', name: 'hidden' }]
    }
    expect(changed([regrouped, ...others]).regrouped).toEqual([
      'Baker (edition; setup; global reminder tokens; app features)'
    ])
    const reworded = { ...baker, firstNightReminder: 'Rise.', otherNightReminder: 'Rise again.' }
    expect(changed([reworded, ...others]).reworded).toEqual(['Baker (first night; other nights)'])
  })

  test('ignores new and removed characters when it compares the order', () => {
    const [baker, ...others] = roles
    expect(changed([role('owl', 'Owl'), ...roles]).reordered).toBe(false)
    expect(changed(others).reordered).toBe(false)
    expect(changed([...others, baker]).reordered).toBe(true)
  })

  test('says when the order of the characters changes', () => {
    expect(changed([...roles].reverse())).toEqual({ ...nothing, reordered: true })
  })
})

describe('a new jinx', () => {
  test('is stored with the character that lists it, after the known ones', () => {
    const files = [
      {
        id: 'clerk',
        jinx: [
          { id: 'ringer', reason: 'A.' },
          { id: 'baker', reason: 'Too early.' }
        ]
      },
      { id: 'ringer', jinx: [{ id: 'baker', reason: 'Too loud.' }] }
    ]
    const { facts, english } = converted(files)
    expect(facts.characters.map(({ id, jinxedWith }) => [id, jinxedWith])).toEqual([
      ['baker', []],
      ['ringer', ['baker']],
      ['clerk', ['baker', 'ringer']]
    ])
    expect(english.jinxes).toEqual({
      clerk: { ringer: 'A.', baker: 'Too early.' },
      ringer: { baker: 'Too loud.' }
    })
  })

  test('has the first of several reasons', () => {
    const files = [
      { id: 'clerk', jinx: [{ id: 'ringer', reason: 'First.' }] },
      { id: 'ringer', jinx: [{ id: 'clerk', reason: 'Second.' }] }
    ]
    expect(converted(files).english.jinxes).toEqual({ clerk: { ringer: 'First.' } })
  })
})

test('a night position without a reminder is named too, for each night', () => {
  const [baker, ringer, clerk] = roles
  const silent = { ...baker, firstNightReminder: undefined }
  expect(findNightMismatches(converted([silent, ringer, clerk]))).toEqual(['Baker'])
  const half = { ...ringer, otherNightReminder: undefined }
  expect(findNightMismatches(converted([baker, half, clerk]))).toEqual(['Ringer'])
})

test('a character without night numbers keeps those of the catalogue, or has none', () => {
  const { facts } = converted([...roles, role('owl', 'Owl')])
  expect(facts.characters.map(({ firstNight, otherNight }) => [firstNight, otherNight])).toEqual([
    [2, 0],
    [4, 2],
    [5, 0],
    [0, 0]
  ])
})

test('a character with a night reminder but no night position is named', () => {
  expect(findNightMismatches(current)).toEqual([])
  expect(findNightMismatches(converted([...roles, role('owl', 'Owl')]))).toEqual(['Owl'])
})

describe('invalid references', () => {
  const newcomer = 'If it is new, import the roles file of the same release too.'

  test.each([
    [
      'an unknown character in a night',
      { ...nightSheet, otherNight: ['dusk', 'owl', 'dawn'] },
      `Night sheet, otherNight: there is no character “owl”. ${newcomer}`
    ],
    [
      'a character twice in a night',
      { ...nightSheet, otherNight: ['dusk', 'ringer', 'ringer', 'dawn'] },
      'Night sheet, otherNight: “ringer” is listed twice.'
    ],
    [
      'a night with its steps in the wrong order',
      { ...nightSheet, firstNight: ['dusk', 'dawn', 'minioninfo'] },
      'Night sheet, firstNight: the steps must be dusk, minioninfo, dawn, in this order.'
    ],
    [
      'a jinx with an unknown character',
      [{ id: 'ringer', jinx: [{ id: 'owl', reason: 'It hoots.' }] }],
      `Jinxes: there is no character “owl”. ${newcomer}`
    ],
    [
      'a jinx of a character with itself',
      [{ id: 'ringer', jinx: [{ id: 'ringer', reason: 'Echo.' }] }],
      'Jinxes: “ringer” has a jinx with itself.'
    ],
    ['a character twice', [...roles, role('clerk', 'Clerk')], 'Roles: “clerk” is listed twice.']
  ])('refuses %s', (_, file, problem) => {
    expect(convert(file)).toEqual({ ok: false, problems: [problem] })
  })
})
