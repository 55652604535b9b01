import { describe, expect, test } from 'vitest'
import { custom, official } from '../../script-builders.ts'
import { advise, codesOf, fixed, soundScript, suggestionOf } from '../advise.ts'

const changing = ['baron', 'vigormortis', 'fanggu']

describe('partners', () => {
  test('that are missing can be added: the King, and the Damsel', () => {
    for (const [bringer, partner] of [
      ['choirboy', 'king'],
      ['huntsman', 'damsel']
    ] as const) {
      const script = soundScript({ without: ['monk'], with: [bringer] })
      expect(suggestionOf(script, 'partner_missing')).toMatchObject({
        severity: 'mistake',
        characters: [bringer, partner]
      })
      const after = fixed(script, 'partner_missing')
      expect(after.characters.at(-1)).toEqual(official(partner))
      expect(codesOf(after)).not.toContain('partner_missing')
    }
  })

  test('can be on the script without the characters that need them', () => {
    expect(advise(soundScript({ without: ['monk'], with: ['king'] }))).toEqual([])
  })

  test('of two pairs are reported', () => {
    const script = soundScript({
      without: ['monk', 'virgin'],
      with: ['choirboy', 'king', 'huntsman', 'damsel']
    })
    expect(suggestionOf(script, 'partners_two')?.characters).toEqual(['choirboy', 'huntsman'])
  })
})

describe('the number of outsiders', () => {
  test('is fixed when no character changes it; the fix adds the Sentinel', () => {
    const script = soundScript({ without: changing, with: ['ojo', 'po', 'witch'] })
    expect(suggestionOf(script, 'outsiders_fixed')?.fix).toEqual({ kind: 'add', id: 'sentinel' })
    expect(codesOf(fixed(script, 'outsiders_fixed'))).toEqual(['outsiders_countable'])
  })

  test('is countable when one character changes it', () => {
    const script = soundScript({ without: ['baron', 'vigormortis'], with: ['witch', 'ojo'] })
    expect(suggestionOf(script, 'outsiders_countable')).toMatchObject({
      severity: 'note',
      characters: ['fanggu']
    })
  })

  test('can be changed by homebrew with the setup mark or with brackets', () => {
    for (const owl of [
      custom('owl', { setup: true, ability: 'Eule sein.' }),
      custom('owl', { ability: 'Eule sein. [+1 Außenseiter]' })
    ]) {
      const script = soundScript({ without: changing, with: ['ojo', 'po', 'witch', 'bootlegger', owl] })
      expect(codesOf(script)).not.toContain('outsiders_fixed')
    }
  })

  test('is too small for the Baron on a script with 3', () => {
    const script = soundScript({ without: ['saint'] })
    expect(suggestionOf(script, 'outsiders_short')).toMatchObject({
      characters: ['baron'],
      count: 3,
      limit: 4
    })
    expect(codesOf(soundScript({ without: ['saint', 'baron'], with: ['witch'] }))).not.toContain(
      'outsiders_short'
    )
  })
})

describe('information', () => {
  const informing = ['chef', 'empath', 'librarian', 'washerwoman', 'investigator']
  const others = ['fool', 'tinker', 'farmer', 'pacifist', 'nightwatchman', 'minstrel']

  test('is little when few Townsfolk learn anything', () => {
    const script = soundScript({ without: informing.slice(0, 4), with: others.slice(0, 4) })
    expect(suggestionOf(script, 'information_little')).toMatchObject({ count: 4, severity: 'advice' })
  })

  test('can come from homebrew Townsfolk', () => {
    const script = soundScript({
      without: informing.slice(0, 4),
      with: [custom('owl'), 'fool', 'farmer', 'bootlegger']
    })
    expect(codesOf(script)).not.toContain('information_little')
  })

  test('is much when nearly all of them do', () => {
    const script = soundScript({
      without: ['monk', 'virgin', 'slayer'],
      with: ['noble', 'steward', 'oracle']
    })
    expect(suggestionOf(script, 'information_much')).toMatchObject({ count: 11, limit: 13, severity: 'note' })
  })
})

describe('misinformation', () => {
  const misleading = ['fortuneteller', 'drunk', 'recluse', 'poisoner', 'spy', 'vigormortis', 'pukka']
  const plain = ['sage', 'klutz', 'moonchild', 'witch', 'goblin', 'kazali', 'po']

  test('is missing when nothing makes players drunk, poisoned or misregistered', () => {
    const script = soundScript({ without: misleading, with: plain })
    expect(codesOf(script)).toContain('misinformation_none')
    expect(
      codesOf(soundScript({ without: misleading, with: [...plain.slice(1), 'lycanthrope'] }))
    ).not.toContain('misinformation_none')
  })

  test('can come from homebrew', () => {
    const script = soundScript({
      without: misleading,
      with: [...plain, 'bootlegger', custom('owl', { team: 'minion' })]
    })
    expect(codesOf(script)).not.toContain('misinformation_none')
  })

  test('is much when 8 characters make others drunk or poisoned', () => {
    const more = ['sailor', 'innkeeper', 'courtier', 'philosopher']
    const script = soundScript({ without: ['monk', 'soldier', 'mayor', 'virgin'], with: more })
    expect(suggestionOf(script, 'misinformation_much')?.count).toBe(8)
    expect(codesOf(soundScript({ without: ['monk', 'soldier'], with: more.slice(0, 2) }))).not.toContain(
      'misinformation_much'
    )
  })
})

describe('deaths', () => {
  test('are plain when nothing adds, prevents or reverses one', () => {
    const script = soundScript({
      without: ['monk', 'soldier', 'mayor'],
      with: ['farmer', 'artist', 'minstrel']
    })
    expect(codesOf(script)).toEqual(['deaths_plain'])
    expect(codesOf(soundScript({ without: ['monk', 'soldier'], with: ['farmer', 'artist'] }))).toEqual([])
  })

  test('are many when 7 characters can add some', () => {
    const killing = ['gossip', 'gambler', 'acrobat', 'assassin', 'harpy', 'moonchild', 'po']
    const without = ['virgin', 'slayer', 'chef', 'poisoner', 'spy', 'butler', 'pukka']
    expect(suggestionOf(soundScript({ without, with: killing }), 'deaths_many')?.characters).toEqual(killing)
    expect(codesOf(soundScript({ without: without.slice(1), with: killing.slice(1) }))).not.toContain(
      'deaths_many'
    )
  })

  test('are often prevented when 5 characters can do so', () => {
    const script = soundScript({ without: ['virgin', 'slayer'], with: ['fool', 'tealady'] })
    expect(suggestionOf(script, 'protection_many')).toMatchObject({
      count: 5,
      characters: ['monk', 'soldier', 'mayor', 'fool', 'tealady']
    })
    expect(codesOf(soundScript({ without: ['virgin'], with: ['fool'] }))).not.toContain('protection_many')
  })
})
