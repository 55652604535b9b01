import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { limits } from '#core/limits.ts'
import { maxCopies, ownLines, tokenSizeLimits } from '#print/print-options.ts'
import { backOffsetLimits, maxTokenCopies, tokenGapLimits } from '#print/token-options.ts'
import { locales } from '#routes'
import { helpTopics } from '#routes/help-paths.ts'
import { fieldGroups } from '#views/field-help/topics/field-groups.ts'

const { character, script } = limits

/** Numbers that the text about a field names, as they are in the code. */
const named: Readonly<Record<string, readonly number[]>> = {
  'script-name': [script.name],
  author: [script.author],
  logo: [script.url],
  background: [script.url],
  'almanac-link': [script.url],
  'house-rules': [script.bootlegger],
  'character-name': [character.name],
  'character-id': [character.id],
  edition: [character.edition],
  ability: [character.ability],
  flavor: [character.flavor],
  'night-reminder': [character.nightReminder],
  reminders: [character.reminders, character.reminder],
  'global-reminders': [character.remindersGlobal, character.reminderGlobal],
  images: [character.image],
  jinxes: [character.jinxes],
  'jinx-reason': [character.jinxReason],
  'app-features': [character.special],
  'feature-value': [character.specialValue],
  'almanac-introduction': [script.almanacIntroduction],
  'almanac-text': [character.almanacDetails],
  copies: [maxCopies],
  'token-size': [...tokenSizeLimits.token],
  'reminder-size': [...tokenSizeLimits.reminder],
  'token-bleed': [tokenSizeLimits.bleed[1]],
  'print-card-texts': [ownLines.count],
  'print-player-names': [ownLines.count],
  'token-choice': [maxTokenCopies],
  'further-tokens': [maxTokenCopies],
  'token-layout': [tokenGapLimits[1]],
  'token-backs': [backOffsetLimits[1]],
  'import-text': [limits.file.bytes / 1024 ** 2],
  'logo-format': [limits.drawing.side],
  'game-in-account': [limits.games.count]
}

const fields = fieldGroups.flatMap(group => group.fields)
const ids = [...fieldGroups, ...fields].map(({ id }) => id)

test('groups and fields have anchors of their own', () => {
  expect(ids.filter(id => !/^[a-z][a-z-]*$/.test(id))).toEqual([])
  expect(
    ids.filter((id, index) => fields.some(field => field.id === id) && ids.lastIndexOf(id) !== index)
  ).toEqual([])
})

test('every field has a label, a text, and a topic of the help', () => {
  for (const { id, label, text, learnMore } of fields) {
    expect(label(), id).not.toBe('')
    expect(text(), id).not.toBe('')
    expect(helpTopics, id).toContain(learnMore?.topic)
  }
})

describe.each(locales)('the texts in %s', locale => {
  const messages: Readonly<Record<string, string>> = JSON.parse(
    readFileSync(`src/i18n/messages/${locale}/field_help.json`, 'utf8')
  )
  const textOf = (id: string) => messages[`field_help_about_${id.replaceAll('-', '_')}`] ?? ''

  test('are those of the fields, and short', () => {
    const keys = Object.keys(messages).filter(key => key.startsWith('field_help_about_'))
    expect(keys).toHaveLength(fields.length)
    expect(
      fields.filter(({ id }) => textOf(id) === '' || textOf(id).length > 320).map(({ id }) => id)
    ).toEqual([])
  })

  test('name the limits that the code has', () => {
    const wrong = Object.entries(named).filter(([id, numbers]) => {
      // Thousands are grouped by a comma, a point or a space.
      const found = textOf(id).replaceAll(/(\d)[.,\s\u202f\u00a0](?=\d{3}\b)/g, '$1')
      return numbers.some(number => !new RegExp(`(?<!\\d)${number}(?!\\d)`).test(found))
    })
    expect(wrong.map(([id]) => id)).toEqual([])
  })
})
