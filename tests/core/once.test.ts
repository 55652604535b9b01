import { expect, test } from 'vitest'
import { once } from '#core/once.ts'

test('callers share one load', async () => {
  let loads = 0
  const load = once(async () => ++loads)
  expect(await Promise.all([load(), load()])).toEqual([1, 1])
  expect(await load()).toBe(1)
})

test('a failed load is forgotten', async () => {
  let loads = 0
  const load = once(async () => {
    loads += 1
    if (loads === 1) throw new Error('offline')
    return loads
  })
  await Promise.all([expect(load()).rejects.toThrow('offline'), expect(load()).rejects.toThrow('offline')])
  expect(await load()).toBe(2)
  expect(await load()).toBe(2)
})

test('each key has a load of its own', async () => {
  const loaded: string[] = []
  const load = once(async (language: string) => {
    loaded.push(language)
    if (language === 'fr') throw new Error('offline')
    return language.toUpperCase()
  })
  await expect(load('fr')).rejects.toThrow('offline')
  expect(await load('de')).toBe('DE')
  expect(await load('de')).toBe('DE')
  expect(loaded).toEqual(['fr', 'de'])
})
