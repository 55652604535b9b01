import { beforeEach, describe, expect, test } from 'vitest'
import { applyCharacter, applyScript } from '#stores/apply-json.ts'
import { putCharacter, removeOverrides } from '#stores/character-edits.ts'
import { replaceScript } from '#stores/metadata.ts'
import { $script, undo } from '#stores/script.ts'
import { aScript, custom, official, unknown } from '../core/script-builders.ts'

const owl = custom('owl')
const told = { 'owl-almanacDetails': 'Told.' }

beforeEach(() => replaceScript(aScript({ characters: ['imp', owl], customData: told })))

describe('a character and its almanac text', () => {
  test('are added or replaced in one step', () => {
    const before = $script.get()
    expect(putCharacter(undefined, custom('bat'), 'New.').ok).toBe(true)
    expect($script.get()).toMatchObject({ characters: [{}, {}, { id: 'bat' }] })
    expect($script.get().customData).toEqual({ ...told, 'bat-almanacDetails': 'New.' })
    undo()
    expect($script.get()).toEqual(before)
    putCharacter('owl', custom('owlet'), 'Retold.')
    expect($script.get()).toEqual(
      aScript({ characters: ['imp', custom('owlet')], customData: { 'owlet-almanacDetails': 'Retold.' } })
    )
  })

  test('are refused together when the id is taken', () => {
    const before = $script.get()
    expect(putCharacter('owl', custom('imp'), 'Retold.')).toEqual({ ok: false, code: 'character_id_taken' })
    expect($script.get()).toBe(before)
  })

  test('keep a value of the file that is no text until a text replaces it', () => {
    const customData = { 'owl-almanacDetails': { de: 'Erzählt.' } }
    replaceScript(aScript({ characters: [owl], customData }))
    putCharacter('owl', custom('owl', { name: 'Owl' }), '')
    expect($script.get().customData).toEqual(customData)
    putCharacter('owl', owl, 'Told.')
    expect($script.get().customData).toEqual(told)
  })
})

test('overrides are removed from official characters alone', () => {
  replaceScript(aScript({ characters: [official('imp', { name: 'Fiend' }), owl, unknown('x')] }))
  for (const id of ['imp', 'owl', 'x', 'missing']) removeOverrides(id)
  expect($script.get().characters).toEqual([official('imp'), owl, unknown('x')])
})

describe('a text of JSON', () => {
  test('replaces the script, but not its id, and changes nothing when it is the same', () => {
    replaceScript(aScript({ id: 'abc', title: 'Fog' }))
    applyScript(aScript({ title: 'Frost' }))
    expect($script.get()).toEqual(aScript({ id: 'abc', title: 'Frost' }))
    const before = $script.get()
    applyScript(aScript({ title: 'Frost' }))
    expect($script.get()).toBe(before)
    replaceScript(aScript())
    applyScript(aScript({ title: 'Frost' }))
    expect($script.get()).toStrictEqual(aScript({ title: 'Frost' }))
  })

  test('replaces a character, whose almanac text stays unless the text has one', () => {
    applyCharacter('owl', { character: custom('owl', { name: 'Owl' }), almanacDetails: undefined })
    expect($script.get().customData).toEqual(told)
    applyCharacter('owl', { character: owl, almanacDetails: 'Retold.' })
    expect($script.get().customData).toEqual({ 'owl-almanacDetails': 'Retold.' })
    applyCharacter('owl', { character: owl, almanacDetails: '' })
    expect($script.get().customData).toEqual({})
    replaceScript(aScript({ characters: [owl], customData: { 'owl-almanacDetails': 7 } }))
    applyCharacter('owl', { character: custom('owl', { name: 'Owl' }), almanacDetails: undefined })
    expect($script.get().customData).toEqual({ 'owl-almanacDetails': 7 })
  })

  test('of a character that can’t be changed is a bug', () => {
    expect(() => applyCharacter('gone', { character: owl, almanacDetails: '' })).toThrow('gone')
  })
})
