import { describe, expect, test } from 'vitest'
import { checkCharacterText } from '#features/json/findings/check-character.ts'
import { checkScriptText } from '#features/json/findings/check-script.ts'
import type { Finding } from '#features/json/findings/findings.ts'
import { formatJson } from '#features/json/format-json.ts'
import { aScript, catalogue, custom } from '../../../core/script-builders.ts'

const codeOf = (finding: Finding) =>
  finding.kind === 'repair' ? finding.repair.code : finding.kind === 'notOne' ? 'notOne' : finding.code

const summaryOf = (text: string, findings: readonly Finding[]) =>
  findings.map(finding => [finding.severity, codeOf(finding), text.slice(finding.from, finding.to)])

describe('the JSON of a script', () => {
  const examine = (text: string) => {
    const { value, findings } = checkScriptText(text, catalogue, undefined)
    return { value, summary: summaryOf(text, findings) }
  }

  test('with a syntax error has an error at its position', () => {
    const { value, summary } = examine('[\n  "imp",\n  wat\n]')
    expect(value).toBeUndefined()
    expect(summary).toEqual([['error', 'file_not_json', 'wat']])
  })

  test('has findings for repairs and broken rules, in the order of the text', () => {
    const { value, summary } = examine(
      formatJson([
        { id: '_meta', name: 'x'.repeat(51) },
        'Imp',
        { id: 'cook', name: 'Cook', team: 'Townsfolks', ability: '', firstNight: 3 }
      ])
    )
    expect(value?.characters.map(({ id }) => id)).toEqual(['imp', 'cook'])
    expect(summary).toEqual([
      ['warning', 'text_too_long', `"${'x'.repeat(51)}"`],
      ['repair', 'id_respelled', '"Imp"'],
      ['repair', 'team_respelled', '"Townsfolks"'],
      ['warning', 'text_empty', '""'],
      ['warning', 'first_night_reminder_missing', '3']
    ])
  })

  test('with 200 characters is checked in less than 300 ms', () => {
    const characters = Array.from({ length: 200 }, (_, index) => ({
      id: `cook${index}`,
      name: 'Cook',
      team: 'townsfolk',
      ability: 'x'.repeat(240),
      flavor: 'x'.repeat(400),
      reminders: ['one', 'two']
    }))
    const text = formatJson(characters)
    const times = Array.from({ length: 5 }, () => {
      const start = performance.now()
      checkScriptText(text, catalogue, undefined)
      return performance.now() - start
    })
    // The fastest, since the others may have waited for other work of the machine.
    expect(Math.min(...times)).toBeLessThan(300)
  })
})

describe('the JSON of a character', () => {
  const script = aScript({ characters: [custom('cook'), custom('baker'), 'imp'] })
  const examine = (entry: unknown, id = 'cook') => {
    const text = formatJson(entry)
    const { value, findings } = checkCharacterText(text, { script, id, catalogue, texts: undefined })
    return { value, summary: summaryOf(text, findings) }
  }
  const cook = { id: 'cook', name: 'Cook', team: 'demon', ability: 'Boils.' }

  test('is a single entry', () => {
    const { value, summary } = examine(cook)
    expect(value?.character).toMatchObject({ kind: 'custom', id: 'cook', team: 'demon' })
    expect(summary).toEqual([])
  })

  test.each([
    ['My Cook', 'character_id_pattern'],
    ['baker', 'character_id_taken'],
    ['chef', 'character_id_official'],
    ['dusk', 'character_id_special'],
    ['_meta', 'character_id_special']
  ])('with the id %s has the error %s', (id, code) => {
    const { value, summary } = examine({ ...cook, id })
    expect(value).toBeUndefined()
    expect(summary).toContainEqual(['error', code, JSON.stringify(id)])
  })

  test('of an official character gives only its overrides', () => {
    const { value } = examine({ id: 'imp', name: 'Imp', team: 'demon', flavor: 'Own' }, 'imp')
    expect(value?.character).toEqual({ kind: 'official', id: 'imp', changes: { flavor: 'Own' } })
    expect(examine('imp', 'imp').value?.character).toEqual({ kind: 'official', id: 'imp' })
  })

  test('must be exactly one character', () => {
    expect(examine([cook, 'imp']).summary).toEqual([['error', 'notOne', '[']])
    expect(examine([cook]).value?.character.id).toBe('cook')
    expect(examine({}).summary).toEqual([['error', 'notOne', '{']])
  })

  test('that breaks a rule of the form can be applied', () => {
    const { value, summary } = examine({ ...cook, name: 'x'.repeat(31) })
    expect(value).toBeDefined()
    expect(summary).toEqual([['warning', 'text_too_long', `"${'x'.repeat(31)}"`]])
  })

  test('includes its almanac text, if it has one', () => {
    expect(examine({ ...cook, almanacDetails: 'A cook.' }).value?.almanacDetails).toBe('A cook.')
    expect(examine(cook).value?.almanacDetails).toBeUndefined()
  })
})

test('lists of short words are formatted in as few lines as possible', () => {
  const text = formatJson([
    { id: '_meta', firstNight: Array.from({ length: 20 }, () => 'fortuneteller') },
    'imp'
  ])
  expect(text.split('\n')).toHaveLength(15)
  expect(text).toContain('\n  "imp"\n]')
  expect(Math.max(...text.split('\n').map(line => line.length))).toBeLessThanOrEqual(64)
})
