import { expect, test } from 'vitest'
import facts from '#catalogue/facts.json' with { type: 'json' }
import { teams } from '#core/character/team.ts'
import { iconNames, iconPath } from '../../tools/catalogue/icons.ts'

const ids = facts.characters.map(({ id }) => id)

test('every character has an icon, in the order of the facts, and nobody else has one', () => {
  expect(Object.keys(iconNames)).toEqual(ids)
})

test.each(teams)('no two characters of the %s look alike', team => {
  const names = facts.characters
    .filter(character => character.team === team)
    .map(({ id }) => iconNames[id] ?? '')
  const drawings = names.map(iconPath)
  expect(names.length).toBeGreaterThan(0)
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([])
  expect(new Set(drawings).size).toBe(names.length)
})

test('no icon is used twice', () => {
  const names = Object.values(iconNames)
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([])
})

test('every icon is in the icon set, as one path', () => {
  for (const name of Object.values(iconNames)) expect(iconPath(name), name).toMatch(/^[Mm][\d\s.,a-zA-Z-]+$/)
  expect(() => iconPath('no-such-picture')).toThrow('no-such-picture')
})
