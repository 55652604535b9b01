import { describe, expect, test } from 'vitest'
import { catalogue } from '#catalogue/catalogue.ts'
import { loadTexts } from '#catalogue/texts.ts'
import { buildCast } from '#core/cast/cast.ts'
import { readSetupText } from '#core/grimoire/setup/brackets/setup-text.ts'
import { officialSetups } from '#core/grimoire/setup/official-setups.ts'
import { setupChoices, setupNames, setupOptions } from '#core/grimoire/setup/setup-choices.ts'
import { setupJinxes } from '#core/grimoire/setup/setup-jinxes.ts'
import { maxSeatedPlayers, teamCounts } from '#core/grimoire/setup/team-counts.ts'
import { setupTeamNames } from '#features/grimoire/setup/setup-team-names.ts'
import { locales } from '#routes.ts'
import { aScript } from '../../script-builders.ts'
import { castOf, gameOf, teamNames } from '../table.ts'

/** The options that a character's text leads to, for each number of players. */
function optionsBySize(
  characters: ReturnType<typeof castOf>['characters'],
  id: string,
  teams = setupTeamNames
) {
  const character = characters.get(id)
  const options = character && setupOptions(character, setupNames(characters, teams))
  return Array.from({ length: maxSeatedPlayers - 4 }, (_, index) => {
    const usual = teamCounts(index + 5)
    return usual && options?.(usual)
  })
}

const officialBySize = (id: string) =>
  Array.from({ length: maxSeatedPlayers - 4 }, (_, index) => {
    const usual = teamCounts(index + 5)
    return usual && officialSetups[id]?.(usual)
  })

/** Their texts have no bracket, or say what can't be read. */
const withoutText = new Set(['legion', 'pope', 'sentinel'])

const script = aScript({ characters: [...catalogue.characters.keys()] })
const casts = await Promise.all(
  locales.map(async locale => [locale, buildCast(script, catalogue, await loadTexts(locale))] as const)
)

describe.each(casts)('the texts in %s', (_, { characters }) => {
  const byId = new Map(characters.map(character => [character.id, character]))

  test('are read', () => {
    const names = setupNames(byId, setupTeamNames)
    const unread = Object.keys(officialSetups).filter(
      id => !readSetupText(byId.get(id)?.ability ?? '', id, names)
    )
    expect(new Set(unread)).toEqual(withoutText)
  })

  test('say nothing else than the rules', () => {
    for (const id of Object.keys(officialSetups))
      expect(optionsBySize(byId, id), id).toEqual(officialBySize(id))
  })

  test('add no setup to an official character that has none', () => {
    const others = characters.filter(({ id }) => !Object.hasOwn(officialSetups, id))
    expect(others.filter(({ id }) => optionsBySize(byId, id)[0])).toEqual([])
  })
})

describe('an official character whose ability the script changes', () => {
  const options = (id: string, ability: string) => {
    const { characters } = castOf({ kind: 'official', id, changes: { ability } }, 'imp', 'damsel')
    return setupChoices(gameOf([id, '', '', '', 'imp']), characters, teamNames)[0]?.options
  }

  test('has the setup of its new bracket', () => {
    expect(options('baron', 'Fly. [+1 Outsider]')).toEqual([{ add: { outsider: 1 } }])
    expect(options('godfather', '[+1 Outsider]')).toEqual([{ add: { outsider: 1 } }])
    expect(options('chef', '[No Minions]')).toEqual([{ set: { minion: 0 } }])
  })

  test('has its own where the bracket says the same, or can’t be read', () => {
    expect(options('godfather', '[+1 or -1 Outsider]')).toEqual([
      { add: { outsider: 1 } },
      { add: { outsider: -1 } }
    ])
    expect(options('baron', '[Many birds]')).toEqual([{ add: { outsider: 2 } }])
    expect(options('baron', 'There are birds.')).toEqual([{ add: { outsider: 2 } }])
  })
})

test('every jinx in the rules of a setup is one of the catalogue', () => {
  const all = [...catalogue.characters.values()].flatMap(({ id, jinxedWith }) =>
    jinxedWith.map(other => [id, other].toSorted().join())
  )
  const missing = setupJinxes.map(pair => pair.toSorted().join()).filter(pair => !all.includes(pair))
  expect(missing).toEqual([])
})
