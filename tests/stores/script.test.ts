import { beforeEach, describe, expect, test, vi } from 'vitest'
import { emptyScript } from '#core/script/script.ts'
import { addOfficialCharacter, orderCharacters, removeCharacter, sortCharacters } from '#stores/characters.ts'
import { replaceScript, setTitle } from '#stores/metadata.ts'
import { moveInNightOrder, toggleNightOrder } from '#stores/night-order.ts'
import { $notice, notify } from '#stores/notice.ts'
import {
  $canRedo,
  $canUndo,
  $openScriptId,
  $script,
  clearUndoHistory,
  openWorkingCopy,
  redo,
  undo
} from '#stores/script.ts'
import { readWorkingCopy } from '#stores/storage/read-working-copy.ts'
import { encodeWorkingCopy } from '#stores/storage/working-copy.ts'

vi.useFakeTimers()

const ids = () => $script.get().characters.map(({ id }) => id)

beforeEach(() => {
  replaceScript(emptyScript)
  vi.advanceTimersByTime(5000)
})

describe('the open script', () => {
  test('adds a character once and removes it; undo restores it', () => {
    addOfficialCharacter('chef')
    addOfficialCharacter('imp')
    addOfficialCharacter('chef')
    expect(ids()).toEqual(['chef', 'imp'])
    removeCharacter('chef')
    expect(ids()).toEqual(['imp'])
    undo()
    expect(ids()).toEqual(['chef', 'imp'])
  })

  test('is sorted or ordered by hand', () => {
    for (const id of ['imp', 'chef', 'baron']) addOfficialCharacter(id)
    sortCharacters()
    expect(ids()).toEqual(['chef', 'baron', 'imp'])
    orderCharacters(['imp', 'baron', 'chef'])
    expect(ids()).toEqual(['imp', 'baron', 'chef'])
  })

  test('gets its own night order when a character is moved', () => {
    addOfficialCharacter('poisoner')
    moveInNightOrder('firstNight', 'poisoner', 1)
    expect($script.get().firstNight).toEqual(['dusk', 'poisoner', 'minioninfo', 'demoninfo', 'dawn'])
    toggleNightOrder('firstNight')
    expect($script.get().firstNight).toBeUndefined()
  })
})

describe('undo and redo', () => {
  test('are limited to 50 steps', () => {
    for (let step = 1; step <= 60; step += 1) replaceScript({ ...emptyScript, title: `${step}` })
    for (let step = 1; step <= 60; step += 1) undo()
    expect($script.get().title).toBe('10')
    expect($canUndo.get()).toBe(false)
    for (let step = 1; step <= 60; step += 1) redo()
    expect($script.get().title).toBe('60')
    expect($canRedo.get()).toBe(false)
  })

  test('treat continuous typing in a field as one step', () => {
    for (const title of ['T', 'Th', 'The']) setTitle(title)
    vi.advanceTimersByTime(1500)
    setTitle('Them')
    undo()
    expect($script.get().title).toBe('The')
    undo()
    expect($script.get().title).toBe('')
  })

  test('are over once the history is cleared, and the next edit is a step of its own', () => {
    setTitle('Before')
    undo()
    redo()
    clearUndoHistory()
    expect([$canUndo.get(), $canRedo.get()]).toEqual([false, false])
    setTitle('After')
    undo()
    expect($script.get().title).toBe('Before')
  })

  test('ignore edits without a change', () => {
    setTitle('Same')
    vi.advanceTimersByTime(1500)
    setTitle('Same')
    undo()
    expect($script.get().title).toBe('')
  })
})

describe('a notice', () => {
  test('is dismissed by the next change, to which its Undo would not belong', () => {
    removeCharacter('chef')
    notify({ kind: 'removed', name: 'Chef' })
    expect($notice.get()).toMatchObject({ kind: 'removed', name: 'Chef' })
    addOfficialCharacter('imp')
    expect($notice.get()).toBeUndefined()
  })
})

describe('another working copy', () => {
  test('replaces this one; undo and redo lead back and forth', () => {
    const first = $openScriptId.get()
    addOfficialCharacter('chef')
    openWorkingCopy({ id: 'second', script: { ...emptyScript, title: 'Second' } })
    setTitle('Second night')
    expect($openScriptId.get()).toBe('second')
    undo()
    undo()
    expect([$openScriptId.get(), ids()]).toEqual([first, ['chef']])
    redo()
    redo()
    expect([$openScriptId.get(), $script.get().title]).toEqual(['second', 'Second night'])
  })
})

describe('the stored working copy', () => {
  test('is read back as it was written', () => {
    addOfficialCharacter('chef')
    const copy = { id: 'abc', script: $script.get() }
    expect(readWorkingCopy(encodeWorkingCopy(copy))).toEqual(copy)
  })

  test('has the same id in every tab if it was stored without one', () => {
    const text = JSON.stringify({ version: 3, script: { title: 'Old' } })
    expect(readWorkingCopy(text)).toEqual(readWorkingCopy(text))
    expect(readWorkingCopy(text)?.script.title).toBe('Old')
  })

  test.each(['{"version":2}', 'not JSON', '{"version":3,"script":{"characters":7}}'])(
    'can’t be read if it is not a script of version 3: %s',
    text => {
      expect(readWorkingCopy(text)).toBeUndefined()
    }
  )
})
