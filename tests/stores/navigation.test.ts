import { describe, expect, test } from 'vitest'
import { findPage } from '#stores/navigation/builder-page.ts'
import { readEntry } from '#stores/navigation/history-entry.ts'

describe('the screen at a URL', () => {
  test('has its parameters, query and address', () => {
    expect(findPage('/builder/characters/edit/h%C3%BCter?from=imp#x')).toEqual({
      route: 'editCharacter',
      params: { id: 'hüter' },
      search: { from: 'imp' },
      address: '/builder/characters/edit/h%C3%BCter?from=imp'
    })
  })

  test.each([
    ['/builder', 'script'],
    ['/builder/', 'script'],
    ['/Builder', 'script'],
    ['https://belfry.example/my-characters/new', 'newSavedCharacter'],
    ['/builder/characters/edit', undefined],
    ['/builder/characters/edit/a/b', undefined],
    ['/de/builder', undefined],
    ['/about', undefined]
  ])('%s is %s', (url, route) => {
    expect(findPage(url)?.route).toBe(route)
  })

  test('of an id that no URL can have is still a screen', () => {
    expect(findPage('/builder/characters/edit/%E0%A4%A')?.params).toEqual({ id: '%E0%A4%A' })
  })
})

describe('a history entry', () => {
  test('is read with and without a screen behind', () => {
    expect(readEntry({ visit: 'a' })).toEqual({ visit: 'a' })
    expect(readEntry({ visit: 'a', behind: '/builder' })).toEqual({ visit: 'a', behind: '/builder' })
  })

  test.each([[null], [undefined], ['a'], [{}], [{ visit: 1 }]])('is not read from %j', state => {
    expect(readEntry(state)).toBeUndefined()
  })
})
