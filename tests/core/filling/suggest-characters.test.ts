import { describe, expect, test } from 'vitest'
import { usageOf } from '#catalogue/usage.ts'
import type { Team } from '#core/character/team.ts'
import { isFull, suggestCharacters, suggestionsPerPage } from '#core/filling/suggest-characters.ts'
import { emptyScript, type Script } from '#core/script/script.ts'
import { soundIds, soundScript, sources } from '../advice/advise.ts'
import { aScript, custom, official, unknown } from '../script-builders.ts'

const filling = { ...sources, usageOf }
const suggest = (script: Script, team?: Team) => suggestCharacters(script, filling, team)
const idsFor = (script: Script, team?: Team) => suggest(script, team).map(({ id }) => id)
const suggested = (script: Script, id: string, team?: Team) =>
  suggest(script, team).find(character => character.id === id)
const teamOf = (id: string) => sources.catalogue.characters.get(id)?.team

/** A script with the statistics replaced: partners by id, with lift and number of common scripts. */
const reasonWith = (partners: Record<string, [string, number, number][]>, script: Script, id: string) =>
  suggestCharacters(script, {
    ...sources,
    usageOf: each => ({
      scripts: 1000,
      used: 170,
      partners: (partners[each] ?? []).map(([other, lift, together]) => ({ id: other, lift, together }))
    })
  }).find(character => character.id === id)?.reason

describe('suggested characters', () => {
  test('are the most used ones for an empty script, of different teams', () => {
    const first = suggest(emptyScript).slice(0, suggestionsPerPage)
    expect(first.map(({ reason }) => reason.code)).toEqual(['popular', 'popular', 'popular'])
    expect(first[0]).toMatchObject({ id: 'drunk', reason: { share: expect.closeTo(0.52, 2) } })
    expect(new Set(first.map(({ team }) => team)).size).toBe(3)
  })

  test('are the same for the same script, each once, and none that is there', () => {
    const script = soundScript({ without: ['butler', 'spy', 'chef'] })
    const ids = idsFor(script)
    expect(idsFor(script)).toEqual(ids)
    expect(new Set(ids).size).toBe(ids.length)
    for (const { id } of script.characters) expect(ids).not.toContain(id)
  })

  test('come from teams with room; from all four when the script is full', () => {
    const script = soundScript({ without: ['spy'] })
    expect(new Set(idsFor(script).map(teamOf))).toEqual(new Set(['minion']))
    expect(isFull(script, filling)).toBe(false)
    expect(isFull(soundScript(), filling)).toBe(true)
    expect(new Set(idsFor(soundScript()).map(teamOf)).size).toBe(4)
  })

  test('come from the chosen team, also from one that is full or isn’t in every game', () => {
    expect(new Set(idsFor(soundScript(), 'demon').map(teamOf))).toEqual(new Set(['demon']))
    expect(new Set(idsFor(emptyScript, 'traveller').map(teamOf))).toEqual(new Set(['traveller']))
    expect(idsFor(emptyScript, 'loric').length).toBeGreaterThanOrEqual(suggestionsPerPage)
  })

  test('differ in team where several have room', () => {
    const script = soundScript({ without: ['butler', 'drunk', 'spy', 'baron', 'chef', 'monk', 'imp'] })
    const teams = suggest(script)
      .slice(0, suggestionsPerPage)
      .map(({ team }) => team)
    expect(new Set(teams).size).toBeGreaterThan(1)
  })

  test('leave out who can’t be in play with a character of the script', () => {
    const heretic = aScript({ characters: ['heretic', 'chef', 'empath', 'imp', 'monk'] })
    expect(idsFor(heretic)).not.toContain('baron')
    expect(idsFor(heretic)).not.toContain('lleech')
    expect(idsFor(aScript({ characters: ['spy', 'chef'] }))).not.toContain('heretic')
  })

  test('leave out who needs a partner that is missing, and put a missing partner first', () => {
    expect(idsFor(emptyScript)).not.toContain('choirboy')
    expect(idsFor(aScript({ characters: ['king'] }))).toContain('choirboy')
    const [first] = suggest(aScript({ characters: ['chef', 'choirboy', 'imp'] }))
    expect(first).toMatchObject({ id: 'king', reason: { code: 'partner', id: 'choirboy' } })
  })

  test('say with whom they have a jinx, and rank lower for it', () => {
    const jinxed = suggested(aScript({ characters: ['magician', 'chef'] }), 'spy')
    expect(jinxed?.jinxedWith).toEqual(['magician'])
    const free = suggested(aScript({ characters: ['soldier', 'chef'] }), 'spy')
    expect(free?.score).toBeGreaterThan(jinxed?.score ?? 0)
  })

  test('count a jinx that the script defines itself, in any spelling', () => {
    const owl = custom('owl', { jinxes: [{ id: 'Pit-Hag', reason: 'Never.' }] })
    expect(suggested(aScript({ characters: [owl] }), 'pithag')?.jinxedWith).toEqual(['owl'])
  })
})

