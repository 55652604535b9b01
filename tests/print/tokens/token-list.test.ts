import { describe, expect, test } from 'vitest'
import type { Cast } from '#core/cast/cast.ts'
import { listTokens } from '#print/tokens/token-list.ts'
import { catalogue, custom, official } from '../../core/script-builders.ts'
import { aCast, officialIds } from '../print-helpers.ts'

const labels = (cast: Cast, id: string) =>
  listTokens(cast).flatMap(token =>
    token.kind === 'reminder' && token.character.id === id ? [token.label] : []
  )
const names = (cast: Cast) =>
  listTokens(cast).flatMap(token => (token.kind === 'character' ? [token.character.name] : []))

describe('the tokens of a script', () => {
  test('include one for each character, by team, before all reminders', () => {
    const cast = aCast({ characters: ['imp', 'chef', 'thief', 'drunk'] })
    expect(names(cast)).toEqual(['Chef', 'Drunk', 'Imp', 'Thief'])
    expect(
      listTokens(cast)
        .map(({ kind }) => kind)
        .lastIndexOf('character')
    ).toBe(3)
  })

  test('include a reminder for each time the character lists its label', () => {
    const cast = aCast({ characters: ['innkeeper', 'mathematician'] })
    expect(labels(cast, 'innkeeper')).toEqual(['Safe', 'Safe', 'Drunk'])
    expect(labels(cast, 'mathematician')).toEqual(Array(5).fill('Abnormal'))
  })

  test('have global reminders after the other reminders of a character', () => {
    const cast = aCast({ characters: ['philosopher', 'lilmonsta'] })
    expect(labels(cast, 'philosopher')).toEqual(['Drunk', 'Is The Philosopher'])
    expect(labels(cast, 'lilmonsta')).toEqual(['Is The Demon', 'Dead'])
  })

  test('use the reminders of custom and overridden characters', () => {
    const cast = aCast({
      characters: [
        custom('bell', { reminders: ['Rung', 'Rung'], remindersGlobal: ['Cracked'] }),
        official('imp', { reminders: ['Dead', 'Dead', 'Moved'] })
      ]
    })
    expect(labels(cast, 'bell')).toEqual(['Rung', 'Rung', 'Cracked'])
    expect(labels(cast, 'imp')).toEqual(['Dead', 'Dead', 'Moved'])
  })

  test('include all reminders of all official characters', () => {
    const facts = [...catalogue.characters.values()]
    const reminders = facts.flatMap(each => [...each.reminders, ...each.remindersGlobal])
    const tokens = listTokens(aCast({ characters: officialIds }))
    expect(tokens.filter(({ kind }) => kind === 'reminder')).toHaveLength(reminders.length)
  })

  test('include three of a character that can be in play more than once', () => {
    const cast = aCast({ characters: ['villageidiot', 'legion', 'imp'] })
    expect(names(cast)).toEqual([...Array(3).fill('Village Idiot'), ...Array(3).fill('Legion'), 'Imp'])
    expect(labels(cast, 'villageidiot')).toEqual(['Drunk'])
  })
})
