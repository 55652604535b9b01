import { describe, expect, test } from 'vitest'
import { catalogue } from '#catalogue/catalogue.ts'
import { samples } from '#catalogue/samples.ts'
import { isStepId, nights } from '#core/night/night.ts'
import { nightOrder } from '#core/night/night-order.ts'
import { jinxesInPlay } from '#core/script/jinxes-in-play.ts'
import { tallyTeams } from '#core/script/team-tally.ts'
import { aScript, factsOfOfficial, texts } from '../core/script-builders.ts'

const sizes = {
  small: { townsfolk: 6, outsider: 2, minion: 2, demon: 2 },
  standard: { townsfolk: 13, outsider: 4, minion: 4, demon: 4 },
  large: { townsfolk: 13, outsider: 4, minion: 4, demon: 4, traveller: 5, fabled: 2 }
}

describe.each(samples)('the $size sample', ({ size, players, characters }) => {
  const script = aScript({ characters: [...characters] })

  test('has only official characters, each once', () => {
    expect(new Set(characters).size).toBe(characters.length)
    expect(characters.filter(id => factsOfOfficial(id).id !== id)).toEqual([])
  })

  test('has the right number of characters per team', () => {
    const counts = Object.fromEntries(tallyTeams(script, catalogue).map(({ team, count }) => [team, count]))
    expect(counts).toEqual(sizes[size])
    expect(players.from).toBeLessThan(players.to)
  })

  test('has no jinx', () => {
    expect(jinxesInPlay(script, catalogue, texts())).toEqual([])
  })

  test('has characters that wake and characters that don’t in both nights', () => {
    for (const night of nights) {
      const waking = nightOrder(script, night, catalogue).filter(id => !isStepId(id)).length
      expect(waking).toBeGreaterThanOrEqual(5)
      expect(waking).toBeLessThan(characters.length)
    }
  })

  test('has misinformation, and changes the number of Outsiders from the standard size on', () => {
    const lies = ['drunk', 'poisoner', 'pukka', 'nodashii', 'vigormortis', 'lunatic', 'sweetheart']
    expect(characters.filter(id => lies.includes(id))).not.toEqual([])
    const changes = characters.filter(id => ['baron', 'godfather', 'fanggu', 'vigormortis'].includes(id))
    expect(changes.length > 0).toBe(size !== 'small')
  })
})
