import { describe, expect, test } from 'vitest'
import { almanacIntroductionKey, almanacKey } from '#core/script/almanac-keys.ts'
import { compareScripts } from '#core/script/lists/compare-scripts.ts'
import type { Script } from '#core/script/script.ts'
import { aScript, catalogue, custom, official, texts } from '../../script-builders.ts'

const compare = (first: Script, second: Script) => compareScripts(first, second, catalogue, texts())

const village = aScript({ title: 'Village', characters: ['chef', custom('cook'), 'imp'] })

describe('comparing two scripts', () => {
  test('finds nothing between equal ones', () => {
    expect(compare(village, aScript(village))).toMatchObject({
      onlyFirst: [],
      onlySecond: [],
      inBoth: ['chef', 'cook', 'imp'],
      metadata: [],
      jinxes: [],
      isIntroductionSame: true,
      isSame: true
    })
  })

  test('sorts characters by the script that has them, each in its order', () => {
    const other = aScript({ characters: ['spy', 'imp', 'empath', 'chef'] })
    expect(compare(village, other)).toMatchObject({
      onlyFirst: ['cook'],
      onlySecond: ['spy', 'empath'],
      inBoth: ['chef', 'imp'],
      isSame: false
    })
  })

  test('names the fields in which a character differs, custom or official', () => {
    const other = aScript({
      characters: [
        official('chef', { ability: 'Cooks.' }),
        custom('cook', { ability: 'Bakes.', setup: true }),
        'imp'
      ]
    })
    expect([...compare(village, other).changed]).toEqual([
      ['chef', ['ability']],
      ['cook', ['ability', 'setup']]
    ])
  })

  test('names metadata and almanac texts that differ; an absent one is an empty one', () => {
    const other = {
      ...village,
      title: 'Town',
      author: 'Mara',
      logo: '',
      bootlegger: ['No talking.'],
      customData: { [almanacKey('imp')]: 'Kills.', [almanacIntroductionKey]: 'Once.' }
    }
    const found = compare(village, other)
    expect(found.metadata).toEqual(['title', 'author', 'bootlegger'])
    expect([...found.changedAlmanac]).toEqual(['imp'])
    expect(found.isIntroductionSame).toBe(false)
  })

  test('compares the nights as they are played, with an official order or a custom one', () => {
    const other = { ...village, otherNight: ['dusk', 'dawn', 'imp'] }
    const [first, second] = compare(village, other).nights
    expect(first).toMatchObject({ night: 'firstNight', isSame: true })
    expect(second).toMatchObject({ isSame: false, second: ['dusk', 'dawn', 'imp'] })
    expect([...(second?.moved ?? [])]).toHaveLength(1)
  })

  test('compares jinxes by pair, whichever comes first', () => {
    const jinxed = (reason: string) => custom('cook', { jinxes: [{ id: 'chef', reason }] })
    const one = aScript({ characters: ['chef', jinxed('Too many.')] })
    const two = aScript({ characters: [jinxed('Too many.'), 'chef'] })
    expect(compare(one, two)).toMatchObject({ jinxes: [], sameJinxes: 1 })
    const [differing] = compare(one, aScript({ characters: [jinxed('Too few.'), 'chef'] })).jinxes
    expect([differing?.first?.reason, differing?.second?.reason]).toEqual(['Too many.', 'Too few.'])
    expect(compare(one, aScript({ characters: ['chef'] })).jinxes).toMatchObject([{ second: undefined }])
  })
})
