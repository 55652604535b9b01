import { describe, expect, test } from 'vitest'
import { aScript, custom, official } from '../build.ts'
import { advise, codesOf, fixed, noteOf, soundScript } from './advise.ts'

const jinxed = ['alchemist', 'spy', 'poisoner', 'widow', 'boffin', 'cerenovus']
const ownJinx = custom('owl', { jinxes: [{ id: 'imp', reason: 'The Owl sees the Imp.' }] })

describe('the Djinn', () => {
  test('is missing where three pairs are jinxed, and its fix adds it', () => {
    const script = aScript({ characters: ['alchemist', 'spy', 'widow', 'boffin'] })
    expect(noteOf(script, 'djinn_missing')).toMatchObject({ count: 3, severity: 'advice' })
    expect(noteOf(script, 'djinn_missing')?.characters).toContain('alchemist')
    const after = fixed(script, 'djinn_missing')
    expect(after.characters.at(-1)).toEqual(official('djinn'))
    expect(codesOf(after)).not.toContain('djinn_missing')
  })

  test('is not missed for one official pair, which every app knows', () => {
    expect(codesOf(aScript({ characters: ['alchemist', 'spy'] }))).toEqual([])
  })

  test('is missed for a single jinx of the script’s own', () => {
    const script = aScript({ characters: ['imp', 'bootlegger', ownJinx] })
    expect(noteOf(script, 'djinn_missing')).toMatchObject({ count: 1, characters: ['imp', 'owl'] })
  })

  test('has nothing to do where nobody is jinxed, and its fix takes it off', () => {
    const script = aScript({ characters: ['imp', 'djinn'] })
    expect(codesOf(script)).toEqual(['djinn_idle'])
    expect(fixed(script, 'djinn_idle').characters).toEqual([official('imp')])
  })

  test('may stand on the script in another language', () => {
    const translated = official('djinn', { name: 'Gênio' })
    const script = aScript({ characters: ['alchemist', 'spy', 'widow', 'boffin', translated] })
    expect(codesOf(script)).not.toContain('djinn_missing')
  })
})

test('more than five jinxed pairs are a lot', () => {
  const script = aScript({ characters: [...jinxed, 'marionette', 'djinn', 'organgrinder', 'summoner'] })
  expect(noteOf(script, 'jinxes_many')?.count).toBeGreaterThan(5)
  expect(noteOf(script, 'jinxes_many')?.limit).toBe(5)
  expect(codesOf(aScript({ characters: ['alchemist', 'spy', 'widow', 'djinn'] }))).toEqual([])
})

describe('a jinx with nobody', () => {
  test('is told of, whoever is official or on the script aside', () => {
    const lost = custom('owl', { jinxes: [{ id: 'gondola', reason: 'Who?' }] })
    expect(noteOf(aScript({ characters: ['bootlegger', lost] }), 'jinx_nowhere')?.characters).toEqual(['owl'])
    expect(codesOf(aScript({ characters: ['bootlegger', ownJinx] }))).toEqual([])
    const two = aScript({ characters: ['bootlegger', 'djinn', lost, custom('gondola')] })
    expect(codesOf(two)).not.toContain('jinx_nowhere')
  })
})

describe('the Bootlegger', () => {
  test('is missing where there are house rules or homebrew, and its fix adds it', () => {
    for (const script of [
      soundScript({ bootlegger: ['No whispering'] }),
      soundScript({ with: [custom('owl', { team: 'fabled' })] })
    ]) {
      expect(codesOf(script)).toEqual(['bootlegger_missing'])
      expect(advise(fixed(script, 'bootlegger_missing'))).toEqual([])
    }
  })

  test('is not missed for a rule that is still empty', () => {
    expect(advise(soundScript({ bootlegger: [' '] }))).toEqual([])
  })

  test('has nothing to do without them, and its fix takes it off', () => {
    const script = soundScript({ with: ['bootlegger'] })
    expect(codesOf(script)).toEqual(['bootlegger_idle'])
    expect(fixed(script, 'bootlegger_idle')).toEqual(soundScript())
  })
})
