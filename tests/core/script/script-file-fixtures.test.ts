import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { readScriptText, writeScriptFile } from '#core/script/script-file.ts'
import { codesOf, meta, raven, read, rewrite } from '../reading/read-file.ts'
import { catalogue } from '../script-builders.ts'

const fixture = (name: string) =>
  readFileSync(join(import.meta.dirname, '../../fixtures/scripts', name), 'utf8')

/** Reads a fixture; returns the codes of its repairs and the file that is written from the script. */
function pass(name: string) {
  const result = readScriptText(fixture(name), catalogue)
  if (!result.ok) throw new Error(result.code)
  return { codes: codesOf(result.value.repairs), written: writeScriptFile(result.value.script, catalogue) }
}

describe('real files of other tools', () => {
  test.each([
    [
      'wrapped.json',
      ['wrapper_opened', 'key_renamed', 'id_respelled', 'id_respelled', 'id_respelled', 'id_respelled']
    ],
    ['almanac.json', ['wrapper_opened', 'wrapper_opened', 'id_made', 'key_renamed', 'id_made']],
    [
      'homebrew.json',
      [
        'rule_read',
        'team_respelled',
        'number_read',
        'team_respelled',
        'address_not_web',
        'empty_dropped',
        'flag_read',
        'key_renamed',
        'list_read',
        'id_changed',
        'id_unknown',
        'jinx_respelled',
        'night_respelled',
        'night_respelled',
        'night_respelled'
      ]
    ]
  ])('%s is repaired and written as the official list', (name, codes) => {
    const { codes: found, written } = pass(name)
    expect(found).toEqual(codes)
    expect(written).toEqual(JSON.parse(fixture(`written/${name}`)))
  })

  test.each(['wrapped.json', 'almanac.json', 'homebrew.json'])(
    'the file written from %s needs no repair',
    name => {
      const result = readScriptText(fixture(`written/${name}`), catalogue)
      if (!result.ok) throw new Error(result.code)
      expect(result.value.repairs.filter(({ severity }) => severity === 'repair')).toEqual([])
      expect(writeScriptFile(result.value.script, catalogue)).toEqual(JSON.parse(fixture(`written/${name}`)))
    }
  )
})

describe('values that once failed to round-trip', () => {
  test.each<[string, unknown]>([
    [
      'an unknown id with a spelling of a custom character’s new id',
      [{ id: 'm ine' }, raven({ id: '漢', name: 'Mine' })]
    ],
    [
      'an entry without a description whose key is a field name',
      [raven(), { id: 'raven', jinx: 'https://a.example/b.png' }]
    ],
    ['another spelling of an official id with only an ability', [{ id: 'Pit-Hag', ability: 'traveller' }]],
    [
      'an official id and a custom one with the same normalized id',
      ['pithag', raven({ id: 'Pit-Hag' }), { id: 'pithag', name: ' ' }]
    ],
    ['an id before its description', ['漢', raven({ id: '漢' })]],
    [
      'a list of blank texts instead of a text',
      [raven({ firstNightReminder: [''] }), { ...meta, almanac: [''] }]
    ],
    ['a pair of characters inside an official entry', [{ id: 'imp', ability: {}, characters: ['', ''] }]],
    [
      'a list of jinxes, one of them without a text',
      [
        raven({ id: 'Pit-Hag' }),
        'imp',
        {
          id: 'Pit-Hag',
          jinxes: [
            { id: 'imp', reason: '' },
            { id: 'imp', reason: 'No.' }
          ]
        }
      ]
    ],
    [
      'a fabled with 3 images',
      [
        raven({
          team: 'fabled',
          image: ['https://a.example/1', 'https://a.example/2', 'https://a.example/3']
        })
      ]
    ]
  ])('%s', (_, file) => {
    const first = read(file).script
    const written: unknown = JSON.parse(JSON.stringify(rewrite(file)))
    expect(read(written).script).toEqual(first)
    expect(rewrite(written)).toEqual(written)
  })
})
