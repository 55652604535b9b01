import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { catalogue } from '#catalogue/catalogue.ts'
import { findLostData } from '../../tools/census/lost-data.ts'
import { censusTable, takeCensus } from '../../tools/census.ts'

let folder = ''

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'census-'))
  mkdirSync(join(folder, 'inner'))
})

afterEach(() => rmSync(folder, { recursive: true }))

const put = (name: string, text: string) => writeFileSync(join(folder, name), text)

describe('the census of a folder', () => {
  test('counts opened, repaired and refused files, also in subfolders', () => {
    put('good.json', '[{"id":"_meta","name":"Good"},"imp"]')
    put('inner/odd.json', '[{"id":"_meta","name":"Odd"},"Pit-Hag",]')
    put('bad.json', '{"name":"Bad"}')
    put('notes.txt', 'no script')
    const census = takeCensus(folder)
    expect(census).toMatchObject({
      files: 3,
      opened: 2,
      repaired: 1,
      refused: ['bad.json: file_no_script'],
      crashed: [],
      lost: [],
      inOrder: 2
    })
    expect(censusTable(census)).toContain('     0 lost')
    expect(censusTable(census)).toContain('     1 id_respelled')
  })

  test('counts the scripts per advice rule and flags rules that apply to over half', () => {
    put('pair.json', '["choirboy", "imp"]')
    put('good.json', '["chef", "imp"]')
    put('bad.json', '["gondola"]')
    put('worse.json', '["barge"]')
    put('worst.json', '["raft"]')
    const table = censusTable(takeCensus(folder))
    expect(table).toContain('     1  20.0 % partner_missing\n')
    expect(table).toContain('     3  60.0 % unknown_ids (over half)')
    expect(table).toContain('     0   0.0 % title_missing')
  })

  test('reports an unreadable file and continues', () => {
    mkdirSync(join(folder, 'folder.json'))
    put('good.json', '["imp"]')
    expect(takeCensus(folder)).toMatchObject({ opened: 1, crashed: [expect.stringContaining('folder.json')] })
  })

  test('loses no data of a file with every kind of mistake', () => {
    const mistakes = `[ // by hand
      {"id": "_meta", "name": "Slips", "author": {"first": "Ann"},},
      'imp', "chef" "po", 7, {"note": "to do"},
      {id: "baron", firstNight: NaN, "image": {"good": "a.png"}, "flavour": "Land!", "team": "lord"},
      {"id": "Raven!", "ability": "Sing.", "reminders": [["odd"]], "jinxes": ["Spy"], "firstNight": "late"},
      {"id": "Raven!", "ability": "Croak."}]`
    put('slips.json', `\uFEFF${mistakes}`)
    expect(takeCensus(folder)).toMatchObject({ opened: 1, repaired: 1, crashed: [], lost: [] })
  })

  test('loses no data of the project’s sample files', () => {
    const census = takeCensus(join(import.meta.dirname, '../fixtures/scripts'))
    expect(census.files).toBe(8)
    expect(census).toMatchObject({ opened: 8, crashed: [], lost: [] })
  })
})

describe('lost data', () => {
  const meta = { id: '_meta', name: 'Good', mood: 'sour' }
  const bird = { id: 'raven', title: 'Raven', ability: 'Sing.' }

  test('is every key, id and text that the written file lacks', () => {
    expect(findLostData([meta, bird], [meta, bird], [], catalogue)).toEqual([])
    expect(findLostData([meta, bird], [{ id: '_meta', name: 'Good' }, bird], [], catalogue)).toEqual([
      'mood',
      'sour'
    ])
    expect(findLostData([meta, bird], [meta], [], catalogue)).toEqual([
      'raven',
      'title',
      'Raven',
      'ability',
      'Sing.'
    ])
  })

  test('excludes what a repair names, empty values, and values equal to the catalogue', () => {
    const repair = {
      code: 'key_renamed',
      severity: 'repair',
      where: {},
      before: 'mood',
      after: 'sour'
    } as const
    expect(findLostData([meta], [{ id: '_meta', name: 'Good' }], [repair], catalogue)).toEqual([])
    expect(findLostData([{ logo: '', tips: [], setup: false, firstNight: 0 }], [], [], catalogue)).toEqual([])
    expect(findLostData([{ id: 'chef', name: 'Chef', team: 'townsfolk' }], ['chef'], [], catalogue)).toEqual(
      []
    )
    expect(findLostData([{ id: 'chef', name: 'Cook' }], ['chef'], [], catalogue)).toEqual(['name', 'Cook'])
  })
})
