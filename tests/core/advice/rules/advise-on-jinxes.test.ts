import { describe, expect, test } from 'vitest'
import { aScript, custom, official } from '../../script-builders.ts'
import { advise, codesOf, fixed, soundScript, suggestionOf } from '../advise.ts'

const jinxed = ['alchemist', 'spy', 'poisoner', 'widow', 'boffin', 'cerenovus']
const ownJinx = custom('owl', { jinxes: [{ id: 'imp', reason: 'The Owl sees the Imp.' }] })

describe('the Djinn', () => {
  test('is missing when 3 pairs are jinxed, and the fix adds it', () => {
    const script = aScript({ characters: ['alchemist', 'spy', 'widow', 'boffin'] })
    expect(suggestionOf(script, 'djinn_missing')).toMatchObject({ count: 3, severity: 'advice' })
    expect(suggestionOf(script, 'djinn_missing')?.characters).toContain('alchemist')
    const after = fixed(script, 'djinn_missing')
    expect(after.characters.at(-1)).toEqual(official('djinn'))
    expect(codesOf(after)).not.toContain('djinn_missing')
  })

  test('isn’t needed for one official pair, which every app knows', () => {
    expect(codesOf(aScript({ characters: ['alchemist', 'spy'] }))).toEqual([])
  })

  test('is needed for a single jinx of the script itself', () => {
    const script = aScript({ characters: ['imp', 'bootlegger', ownJinx] })
    expect(suggestionOf(script, 'djinn_missing')).toMatchObject({ count: 1, characters: ['imp', 'owl'] })
  })

  test('is superfluous without jinxes, and the fix removes it', () => {
    const script = aScript({ characters: ['imp', 'djinn'] })
    expect(codesOf(script)).toEqual(['djinn_idle'])
    expect(fixed(script, 'djinn_idle').characters).toEqual([official('imp')])
  })

  test('can be on the script in another language', () => {
    const translated = official('djinn', { name: 'Gênio' })
    const script = aScript({ characters: ['alchemist', 'spy', 'widow', 'boffin', translated] })
    expect(codesOf(script)).not.toContain('djinn_missing')
  })
})

test('more than 5 jinxed pairs are reported', () => {
  const script = aScript({ characters: [...jinxed, 'marionette', 'djinn', 'organgrinder', 'summoner'] })
  expect(suggestionOf(script, 'jinxes_many')?.count).toBeGreaterThan(5)
  expect(suggestionOf(script, 'jinxes_many')?.limit).toBe(5)
  expect(codesOf(aScript({ characters: ['alchemist', 'spy', 'widow', 'djinn'] }))).toEqual([])
})

describe('a jinx without a partner', () => {
  test('is reported unless the other id is official or on the script', () => {
    const lost = custom('owl', { jinxes: [{ id: 'gondola', reason: 'Who?' }] })
    expect(suggestionOf(aScript({ characters: ['bootlegger', lost] }), 'jinx_nowhere')?.characters).toEqual([
      'owl'
    ])
    expect(codesOf(aScript({ characters: ['bootlegger', ownJinx] }))).toEqual([])
    const two = aScript({ characters: ['bootlegger', 'djinn', lost, custom('gondola')] })
    expect(codesOf(two)).not.toContain('jinx_nowhere')
  })
})

describe('the Bootlegger', () => {
  test('is missing when there are house rules or homebrew, and the fix adds it', () => {
    for (const script of [
      soundScript({ bootlegger: ['No whispering'] }),
      soundScript({ with: [custom('owl', { team: 'fabled' })] })
    ]) {
      expect(codesOf(script)).toEqual(['bootlegger_missing'])
      expect(advise(fixed(script, 'bootlegger_missing'))).toEqual([])
    }
  })

  test('isn’t needed for a rule that is still empty', () => {
    expect(advise(soundScript({ bootlegger: [' '] }))).toEqual([])
  })

  test('is superfluous without them, and the fix removes it', () => {
    const script = soundScript({ with: ['bootlegger'] })
    expect(codesOf(script)).toEqual(['bootlegger_idle'])
    expect(fixed(script, 'bootlegger_idle')).toEqual(soundScript())
  })
})
