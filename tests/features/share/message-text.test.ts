import { describe, expect, test } from 'vitest'
import { buildCast } from '#core/cast/cast.ts'
import { messageText } from '#features/share/message-text.ts'
import { aScript, catalogue, custom, texts } from '../../core/script-builders.ts'

const labels = {
  untitled: 'Untitled',
  byAuthor: (author: string) => `by ${author}`,
  team: (team: string) => team.toUpperCase(),
  rules: 'House rules',
  jinxes: 'Jinxes'
}

const textOf = (script: Parameters<typeof aScript>[0], link?: string) =>
  messageText(buildCast(aScript(script), catalogue, texts()), labels, link)

describe('a script as a message', () => {
  test('lists characters by team, jinxed pairs, house rules and the link', () => {
    const message = textOf(
      {
        title: 'Bell',
        author: 'Ann',
        bootlegger: ['No whispers.'],
        characters: [
          'imp',
          'chef',
          custom('ringer', { name: 'Ringer', jinxes: [{ id: 'imp', reason: 'They meet.' }] })
        ]
      },
      'https://belfry.example/shared#script=x'
    )
    expect(message.split('\n')).toEqual([
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
    ])
  })

  test('uses the placeholder title for a script without a title', () => {
    expect(textOf({ characters: ['imp'] })).toBe('**Untitled**\n\n**DEMON (1)**: Imp')
  })

  test('escapes formatting marks and mentions', () => {
    const message = textOf({ title: '*Bold* `_` @everyone', characters: [] })
    expect(message).toBe('**\\*Bold\\* \\`\\_\\` @\u200beveryone**\n')
  })

  test('leaves out the link when the message would be too long for a chat', () => {
    const link = `https://belfry.example/shared#script=${'x'.repeat(1990)}`
    expect(textOf({ characters: ['imp'] }, link)).not.toContain('https')
  })
})
