import { beforeEach, expect, test } from 'vitest'
import { $catalogueTexts } from '#stores/cast.ts'
import { $jinxes, removeOwnJinx, setJinx } from '#stores/jinxes.ts'
import { replaceScript } from '#stores/metadata.ts'
import { $script, undo } from '#stores/script.ts'
import { aScript, official, texts } from '../core/script-builders.ts'

const pair = { first: 'bountyhunter', second: 'kazali' }
const reason = 'One is known to the other.'
const listed = () => $jinxes.get().map(({ reason, isFromScript }) => ({ reason, isFromScript }))

beforeEach(() => {
  $catalogueTexts.set(texts({ jinxes: { bountyhunter: { kazali: reason } } }))
  replaceScript(aScript({ characters: ['bountyhunter', 'kazali'] }))
})

test('jinxes in play are known with the texts of the catalogue', () => {
  expect(listed()).toEqual([{ reason, isFromScript: false }])
  $catalogueTexts.set(undefined)
  expect(listed()).toEqual([])
})

test('a text of its own replaces the official one, which undo and removal bring back', () => {
  setJinx(pair, 'Ours.')
  expect(listed()).toEqual([{ reason: 'Ours.', isFromScript: true }])
  undo()
  expect(listed()).toEqual([{ reason, isFromScript: false }])
  setJinx(pair, 'Ours.')
  removeOwnJinx(pair)
  expect(listed()).toEqual([{ reason, isFromScript: false }])
})

test('the official text isn’t stored', () => {
  setJinx(pair, 'Ours.')
  setJinx(pair, reason)
  expect($script.get().characters[0]).toEqual(official('bountyhunter'))
})

test('before the texts are loaded, any text is stored', () => {
  $catalogueTexts.set(undefined)
  setJinx(pair, reason)
  expect($script.get().characters[0]).toMatchObject({ changes: { jinxes: [{ id: 'kazali', reason }] } })
})
