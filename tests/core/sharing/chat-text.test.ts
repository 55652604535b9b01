import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { buildCast } from '#core/cast/cast.ts'
import { chatFormats, chatSyntax } from '#core/sharing/chat-formats.ts'
import { type ChatOptions, chatText } from '#core/sharing/chat-text.ts'
import { aScript, catalogue, custom, texts } from '../script-builders.ts'

const labels = {
  untitled: 'Untitled',
  byAuthor: (author: string) => `by ${author}`,
  team: (team: string) => team.toUpperCase(),
  rules: 'House rules',
  jinxes: 'Jinxes'
}

const partsOf = (script: Parameters<typeof aScript>[0], options: Partial<ChatOptions> = {}) =>
  chatText(buildCast(aScript(script), catalogue, texts()), {
    format: 'discord',
    withAbilities: false,
    labels,
    ...options
  })

const ringer = custom('ringer', {
  name: 'Ringer',
  ability: 'Ring.',
  jinxes: [{ id: 'imp', reason: 'Meet.' }]
})

describe('a script as a message', () => {
  test('lists characters by team, jinxed pairs, house rules and the link', () => {
    const parts = partsOf(
      { title: 'Bell', author: 'Ann', bootlegger: ['No whispers.'], characters: ['imp', 'chef', ringer] },
      { link: 'https://belfry.example/shared#script=x' }
    )
    expect(parts.map(part => part.split('\n'))).toEqual([
      [
        '**Bell** by Ann',
        '',
        '**TOWNSFOLK (2)**: Chef, Ringer',
        '**DEMON (1)**: Imp',
        '',
        '**Jinxes (1)**: Imp + Ringer',
        '**House rules**',
        '• No whispers.',
        '',
        'https://belfry.example/shared#script=x'
      ]
    ])
  })

  test.each([
    ['discord', '**Bell**\n\n**TOWNSFOLK (1)**\n• **Ringer**: Ring.\n\n**House rules**\n• Hush.'],
    ['whatsapp', '*Bell*\n\n*TOWNSFOLK (1)*\n• *Ringer*: Ring.\n\n*House rules*\n• Hush.'],
    ['reddit', '**Bell**\n\n\n\n**TOWNSFOLK (1)**\n\n* **Ringer**: Ring.\n\n\n\n**House rules**\n\n* Hush.'],
    ['bbcode', '[b]Bell[/b]\n\n[b]TOWNSFOLK (1)[/b]\n• [b]Ringer[/b]: Ring.\n\n[b]House rules[/b]\n• Hush.'],
    ['plain', 'Bell\n\nTOWNSFOLK (1)\n• Ringer: Ring.\n\nHouse rules\n• Hush.']
  ] as const)('has the abilities as %s writes them', (format, expected) => {
    const script = { title: 'Bell', bootlegger: ['Hush.'], characters: [ringer] }
    expect(partsOf(script, { format, withAbilities: true })).toEqual([expected])
  })

  test('uses the placeholder title for a script without a title', () => {
    expect(partsOf({ characters: ['imp'] })).toEqual(['**Untitled**\n\n**DEMON (1)**: Imp'])
  })

  test('leaves out the link when it fits into no part', () => {
    const link = `https://belfry.example/shared#script=${'x'.repeat(1990)}`
    expect(partsOf({ characters: ['imp'] }, { link }).join()).not.toContain('https')
  })
})

describe('a text of the script is never markup', () => {
  const shouted = '*b* _i_ ~s~ `c` |x| [l](https://a.example) @everyone <@1> :smile: r/all [b]x[/b] \\ a\n# b'

  test.each([
    [
      'discord',
      '\\*b\\* \\_i\\_ \\~s\\~ \\`c\\` \\|x\\| [l]\\(https://a.example) @\u200beveryone \\<@\u200b1> \\:smile: r/all [b]x[/b] \\\\ a # b'
    ],
    ['whatsapp', '∗b∗ ˍiˍ ∼s∼ ˋcˋ |x| [l](https://a.example) @everyone <@1> :smile: r/all [b]x[/b] \\ a # b'],
    [
      'reddit',
      '\\*b\\* \\_i\\_ \\~s\\~ \\`c\\` \\|x\\| [l]\\(https://a.example) @everyone \\<@1\\> :smile: r\\/all [b]x[/b] \\\\ a \\# b'
    ],
    [
      'bbcode',
      '*b* _i_ ~s~ `c` |x| [\u200bl](https://a.example) @everyone <@1> :smile: r/all [\u200bb]x[\u200b/b] \\ a # b'
    ],
    ['plain', '*b* _i_ ~s~ `c` |x| [l](https://a.example) @everyone <@1> :smile: r/all [b]x[/b] \\ a # b']
  ] as const)('in %s', (format, expected) => {
    expect(chatSyntax[format].escape(shouted)).toBe(expected)
    const [part = ''] = partsOf({ bootlegger: [shouted], characters: [] }, { format })
    expect(part).toContain(expected)
  })

  test('nor does it begin a line, where more marks count', () => {
    const text = fc.string({
      unit: fc.constantFrom('#', '>', '-', '*', ' ', '1', '.', '\n', 'a'),
      maxLength: 3000
    })
    const pieces = fc.property(text, fc.constantFrom(...chatFormats), (ability, format) => {
      const parts = partsOf(
        { title: 'Bell', characters: [custom('ringer', { name: ability.slice(0, 20), ability })] },
        { format, withAbilities: true }
      )
      const own = /^(?:$|…|•|\* |\*|\[b\]|Bell|TOWNSFOLK)/
      expect(parts.flatMap(part => part.split('\n')).filter(line => !own.test(line))).toEqual([])
    })
    fc.assert(pieces, { numRuns: 200 })
  })
})

describe('a long script', () => {
  const many = Array.from({ length: 25 }, (_, index) =>
    custom(`c${index}`, { name: `Number ${index}`, ability: `Each night, ${'learn '.repeat(40)}.` })
  )

  test('comes in parts that Discord takes, each character in one of them', () => {
    const parts = partsOf({ title: 'Long', characters: many }, { withAbilities: true })
    expect(parts.length).toBeGreaterThan(2)
    expect(Math.max(...parts.map(part => part.length))).toBeLessThanOrEqual(2000)
    for (const { name } of many) expect(parts.filter(part => part.includes(`**${name}**`))).toHaveLength(1)
    expect(parts.every(part => !/\*\*$/.test(part))).toBe(true)
  })

  test('is one message where there is no limit', () => {
    expect(partsOf({ characters: many }, { format: 'plain', withAbilities: true })).toHaveLength(1)
  })

  test('is cut within a text that no message holds, but not within a letter', () => {
    const ability = '🔔'.repeat(2500)
    const parts = partsOf({ characters: [custom('a', { ability })] }, { withAbilities: true })
    expect(Math.max(...parts.map(part => part.length))).toBeLessThanOrEqual(2000)
    expect(parts.every(part => part.isWellFormed())).toBe(true)
    expect(parts.join('').replaceAll('…', '')).toContain(ability)
  })
})
