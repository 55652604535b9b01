import { describe, expect, test } from 'vitest'
import { examineScript } from '#features/json/examine.ts'
import { examineCharacter } from '#features/json/examine-character.ts'
import type { Finding } from '#features/json/findings.ts'
import { layOut } from '#features/json/lay-out.ts'
import { aScript, catalogue, custom } from '../../core/build.ts'

const codeOf = (finding: Finding) =>
  finding.kind === 'repair' ? finding.repair.code : finding.kind === 'notOne' ? 'notOne' : finding.code

const told = (text: string, findings: readonly Finding[]) =>
  findings.map(finding => [finding.severity, codeOf(finding), text.slice(finding.from, finding.to)])

describe('the text of a script', () => {
  const examine = (text: string) => {
    const { value, findings } = examineScript(text, catalogue, undefined)
    return { value, told: told(text, findings) }
  }

  test('that breaks off is refused at its place', () => {
    const { value, told } = examine('[\n  "imp",\n  wat\n]')
    expect(value).toBeUndefined()
    expect(told).toEqual([['error', 'file_not_json', 'wat']])
  })

  test('is told what reading puts right and what breaks a rule, in the order of the text', () => {
    const { value, told } = examine(
      layOut([
        { id: '_meta', name: 'x'.repeat(51) },
        'Imp',
        { id: 'cook', name: 'Cook', team: 'Townsfolks', ability: '', firstNight: 3 }
      ])
    )
    expect(value?.characters.map(({ id }) => id)).toEqual(['imp', 'cook'])
    expect(told).toEqual([
      ['warning', 'text_too_long', `"${'x'.repeat(51)}"`],
      ['repair', 'id_respelled', '"Imp"'],
      ['repair', 'team_respelled', '"Townsfolks"'],
      ['warning', 'text_empty', '""'],
      ['warning', 'first_night_reminder_missing', '3']
    ])
  })

  test('of 200 characters is read in the blink of an eye', () => {
    const characters = Array.from({ length: 200 }, (_, index) => ({
      id: `cook${index}`,
      name: 'Cook',
      team: 'townsfolk',
      ability: 'x'.repeat(240),
      flavor: 'x'.repeat(400),
      reminders: ['one', 'two']
    }))
    const text = layOut(characters)
    examineScript(text, catalogue, undefined)
    const began = performance.now()
    examineScript(text, catalogue, undefined)
    expect(performance.now() - began).toBeLessThan(300)
  })
})

describe('the text of a character', () => {
  const script = aScript({ characters: [custom('cook'), custom('baker'), 'imp'] })
  const examine = (entry: unknown, id = 'cook') => {
    const text = layOut(entry)
    const { value, findings } = examineCharacter(text, { script, id, catalogue, texts: undefined })
    return { value, told: told(text, findings) }
  }
  const cook = { id: 'cook', name: 'Cook', team: 'demon', ability: 'Boils.' }

  test('is read by itself', () => {
    const { value, told } = examine(cook)
    expect(value?.character).toMatchObject({ kind: 'custom', id: 'cook', team: 'demon' })
    expect(told).toEqual([])
  })

  test.each([
    ['My Cook', 'character_id_pattern'],
    ['baker', 'character_id_taken'],
    ['chef', 'character_id_official'],
    ['dusk', 'character_id_special'],
    ['_meta', 'character_id_special']
  ])('with the id %s is refused with %s', (id, code) => {
    const { value, told } = examine({ ...cook, id })
    expect(value).toBeUndefined()
    expect(told).toContainEqual(['error', code, JSON.stringify(id)])
  })

  test('of an official character keeps what differs', () => {
    const { value } = examine({ id: 'imp', name: 'Imp', team: 'demon', flavor: 'Own' }, 'imp')
    expect(value?.character).toEqual({ kind: 'official', id: 'imp', changes: { flavor: 'Own' } })
    expect(examine('imp', 'imp').value?.character).toEqual({ kind: 'official', id: 'imp' })
  })

  test('is of one character alone', () => {
    expect(examine([cook, 'imp']).told).toEqual([['error', 'notOne', '[']])
    expect(examine([cook]).value?.character.id).toBe('cook')
    expect(examine({}).told).toEqual([['error', 'notOne', '{']])
  })

  test('breaks rules of the form and can be applied all the same', () => {
    const { value, told } = examine({ ...cook, name: 'x'.repeat(31) })
    expect(value).toBeDefined()
    expect(told).toEqual([['warning', 'text_too_long', `"${'x'.repeat(31)}"`]])
  })

  test('brings its almanac text along, where it has one', () => {
    expect(examine({ ...cook, almanacDetails: 'A cook.' }).value?.almanacDetails).toBe('A cook.')
    expect(examine(cook).value?.almanacDetails).toBeUndefined()
  })
})

test('lists of short words are laid out in as few lines as they need', () => {
  const text = layOut([{ id: '_meta', firstNight: Array.from({ length: 20 }, () => 'fortuneteller') }, 'imp'])
  expect(text.split('\n')).toHaveLength(15)
  expect(text).toContain('\n  "imp"\n]')
  expect(Math.max(...text.split('\n').map(line => line.length))).toBeLessThanOrEqual(64)
})
