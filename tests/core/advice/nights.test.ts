import { describe, expect, test } from 'vitest'
import { nightOrder } from '#core/night-order.ts'
import { aScript, catalogue, custom, official } from '../build.ts'
import { codesOf, fixed, noteOf } from './advise.ts'

const owl = custom('owl', { otherNight: 50, otherNightReminder: 'Show the Owl a number.' })

describe('who wakes', () => {
  test('needs a reminder: one of the script’s own, or an official one', () => {
    const silent = custom('owl', { otherNight: 50 })
    const script = aScript({
      characters: ['bootlegger', silent, 'imp', official('chef', { otherNight: 40 })]
    })
    expect(noteOf(script, 'wake_without_reminder')?.characters).toEqual(['owl', 'chef'])
    const told = official('chef', { otherNight: 40, otherNightReminder: 'Again.' })
    expect(codesOf(aScript({ characters: ['bootlegger', owl, 'imp', told] }))).toEqual([])
  })

  test('needs a number: a reminder alone is never read', () => {
    const unheard = custom('owl', { firstNightReminder: 'Show the Owl a number.' })
    const script = aScript({ characters: ['bootlegger', unheard] })
    expect(noteOf(script, 'reminder_without_wake')?.characters).toEqual(['owl'])
    const listed = { ...script, firstNight: ['dusk', 'minioninfo', 'demoninfo', 'owl', 'dawn'] }
    expect(codesOf(listed)).toEqual(['order_asleep'])
  })
})

describe('a night order of one’s own', () => {
  const characters = ['imp', 'empath', 'chef', 'bootlegger', owl]
  const complete = nightOrder(aScript({ characters }), 'otherNight', catalogue)

  test('is left alone when it is complete, in whatever order', () => {
    const reversed = ['dusk', ...complete.slice(1, -1).reverse(), 'dawn']
    expect(codesOf(aScript({ characters, otherNight: reversed }))).toEqual([])
  })

  test('that leaves out who wakes is completed by its fix', () => {
    const script = aScript({ characters, otherNight: complete.filter(id => id !== 'empath') })
    expect(noteOf(script, 'order_incomplete')).toMatchObject({ night: 'otherNight', characters: ['empath'] })
    const after = fixed(script, 'order_incomplete')
    expect(after.otherNight).toEqual(complete)
    expect(codesOf(after)).toEqual([])
  })

  test('that lists who sleeps, or who is not there, is cleared by its fix, and keeps its order', () => {
    const own = ['dusk', 'owl', 'chef', 'gondola', 'imp', 'empath', 'dawn']
    const script = aScript({ characters, otherNight: own })
    expect(noteOf(script, 'order_asleep')?.characters).toEqual(['chef'])
    expect(noteOf(script, 'order_strangers')?.characters).toEqual(['gondola'])
    const after = fixed(script, 'order_asleep')
    expect(after.otherNight).toEqual(['dusk', 'owl', 'imp', 'empath', 'dawn'])
    expect(codesOf(after)).toEqual([])
  })
})
