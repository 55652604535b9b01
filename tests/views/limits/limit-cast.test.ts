import { describe, expect, test } from 'vitest'
import type { Cast } from '#core/cast/cast.ts'
import { buildCast } from '#core/cast/cast.ts'
import { limitCast } from '#views/limits/limit-cast.ts'
import { createPageBudget } from '#views/limits/page-budget.ts'
import { aScript, catalogue, custom, texts } from '../../core/script-builders.ts'

const castOf = (script: Parameters<typeof aScript>[0]): Cast => buildCast(aScript(script), catalogue, texts())

function limit(cast: Cast) {
  const budget = createPageBudget()
  return { cast: limitCast(cast, budget), omitted: budget.omitted }
}

const characters = (count: number, fields: object = {}) =>
  Array.from({ length: count }, (_, index) => custom(`c${index}`, { name: `C ${index}`, ...fields }))

test('a cast within the limits stays as it is', () => {
  const jinxes = [{ id: 'imp', reason: 'No.' }]
  const ringer = custom('ringer', {
    jinxes,
    firstNight: 2,
    firstNightReminder: '*Ring* it',
    reminders: ['R']
  })
  const cast = castOf({ title: 'Bell', bootlegger: ['Hush'], characters: ['imp', 'chef', ringer, 'nobody'] })
  expect(limit(cast)).toEqual({ cast, omitted: { entries: 0, texts: 0 } })
})

describe('a cast beyond the limits', () => {
  test('has the first characters, and no jinx or night of another', () => {
    const far = custom('far', { firstNight: 1, jinxes: [{ id: 'c0', reason: 'No.' }] })
    const { cast, omitted } = limit(castOf({ characters: [...characters(250), far] }))
    expect(cast.characters).toHaveLength(250)
    expect(cast.jinxes).toEqual([])
    expect(cast.firstNight.map(({ id }) => id)).not.toContain('far')
    expect(omitted).toEqual({ entries: 2, texts: 0 })
  })

  test('has ids of the length of a name', () => {
    const { cast } = limit(castOf({ characters: [custom('x'.repeat(400), { firstNight: 1 })] }))
    const [step, waking] = cast.firstNight
    expect([cast.characters[0]?.id.length, step?.id, waking?.id.length]).toEqual([300, 'dusk', 300])
  })

  test('has the first house rules and reminder tokens', () => {
    const bootlegger = Array.from({ length: 105 }, (_, index) => `Rule ${index}`)
    const reminders = Array.from({ length: 500 }, (_, index) => `R${index}`)
    const { cast, omitted } = limit(castOf({ bootlegger, characters: characters(2, { reminders }) }))
    expect(cast.bootlegger).toEqual(bootlegger.slice(0, 100))
    expect(cast.characters.map(character => character.reminders.length)).toEqual([500, 300])
    expect(omitted).toEqual({ entries: 205, texts: 0 })
  })

  test('has texts that end early, never in the middle of a letter', () => {
    const ability = `x${'🔔'.repeat(6000)}`
    const { cast, omitted } = limit(castOf({ characters: characters(1, { ability }) }))
    const text = cast.characters[0]?.ability ?? ''
    expect([text.length, text.isWellFormed(), text.at(-1)]).toEqual([10_001, true, '…'])
    expect(omitted).toEqual({ entries: 0, texts: 1 })
  })

  test('has fewer letters where marks become elements', () => {
    const lengthOf = (ability: string) => {
      const { cast } = limit(castOf({ characters: characters(40, { ability }) }))
      return cast.characters.reduce((sum, character) => sum + character.ability.length, 0)
    }
    expect(lengthOf('*'.repeat(8000))).toBeLessThan(lengthOf('a'.repeat(8000)) / 8)
  })

  test('shows a large image as often as its letters allow', () => {
    const image = [`data:image/png;base64,${'A'.repeat(400_000)}`]
    const first = custom('first', { image, firstNight: 1, otherNight: 1, otherNightReminder: 'Wake.' })
    const { cast, omitted } = limit(castOf({ characters: [first] }))
    const nights = [...cast.firstNight, ...cast.otherNight].flatMap(entry =>
      entry.kind === 'character' ? [entry.character.images.length] : []
    )
    expect([cast.characters[0]?.images, nights]).toEqual([image, [1, 0]])
    expect(omitted).toEqual({ entries: 1, texts: 0 })
  })
})
