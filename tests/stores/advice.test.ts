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

function firstNote() {
  const [note] = $notes.get()
  if (!note) throw new Error('there is no note')
  return note
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
  test('waits for a pause, so that adding is not held up', () => {
    addOfficialCharacter('choirboy')
    vi.advanceTimersByTime(200)
    addOfficialCharacter('imp')
    vi.advanceTimersByTime(200)
    expect(codes()).toEqual([])
    vi.advanceTimersByTime(100)
    expect(codes()).toEqual(['partner_missing'])
  })

  test('suggests who goes well with the script', () => {
    for (const id of ['washerwoman', 'chef', 'empath']) addOfficialCharacter(id)
    vi.advanceTimersByTime(300)
    expect($suggested.get()).toHaveLength(4)
  })

  test('is followed by one press, which can be undone', () => {
    addOfficialCharacter('choirboy')
    vi.advanceTimersByTime(300)
    const { fix } = firstNote()
    if (fix) fixScript(fix)
    expect(ids()).toEqual(['choirboy', 'king'])
    expect(codes()).toEqual([])
    undo()
    expect(ids()).toEqual(['choirboy'])
    vi.advanceTimersByTime(300)
    expect(codes()).toEqual(['partner_missing'])
  })
})

describe('a dismissal', () => {
  test('silences the note, until it is brought back', () => {
    addOfficialCharacter('choirboy')
    vi.advanceTimersByTime(300)
    dismissNote(firstNote())
    expect(codes()).toEqual([])
    const [dismissed] = $dismissedNotes.get()
    expect(dismissed?.code).toBe('partner_missing')
    if (dismissed) restoreNote(dismissed)
    expect(codes()).toEqual(['partner_missing'])
    expect($dismissedNotes.get()).toEqual([])
  })

  test('holds for its own script alone', () => {
    addOfficialCharacter('choirboy')
    vi.advanceTimersByTime(300)
    dismissNote(firstNote())
    openWorkingCopy({ id: 'another', script: $script.get() })
    vi.advanceTimersByTime(300)
    expect(codes()).toEqual(['partner_missing'])
    undo()
    vi.advanceTimersByTime(300)
    expect(codes()).toEqual([])
  })
})
