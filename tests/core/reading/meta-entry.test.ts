import { describe, expect, test } from 'vitest'
import { nightOrder } from '#core/night/night-order.ts'
import { catalogue } from '../script-builders.ts'
import { codesOf, meta, raven, read, rewrite } from './read-file.ts'

describe('the meta entry', () => {
  test('can be missing', () => {
    const { script, repairs } = read(['imp'])
    expect(script).toMatchObject({ title: '', author: '' })
    expect(repairs).toMatchObject([{ code: 'meta_missing', severity: 'warning' }])
  })

  test('can be anywhere in the list, and is written first', () => {
    expect(codesOf(read(['imp', meta]).repairs)).toEqual(['meta_moved'])
    expect(rewrite(['imp', meta])[0]).toEqual(meta)
  })

  test('can occur twice: the first wins, different values of the second are stored as extra', () => {
    const second = {
      id: '_meta',
      name: 'Other',
      author: 'Ann',
      logo: 'https://a.example/l.png',
      colour: 'red'
    }
    const { script, repairs } = read([meta, 'imp', second])
    expect(script).toMatchObject({
      title: 'Trouble',
      logo: 'https://a.example/l.png',
      extra: { originalName: 'Other', colour: 'red' }
    })
    expect(codesOf(repairs)).toEqual(['meta_merged', 'value_kept'])
  })

  test('can have misspelled keys', () => {
    const { script } = read([
      { id: '_meta', Name: 'Trouble', Bootlegger: ['A rule'], hide_title: 'true', title: 'Trouble' }
    ])
    expect(script).toMatchObject({ title: 'Trouble', bootlegger: ['A rule'], hideTitle: true })
    expect(script).not.toHaveProperty('extra')
  })

  test('can exceed limits: texts stay whole, with a warning', () => {
    const { script, repairs } = read([
      { ...meta, name: 'T'.repeat(90), bootlegger: Array(12).fill('A rule') }
    ])
    expect(script.title).toHaveLength(90)
    expect(script.bootlegger).toHaveLength(12)
    expect(codesOf(repairs)).toEqual(['script_empty', 'text_long', 'list_long'])
  })

  test('keeps its unknown keys', () => {
    const file = [{ ...meta, name_zh: '麻烦', colour: '#fff', nested: { a: [1] } }, 'imp']
    expect(rewrite(file)).toEqual(file)
  })

  test('house rules can be a single text; empty ones are left out', () => {
    expect(read([{ ...meta, bootlegger: 'A rule' }]).script.bootlegger).toEqual(['A rule'])
    expect(read([{ ...meta, bootlegger: ['', 'A rule', ' '] }]).script.bootlegger).toEqual(['A rule'])
  })

  test('empty texts become absent; an address that isn’t on the web stays, with a warning', () => {
    const { script, repairs } = read([{ ...meta, logo: '', almanac: 'see my page' }, 'imp'])
    expect(script).not.toHaveProperty('logo')
    expect(script.almanac).toBe('see my page')
    expect(repairs).toMatchObject([{ code: 'address_not_web', where: { id: '_meta', field: 'almanac' } }])
  })

  test('an address without a scheme is written beside the meta entry, not as an address', () => {
    for (const logo of ['catfishing', './logo.png', '/logo.png']) {
      const written = rewrite([{ ...meta, logo }, 'imp'])
      expect(written[0]).toEqual({ ...meta, characterExtras: [{ id: '_meta', logo }] })
      expect(read(written).script.logo).toBe(logo)
    }
  })

  test('almanac texts round-trip, and almanac texts of character entries join them', () => {
    const customData = { 'imp-almanacDetails': 'Bites.', almanacIntroduction: 'Hear!', theme: { dark: true } }
    expect(rewrite([{ ...meta, customData }, 'imp'])).toEqual([{ ...meta, customData }, 'imp'])
    expect(read([meta, raven({ almanacDetails: 'Sings.' })]).script.customData).toEqual({
      'raven-almanacDetails': 'Sings.'
    })
  })

  test('unreadable values are stored as extra', () => {
    const { script } = read([
      { ...meta, hideTitle: 'perhaps', customData: 'lots', author: { first: 'Ann' } },
      'imp'
    ])
    expect(script.extra).toEqual({
      originalHideTitle: 'perhaps',
      originalCustomData: 'lots',
      originalAuthor: { first: 'Ann' }
    })
  })
})

test('steps that are listed as characters are in the night order instead', () => {
  const steps = ['dusk', 'minioninfo', { id: 'demoninfo', name: 'Demon info' }, 'dawn']
  for (const firstNight of [undefined, ['dusk', 'poisoner', 'dawn']]) {
    const { script } = read([{ ...meta, firstNight }, ...steps, 'poisoner'])
    expect(script.characters.map(({ id }) => id)).toEqual(['poisoner'])
    const order = nightOrder(script, 'firstNight', catalogue)
    expect([...order].sort()).toEqual(['dawn', 'demoninfo', 'dusk', 'minioninfo', 'poisoner'])
    expect([order[0], order.at(-1)]).toEqual(['dusk', 'dawn'])
  }
})

