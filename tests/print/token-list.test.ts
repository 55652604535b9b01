import { describe, expect, test } from 'vitest'
import type { Cast } from '#core/cast/cast.ts'
import { defaultPrintOptions, type PrintOptions } from '#print/print-options.ts'
import { listTokenEntries, listTokens } from '#print/token-list.ts'
import { catalogue, custom, official } from '../core/script-builders.ts'
import { aCast, officialIds } from './print-helpers.ts'

const labels = (cast: Cast, id: string) =>
  listTokens(cast, defaultPrintOptions).flatMap(token =>
    token.kind === 'reminder' && token.character.id === id ? [token.label] : []
  )
const names = (cast: Cast) =>
  listTokens(cast, defaultPrintOptions).flatMap(token =>
    token.kind === 'character' ? [token.character.name] : []
  )

describe('the tokens of a script', () => {
  test('include one for each character, by team, before all reminders', () => {
    const cast = aCast({ characters: ['imp', 'chef', 'thief', 'drunk'] })
    expect(names(cast)).toEqual(['Chef', 'Drunk', 'Imp', 'Thief'])
    expect(
      listTokens(cast, defaultPrintOptions)
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
    const tokens = listTokens(aCast({ characters: officialIds }), defaultPrintOptions)
    expect(tokens.filter(({ kind }) => kind === 'reminder')).toHaveLength(reminders.length)
  })

  test('include three of a character that can be in play more than once', () => {
    const cast = aCast({ characters: ['villageidiot', 'legion', 'imp'] })
    expect(names(cast)).toEqual([...Array(3).fill('Village Idiot'), ...Array(3).fill('Legion'), 'Imp'])
    expect(labels(cast, 'villageidiot')).toEqual(['Drunk'])
  })
})

describe('the chosen tokens', () => {
  const cast = aCast({ characters: ['innkeeper', 'villageidiot', 'imp'] })
  const textsOf = (options: Partial<PrintOptions>) =>
    listTokens(cast, { ...defaultPrintOptions, ...options }).map(token =>
      token.kind === 'character' ? token.character.name : token.label
    )

  test('are of the chosen kinds and teams', () => {
    expect(textsOf({ tokenKinds: ['reminder'] })).toEqual(['Safe', 'Safe', 'Drunk', 'Drunk', 'Dead'])
    expect(textsOf({ tokenKinds: ['character'], tokenTeams: ['demon', 'minion'] })).toEqual(['Imp'])
  })

  test('have the chosen number of copies, or none', () => {
    const tokenCounts = { villageidiot: 1, imp: 4, 'innkeeper#0': 0, 'innkeeper#2': 3 }
    expect(textsOf({ tokenCounts, tokenTeams: ['townsfolk'] })).toEqual([
      'Innkeeper',
      'Village Idiot',
      ...Array(3).fill('Drunk'),
      'Drunk'
    ])
    expect(textsOf({ tokenCounts, tokenKinds: ['character'] }).filter(name => name === 'Imp')).toHaveLength(4)
  })

  test('have keys that no two share, in every order of labels', () => {
    const mixed = aCast({
      characters: [custom('bell', { reminders: ['A', 'B', 'A'], remindersGlobal: ['B'] })]
    })
    const entries = listTokenEntries(mixed, defaultPrintOptions)
    expect(entries.map(({ key, standard }) => [key, standard])).toEqual([
      ['bell', 1],
      ['bell#0', 2],
      ['bell#1', 2]
    ])
  })
})
