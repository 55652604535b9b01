import { describe, expect, test } from 'vitest'
import { nightOrder } from '#core/night/night-order.ts'
import { aScript, catalogue, custom, official } from '../../script-builders.ts'
import { codesOf, fixed, suggestionOf } from '../advise.ts'

const owl = custom('owl', { otherNight: 50, otherNightReminder: 'Show the Owl a number.' })

describe('a character that wakes', () => {
  test('needs a reminder, from the script or an official one', () => {
    const silent = custom('owl', { otherNight: 50 })
    const script = aScript({
      characters: ['bootlegger', silent, 'imp', official('chef', { otherNight: 40 })]
    })
    expect(suggestionOf(script, 'wake_without_reminder')?.characters).toEqual(['owl', 'chef'])
    const described = official('chef', { otherNight: 40, otherNightReminder: 'Again.' })
    expect(codesOf(aScript({ characters: ['bootlegger', owl, 'imp', described] }))).toEqual([])
  })

  test('needs a wake-up number: a reminder alone is never shown', () => {
    const unheard = custom('owl', { firstNightReminder: 'Show the Owl a number.' })
    const script = aScript({ characters: ['bootlegger', unheard] })
    expect(suggestionOf(script, 'reminder_without_wake')?.characters).toEqual(['owl'])
    const listed = { ...script, firstNight: ['dusk', 'minioninfo', 'demoninfo', 'owl', 'dawn'] }
    expect(codesOf(listed)).toEqual(['order_asleep'])
  })
})

describe('a custom night order', () => {
  const characters = ['imp', 'baron', 'empath', 'chef', 'bootlegger', owl]
  const complete = nightOrder(aScript({ characters }), 'otherNight', catalogue)

  test('gets no suggestion when it is complete, in any order', () => {
    const reversed = ['dusk', ...complete.slice(1, -1).reverse(), 'dawn']
    expect(codesOf(aScript({ characters, otherNight: reversed }))).toEqual([])
  })

  test('without a character that wakes is completed by the fix', () => {
    const script = aScript({ characters, otherNight: complete.filter(id => id !== 'empath') })
    expect(suggestionOf(script, 'order_incomplete')).toMatchObject({
      night: 'otherNight',
      characters: ['empath']
    })
    const after = fixed(script, 'order_incomplete')
    expect(after.otherNight).toEqual(complete)
    expect(codesOf(after)).toEqual([])
  })

  test('with sleeping or unknown ids is cleaned by the fix, and keeps its order', () => {
    const order = ['dusk', 'owl', 'chef', 'gondola', 'imp', 'empath', 'dawn']
    const script = aScript({ characters, otherNight: order })
    expect(suggestionOf(script, 'order_asleep')?.characters).toEqual(['chef'])
    expect(suggestionOf(script, 'order_strangers')?.characters).toEqual(['gondola'])
    const after = fixed(script, 'order_asleep')
    expect(after.otherNight).toEqual(['dusk', 'owl', 'imp', 'empath', 'dawn'])
    expect(codesOf(after)).toEqual([])
  })
})
