import { describe, expect, test } from 'vitest'
import { jinxesInPlay } from '#core/script/jinxes-in-play.ts'
import { readScriptFile, writeScriptFile } from '#core/script/script-file.ts'
import {
  findJinxOwner,
  findOfficialReason,
  removeScriptJinx,
  scriptJinxes,
  setScriptJinx
} from '#core/script/script-jinxes.ts'
import { aScript, catalogue, custom, official, texts, unknown } from '../script-builders.ts'

const localized = texts({ jinxes: { bountyhunter: { kazali: 'One is known to the other.' } } })
const pair = (first: string, second: string) => ({ first, second })
const inPlay = (script: ReturnType<typeof aScript>) => jinxesInPlay(script, catalogue, localized)

describe('a jinx from the script', () => {
  test('is stored with a custom character, in any order of the pair', () => {
    const script = aScript({ characters: ['imp', custom('cook')] })
    const jinxed = setScriptJinx(script, pair('imp', 'cook'), 'They share.')
    expect(jinxed.characters).toEqual([
      official('imp'),
      custom('cook', { jinxes: [{ id: 'imp', reason: 'They share.' }] })
    ])
    expect(inPlay(jinxed)).toEqual([
      { first: 'imp', second: 'cook', reason: 'They share.', isFromScript: true }
    ])
  })

  test('is stored with the official character that has overrides, else with the first', () => {
    const changed = official('chef', { name: 'Cook' })
    const script = aScript({ characters: ['imp', changed, 'spy'] })
    expect(setScriptJinx(script, pair('imp', 'chef'), 'A.').characters[1]).toEqual(
      official('chef', { name: 'Cook', jinxes: [{ id: 'imp', reason: 'A.' }] })
    )
    expect(setScriptJinx(script, pair('spy', 'imp'), 'B.').characters[0]).toEqual(
      official('imp', { jinxes: [{ id: 'spy', reason: 'B.' }] })
    )
  })

  test('replaces the previous jinx, occurs once, and keeps unknown keys', () => {
    const script = aScript({
      characters: [
        custom('a', {
          jinxes: [
            { id: 'B', reason: 'Old.', since: 1 },
            { id: 'imp', reason: 'Stays.' }
          ]
        }),
        custom('b', { jinxes: [{ id: 'a', reason: 'Older.' }] })
      ]
    })
    expect(setScriptJinx(script, pair('b', 'a'), 'New.').characters).toEqual([
      custom('a', {
        jinxes: [
          { id: 'B', reason: 'New.', since: 1 },
          { id: 'imp', reason: 'Stays.' }
        ]
      }),
      custom('b')
    ])
  })

  test('changes nothing when the reason is the same', () => {
    const script = aScript({
      characters: [custom('a', { jinxes: [{ id: 'b', reason: 'Old.' }] }), custom('b')]
    })
    expect(setScriptJinx(script, pair('a', 'b'), 'Old.')).toBe(script)
  })

  test('is never stored with unknown characters', () => {
    const script = aScript({ characters: [unknown('x'), unknown('y')] })
    expect(setScriptJinx(script, pair('x', 'y'), 'A.')).toBe(script)
  })

  test('is removed completely', () => {
    const script = aScript({ characters: ['imp', 'spy', custom('cook')] })
    const jinxed = setScriptJinx(setScriptJinx(script, pair('imp', 'spy'), 'A.'), pair('cook', 'spy'), 'B.')
    expect(removeScriptJinx(removeScriptJinx(jinxed, pair('spy', 'imp')), pair('spy', 'cook'))).toEqual(
      script
    )
    expect(removeScriptJinx(script, pair('imp', 'spy'))).toBe(script)
  })

  test('of two official characters survives a script file in the format of other tools', () => {
    const script = setScriptJinx(aScript({ characters: ['imp', 'spy'] }), pair('imp', 'spy'), 'They share.')
    const file = writeScriptFile(script, catalogue, localized)
    expect(file).toEqual([
      expect.objectContaining({ id: 'imp', team: 'demon', jinxes: [{ id: 'spy', reason: 'They share.' }] }),
      'spy'
    ])
    const read = readScriptFile(file, catalogue, localized)
    expect(read.ok && inPlay(read.value.script)).toEqual(inPlay(script))
  })
})

