import { globSync } from 'node:fs'
import { resolve } from 'node:path'
import { describe, expect, test } from 'vitest'
import {
  builtKeys,
  firstKeys,
  isMessagesImport,
  messageKeys,
  messagePartOf,
  messagesOf
} from '../../../tools/build/message-parts.ts'

describe('the messages that a source uses', () => {
  test('are the properties that it reads of m', () => {
    expect(messageKeys('a.tsx', '<b title={m.a_b()}>{m.c({ d: m.e() })}</b>')).toEqual(['a_b', 'c', 'e'])
  })

  test('are not properties of other objects, nor words in strings and comments', () => {
    expect(messageKeys('a.ts', "const more = item.m.a + am.b // m.c()\nconst text = 'm.d'")).toEqual([])
  })
})

test('the frame, the building blocks and the first screen need only the messages of the first visit', () => {
  expect(messagePartOf('src/features/script/script-screen.tsx')).toBe('first')
  expect(messagePartOf('src/features/export/export-dialog.tsx')).toBe('all')
  expect(messagePartOf('src/views/field-help/field-help.tsx')).toBe('all')
  expect(messagePartOf('src/views/field-help/topics/print-fields.ts')).toBe('fields')
  expect(globSync('src/features/*/*.tsx').map(messagePartOf)).toContain('all')
})

test('each message is in one of the three modules, and a wider one exports those of the one before', () => {
  const first = firstKeys()
  expect(first.size).toBeGreaterThan(50)
  const [one, all, fields] = (['first', 'all', 'fields'] as const).map(part =>
    messagesOf('en', part, '/wider.js', first)
  )
  const keysOf = (source = '') => [...source.matchAll(/^export const (\w+)/gm)].map(([, key]) => key)
  const built = builtKeys()
  expect(new Set(keysOf(one))).toEqual(new Set([...first].filter(key => !built.has(key))))
  expect(keysOf(all).filter(key => first.has(key ?? ''))).toEqual([])
  expect(keysOf(all).length).toBeGreaterThan(first.size)
  expect(all).toContain('export * from "/wider.js"')
  expect(fields).toContain('export * from "/wider.js"')
  expect(keysOf(fields).filter(key => !/^field_help_(?:about|group)_/.test(key ?? ''))).toEqual([])
  expect(keysOf(fields).length).toBeGreaterThan(50)
  expect([...keysOf(all), ...keysOf(one)].filter(key => keysOf(fields).includes(key))).toEqual([])
  expect(one).not.toContain('export *')
})

test('what only pages without an island say is in neither module', () => {
  const built = builtKeys()
  for (const key of ['about_privacy', 'help_search', 'shell_scheme_dark']) expect([...built]).toContain(key)
  // Screens have these too.
  for (const key of ['device_export_all', 'script_undo']) expect([...built]).not.toContain(key)
  expect(messagesOf('en', 'all', '/first.js')).not.toContain('export const about_privacy ')
})

describe('an import of the messages', () => {
  test.each([
    ['#i18n/messages.ts', 'src/features/export/export-dialog.tsx', true],
    ['./messages.ts', 'src/i18n/title-text.ts', true],
    ['../messages.ts', 'src/i18n/refusals/error-text.ts', true],
    ['./messages.ts', 'src/features/export/export-dialog.tsx', false],
    ['./generated/messages.js', 'src/i18n/title-text.ts', false]
  ])('%s in %s: %s', (source, importer, expected) => {
    expect(isMessagesImport(source, resolve(importer))).toBe(expected)
  })
})