describe('night lists', () => {
  const order = (firstNight: unknown, ...items: unknown[]) =>
    read([{ ...meta, firstNight }, 'imp', 'chef', ...items])

  test('are present only if the file has them', () => {
    const { script } = order(['dusk', 'chef', 'dawn'])
    expect(script.firstNight).toEqual(['dusk', 'chef', 'dawn'])
    expect(script).not.toHaveProperty('otherNight')
    expect(order([]).script).not.toHaveProperty('firstNight')
  })

  test('drop ids that aren’t on the script, with a repair', () => {
    const { script, repairs } = order(['dusk', 'spy', 'chef', 'nobody', 'dawn'])
    expect(script.firstNight).toEqual(['dusk', 'chef', 'dawn'])
    expect(repairs.map(({ code, before }) => [code, before])).toEqual([
      ['night_off_script', 'spy'],
      ['night_off_script', 'nobody']
    ])
  })

  test('can spell ids and steps differently', () => {
    const list = ['DUSK', 'minion_info', 'Demon Info', 'Chef', { id: 'raven' }, 'Dawn']
    const { script } = order(list, raven({ firstNight: 3, firstNightReminder: 'Sing.' }))
    expect(script.firstNight).toEqual(['dusk', 'minioninfo', 'demoninfo', 'chef', 'raven', 'dawn'])
    expect(order(['dusk', 'MINION', 'demon', 'dawn']).script.firstNight).toEqual([
      'dusk',
      'minioninfo',
      'demoninfo',
      'dawn'
    ])
  })

  test('get missing dusk and dawn', () => {
    const { script, repairs } = order(['chef', 'imp'])
    expect(script.firstNight).toEqual(['dusk', 'chef', 'imp', 'dawn'])
    expect(codesOf(repairs)).toEqual(['night_step_added', 'night_step_added'])
  })

  test('keep entries after dawn and before dusk', () => {
    expect(order(['imp', 'dusk', 'dawn', 'chef']).script.firstNight).toEqual(['imp', 'dusk', 'dawn', 'chef'])
  })

  test('drop repeated ids', () => {
    const { script, repairs } = order(['dusk', 'chef', 'Chef', 'dawn', 'dusk'])
    expect(script.firstNight).toEqual(['dusk', 'chef', 'dawn'])
    expect(codesOf(repairs)).toEqual(['night_repeated', 'night_repeated'])
  })

  test('can have 200 entries', () => {
    const flock = Array.from({ length: 198 }, (_, index) =>
      raven({ id: `raven${index}`, name: `Raven ${index}` })
    )
    const list = ['dusk', ...flock.map(({ id }) => id), 'dawn']
    const { script, repairs } = read([{ ...meta, firstNight: list }, ...flock])
    expect(script.firstNight).toEqual(list)
    expect(repairs).toEqual([])
  })

  test('that aren’t lists are stored as extra', () => {
    expect(order('dusk, chef, dawn').script.extra).toEqual({ originalFirstNight: 'dusk, chef, dawn' })
  })
})

test('a character of the script wins over an older name of a step', () => {
  const demon = raven({ id: 'demon', name: 'Old One' })
  const orderOf = (...characters: unknown[]) =>
    read([{ ...meta, firstNight: ['dusk', 'demon', 'dawn'] }, ...characters]).script.firstNight
  expect(orderOf(demon)).toEqual(['dusk', 'demon', 'dawn'])
  expect(orderOf('imp')).toEqual(['dusk', 'demoninfo', 'dawn'])
})

describe('repairs of the meta entry', () => {
  const repairsOf = (file: unknown) =>
    read(file).repairs.map(({ code, where, before, after }) => [code, where, before, after])

  test('name the field, the value and where it stays', () => {
    const second = { id: '_meta', name: 'Other', hideTitle: 'perhaps' }
    expect(repairsOf([meta, 'imp', second])).toEqual([
      ['meta_merged', { index: 2, id: '_meta' }, undefined, undefined],
      ['value_kept', { id: '_meta', field: 'hideTitle' }, 'perhaps', 'originalHideTitle'],
      ['value_kept', { id: '_meta', field: 'name' }, 'Other', 'originalName']
    ])
  })

  test('name the keys of an almanac text that moves to the character’s id', () => {
    const customData = { 'Imp!-almanacDetails': 'Bites.', 'gone-almanacDetails': 'Told.', theme: 1 }
    const file = [{ ...meta, customData }, 'imp']
    expect(repairsOf(file)).toEqual([
      ['almanac_moved', { field: 'customData' }, 'Imp!-almanacDetails', 'imp-almanacDetails']
    ])
    expect(read(file).script.customData).toEqual({
      'imp-almanacDetails': 'Bites.',
      'gone-almanacDetails': 'Told.',
      theme: 1
    })
  })

  test('are none for an almanac introduction of its own, which joins the custom data', () => {
    const file = [{ ...meta, almanacIntroduction: 'Hear!' }, 'imp']
    expect(read(file).script.customData).toEqual({ almanacIntroduction: 'Hear!' })
    expect(repairsOf(file)).toEqual([])
  })

  test('keep another tool’s own id, and unreadable jinxes', () => {
    const { script } = read({ id: 7, name: 'A', jinxes: 'none', content: ['imp'] })
    expect(script).toMatchObject({ title: 'A', extra: { originalId: 7, originalJinxes: 'none' } })
  })

  test('accept other names of night lists', () => {
    const order = ['dusk', 'imp', 'dawn']
    for (const key of ['otherNights', 'otherNightOrder', 'other_night_order'])
      expect(read([{ ...meta, [key]: order }, 'imp']).script.otherNight).toEqual(order)
    expect(read([{ ...meta, firstNightOrder: order }, 'imp']).script.firstNight).toEqual(order)
  })
})
