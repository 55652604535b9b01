import { describe, expect, test } from 'vitest'
import type { Finding } from '../../../tools/contact-sheets/find-defects.ts'
import { groupFindings, lineOf, reportOf } from '../../../tools/contact-sheets/report.ts'

const finding: Finding = {
  kind: 'small target',
  scene: 'script',
  locale: 'en',
  width: 390,
  scheme: 'light',
  path: 'main > button',
  text: 'Save',
  detail: '30 x 30 px'
}
const german: Finding = { ...finding, locale: 'de', text: 'Sichern', scene: 'share', width: 360 }

describe('the report', () => {
  test('has one line for an element, with all places', () => {
    const [group, ...others] = groupFindings([finding, german])
    expect(others).toEqual([])
    expect(group && lineOf(group)).toBe(
      'script, share | en de | 360 390 | light | main > button | “Save” | 30 x 30 px'
    )
  })

  test('counts scenes after the first four', () => {
    const scenes = ['a', 'b', 'c', 'd', 'e', 'f'].map(scene => ({ ...finding, scene }))
    const [group] = groupFindings(scenes)
    expect(group && lineOf(group)).toContain('a, b, c, d +2 |')
  })

  test('tells words apart where a word is the finding', () => {
    const words = [finding, german].map(each => ({ ...each, kind: 'broken word' }))
    expect(groupFindings(words)).toHaveLength(2)
  })

  test('begins with figures and has the worst kind first', () => {
    const report = reportOf([finding, { ...finding, kind: 'page too wide' }, german])
    expect(report.startsWith('page too wide: 1 (in 1 places)\nsmall target: 1 (in 2 places)\n')).toBe(true)
    expect(report.indexOf('## page too wide')).toBeLessThan(report.indexOf('## small target'))
  })
})