test('the list has each jinx’s origin and its official reason', () => {
  const script = aScript({ characters: ['bountyhunter', 'kazali', 'imp'] })
  const reason = 'One is known to the other.'
  const listed = (of = script) => scriptJinxes(of, catalogue, localized)
  expect(listed()).toEqual([
    { first: 'bountyhunter', second: 'kazali', reason, isFromScript: false, official: reason }
  ])
  const withJinxes = setScriptJinx(
    setScriptJinx(script, pair('kazali', 'bountyhunter'), 'Ours.'),
    pair('imp', 'kazali'),
    'New.'
  )
  expect(listed(withJinxes)).toEqual([
    { first: 'bountyhunter', second: 'kazali', reason: 'Ours.', isFromScript: true, official: reason },
    { first: 'kazali', second: 'imp', reason: 'New.', isFromScript: true, official: undefined }
  ])
})

describe('the official reason of a pair', () => {
  const reasonOf = (first: string, second: string) =>
    findOfficialReason(pair(first, second), catalogue, localized)

  test('is found in any order and spelling', () => {
    expect(reasonOf('bountyhunter', 'kazali')).toBe('One is known to the other.')
    expect(reasonOf('Kazali', 'Bounty Hunter')).toBe('One is known to the other.')
  })

  test('is empty where the language lacks it', () => {
    expect(reasonOf('bountyhunter', 'philosopher')).toBe('')
    expect(findOfficialReason(pair('bountyhunter', 'kazali'), catalogue, texts())).toBe('')
  })

  test('is undefined without an official jinx, also for custom characters', () => {
    expect(reasonOf('imp', 'chef')).toBeUndefined()
    expect(reasonOf('cook', 'baker')).toBeUndefined()
  })
})

describe('the owner of a pair’s jinx', () => {
  const changed = official('chef', { name: 'Cook' })

  test('is the character that stores it, else the one that would', () => {
    const script = aScript({
      characters: [
        custom('cook'),
        official('imp', { jinxes: [{ id: 'cook', reason: 'A.' }] }),
        changed,
        'spy'
      ]
    })
    expect(findJinxOwner(script, pair('cook', 'imp'))?.id).toBe('imp')
    expect(findJinxOwner(script, pair('chef', 'cook'))?.id).toBe('cook')
    expect(findJinxOwner(script, pair('spy', 'chef'))?.id).toBe('chef')
  })

  test('is never unknown, and undefined when neither character can store it', () => {
    const script = aScript({ characters: [unknown('x'), 'imp', unknown('y')] })
    expect(findJinxOwner(script, pair('x', 'imp'))?.id).toBe('imp')
    expect(findJinxOwner(script, pair('x', 'y'))).toBeUndefined()
    expect(findJinxOwner(script, pair('missing', 'gone'))).toBeUndefined()
  })
})

test('removing a jinx leaves the character’s other jinxes, and those of other pairs', () => {
  const cook = custom('cook', {
    jinxes: [
      { id: 'imp', reason: 'A.' },
      { id: 'spy', reason: 'B.' }
    ]
  })
  const baker = custom('baker', { jinxes: [{ id: 'imp', reason: 'C.' }] })
  const script = aScript({ characters: [cook, 'imp', 'spy', baker] })
  expect(removeScriptJinx(script, pair('imp', 'cook')).characters).toEqual([
    custom('cook', { jinxes: [{ id: 'spy', reason: 'B.' }] }),
    official('imp'),
    official('spy'),
    baker
  ])
})
