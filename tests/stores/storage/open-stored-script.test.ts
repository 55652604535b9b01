import { setPersistentEngine } from '@nanostores/persistent'
import { beforeEach, expect, test, vi } from 'vitest'
import { emptyScript } from '#core/script/script.ts'
import { encodeWorkingCopy } from '#stores/storage/working-copy.ts'

const stored = { id: 'mine', script: { ...emptyScript, title: 'Bells' } }

let storage: Record<string, string>

beforeEach(() => {
  vi.resetModules()
  storage = { 'belfry:script': encodeWorkingCopy(stored) }
  setPersistentEngine(storage, { addEventListener: () => {}, removeEventListener: () => {} })
})

test('a stored script is opened as it was, with nothing to undo', async () => {
  const { $canUndo, $workingCopy, openStoredScript } = await import('#stores/script.ts')
  await openStoredScript()
  expect($workingCopy.get()).toEqual(stored)
  expect($canUndo.get()).toBe(false)
})

test('a stored script stays as it is when something is changed before it was opened', async () => {
  const { changeScript, openStoredScript, $script } = await import('#stores/script.ts')
  const retitle = () => changeScript(script => ({ ...script, title: 'Other' }))
  expect(retitle).toThrow()
  expect(storage['belfry:script']).toBe(encodeWorkingCopy(stored))
  await openStoredScript()
  retitle()
  expect($script.get().title).toBe('Other')
})

test('stored text that is no script is set aside for the user, and an empty script opens', async () => {
  storage['belfry:script'] = 'not JSON'
  const { $script, openStoredScript } = await import('#stores/script.ts')
  await openStoredScript()
  expect($script.get()).toEqual(emptyScript)
  expect(storage['belfry:unreadable']).toBe('not JSON')
})

test('without a stored script there is nothing to open', async () => {
  storage = {}
  setPersistentEngine(storage, { addEventListener: () => {}, removeEventListener: () => {} })
  const { $canUndo, $script, openStoredScript } = await import('#stores/script.ts')
  await openStoredScript()
  expect($script.get()).toEqual(emptyScript)
  expect($canUndo.get()).toBe(false)
  expect(storage).toEqual({})
})
