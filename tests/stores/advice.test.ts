import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { emptyScript } from '#core/script.ts'
import { $dismissedNotes, $notes, $suggested, fixScript } from '#stores/advice.ts'
import { addOfficialCharacter } from '#stores/characters.ts'
import { dismissNote, restoreNote } from '#stores/dismissed-advice.ts'
import { $script, openWorkingCopy, undo } from '#stores/script.ts'

vi.useFakeTimers()

let copies = 0
let stop = () => {}
const codes = () => $notes.get().map(({ code }) => code)
const ids = () => $script.get().characters.map(({ id }) => id)

function firstSuggestion() {
  const [first] = $notes.get()
  if (!first) throw new Error('There is no suggestion')
  return first
}

beforeEach(() => {
  copies += 1
  openWorkingCopy({ id: `copy ${copies}`, script: emptyScript })
  const stops = [$notes.listen(() => {}), $suggested.listen(() => {}), $dismissedNotes.listen(() => {})]
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
    expect($suggested.get()).toHaveLength(4)
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

describe('dismissing a suggestion', () => {
  test('hides it until it is restored', () => {
    addOfficialCharacter('choirboy')
    vi.advanceTimersByTime(300)
    dismissNote(firstSuggestion())
    expect(codes()).toEqual([])
    const [dismissed] = $dismissedNotes.get()
    expect(dismissed?.code).toBe('partner_missing')
    if (dismissed) restoreNote(dismissed)
    expect(codes()).toEqual(['partner_missing'])
    expect($dismissedNotes.get()).toEqual([])
  })

  test('applies to the open script only', () => {
    addOfficialCharacter('choirboy')
    vi.advanceTimersByTime(300)
    dismissNote(firstSuggestion())
    openWorkingCopy({ id: 'another', script: $script.get() })
    vi.advanceTimersByTime(300)
    expect(codes()).toEqual(['partner_missing'])
    undo()
    vi.advanceTimersByTime(300)
    expect(codes()).toEqual([])
  })
})
