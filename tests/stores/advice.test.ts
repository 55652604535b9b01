import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { loadTexts } from '#catalogue/texts.ts'
import { emptyScript } from '#core/script/script.ts'
import { $dismissedSuggestions, $nameOf, $recommendedIds, $suggestions, fixScript } from '#stores/advice.ts'
import { $catalogueTexts } from '#stores/cast.ts'
import { addOfficialCharacter } from '#stores/characters.ts'
import { dismissSuggestion, restoreSuggestion } from '#stores/dismissed-advice.ts'
import { $script, openWorkingCopy, undo } from '#stores/script.ts'

vi.useFakeTimers()

let copies = 0
let stop = () => {}
const codes = () => $suggestions.get().map(({ code }) => code)
const ids = () => $script.get().characters.map(({ id }) => id)

function firstSuggestion() {
  const [first] = $suggestions.get()
  if (!first) throw new Error('There is no suggestion')
  return first
}

beforeEach(() => {
  copies += 1
  openWorkingCopy({ id: `copy ${copies}`, script: emptyScript })
  const stops = [
    $suggestions.listen(() => {}),
    $recommendedIds.listen(() => {}),
    $dismissedSuggestions.listen(() => {})
  ]
  stop = () => {
    for (const each of stops) each()
  }
})

afterEach(() => {
  stop()
  vi.advanceTimersByTime(5000)
})

describe('advice', () => {
  test('is updated 250 ms after the last change', () => {
    addOfficialCharacter('choirboy')
    vi.advanceTimersByTime(200)
    addOfficialCharacter('imp')
    vi.advanceTimersByTime(200)
    expect(codes()).toEqual([])
    vi.advanceTimersByTime(100)
    expect(codes()).toEqual(['partner_missing'])
  })

  test('recommends characters that go well with the script', () => {
    for (const id of ['washerwoman', 'chef', 'empath']) addOfficialCharacter(id)
    vi.advanceTimersByTime(300)
    expect($recommendedIds.get()).toHaveLength(4)
  })

  test('is applied by its fix, which undo reverts', () => {
    addOfficialCharacter('choirboy')
    vi.advanceTimersByTime(300)
    const { fix } = firstSuggestion()
    if (fix) fixScript(fix)
    expect(ids()).toEqual(['choirboy', 'king'])
    expect(codes()).toEqual([])
    undo()
    expect(ids()).toEqual(['choirboy'])
    vi.advanceTimersByTime(300)
    expect(codes()).toEqual(['partner_missing'])
  })
})

test('an unknown character has no name, even if its id is that of a method', async () => {
  const stopNames = $nameOf.listen(() => {})
  expect($nameOf.get()('constructor')).toBeUndefined()
  $catalogueTexts.set(await loadTexts('en'))
  expect($nameOf.get()('constructor')).toBeUndefined()
  $catalogueTexts.set(undefined)
  stopNames()
})

describe('dismissing a suggestion', () => {
  test('hides it until it is restored', () => {
    addOfficialCharacter('choirboy')
    vi.advanceTimersByTime(300)
    dismissSuggestion(firstSuggestion())
    expect(codes()).toEqual([])
    const [dismissed] = $dismissedSuggestions.get()
    expect(dismissed?.code).toBe('partner_missing')
    if (dismissed) restoreSuggestion(dismissed)
    expect(codes()).toEqual(['partner_missing'])
    expect($dismissedSuggestions.get()).toEqual([])
  })

  test('applies to the open script only', () => {
    addOfficialCharacter('choirboy')
    vi.advanceTimersByTime(300)
    dismissSuggestion(firstSuggestion())
    openWorkingCopy({ id: 'another', script: $script.get() })
    vi.advanceTimersByTime(300)
    expect(codes()).toEqual(['partner_missing'])
    undo()
    vi.advanceTimersByTime(300)
    expect(codes()).toEqual([])
  })
})