describe('the reason', () => {
  const plain = 'washerwoman librarian chef empath saint klutz scarletwoman mastermind imp'.split(' ')

  test('is a missing team, where other teams have room too', () => {
    const script = soundScript({ without: ['imp', 'vigormortis', 'fanggu', 'pukka', 'chef'] })
    expect(suggested(script, 'imp')?.reason).toEqual({ code: 'team', team: 'demon' })
    expect(suggested(script, 'imp', 'demon')?.reason.code).not.toBe('team')
  })

  test.each([
    ['misinformation', 'poisoner'],
    ['protection', 'monk'],
    ['deaths', 'gossip']
  ])('is %s that the script has nothing of', (code, id) => {
    expect(suggested(aScript({ characters: plain }), id)?.reason).toEqual({ code, count: 0 })
  })

  test('is information, with the number of characters that give some', () => {
    const silent =
      'soldier fool mayor tealady virgin slayer gambler gossip chef empath drunk recluse saint mutant poisoner baron spy imp pukka'
    const reason = suggested(aScript({ characters: silent.split(' ') }), 'shugenja')?.reason
    expect(reason).toEqual({ code: 'information', count: 2 })
  })

  test('is a change of the Outsiders, unless the script has two, the Sentinel among them', () => {
    const fixed = soundScript({ without: ['baron', 'fanggu', 'vigormortis', 'pukka', 'drunk'] })
    expect(suggested(fixed, 'kazali')?.reason).toEqual({ code: 'outsiders', count: 0 })
    const hidden = { ...fixed, characters: [...fixed.characters, official('sentinel'), official('baron')] }
    expect(suggested(hidden, 'kazali')?.reason.code).not.toBe('outsiders')
  })

  test('is nothing that homebrew may supply', () => {
    const homebrew = ['owl', 'bat', 'crow', 'fox', 'elk', 'cat'].map(id => custom(id))
    const codes = suggest(aScript({ characters: homebrew })).map(({ reason }) => reason.code)
    expect(new Set(codes)).toEqual(new Set(['popular', 'team']))
  })

  test('is what published scripts combine, with the two closest and the smaller figure', () => {
    const script = aScript({ characters: ['chef', 'empath', 'monk'] })
    const partners: Record<string, [string, number, number][]> = {
      chef: [['slayer', 2.5, 90]],
      empath: [['slayer', 3, 90]],
      monk: [['slayer', 1.2, 90]]
    }
    expect(reasonWith(partners, script, 'slayer')).toEqual({
      code: 'together',
      ids: ['empath', 'chef'],
      lift: 2.5
    })
  })

  test('counts a pair from either side, from 30 common scripts on and only if it is more frequent than by chance', () => {
    const script = aScript({ characters: ['chef'] })
    expect(reasonWith({ slayer: [['chef', 2, 30]] }, script, 'slayer')).toMatchObject({
      ids: ['chef'],
      lift: 2
    })
    expect(reasonWith({ slayer: [['chef', 2, 29]] }, script, 'slayer')).toEqual({
      code: 'popular',
      share: 0.17
    })
    expect(reasonWith({ slayer: [['chef', 0.8, 99]] }, script, 'slayer')).toEqual({
      code: 'popular',
      share: 0.17
    })
  })

  test('is that it is new, where there are no statistics', () => {
    const [first] = suggestCharacters(emptyScript, { ...sources, usageOf: () => undefined })
    expect(first?.reason).toEqual({ code: 'new' })
  })
})

test('unknown, renamed and translated characters don’t break it; a translated official isn’t suggested', () => {
  const chef = custom('3_kueche', { name: 'Chef' })
  const script = aScript({
    characters: [chef, unknown('gone'), official('imp', { name: 'Kobold' }), 'empath']
  })
  const ids = idsFor(script)
  expect(ids.length).toBeGreaterThan(suggestionsPerPage)
  expect(ids).not.toContain('chef')
  expect(ids).not.toContain('imp')
})

test('a whole catalogue leaves nothing to suggest', () => {
  const all = aScript({ characters: [...sources.catalogue.characters.keys()] })
  expect(idsFor(all)).toEqual([])
  expect(soundIds).toHaveLength(25)
})
