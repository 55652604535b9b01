import fc from 'fast-check'
import { expect, test } from 'vitest'
import { maxGameFile, readGameFile, writeGameFile } from '#core/grimoire/files/game-file.ts'
import { emptyGame } from '#core/grimoire/game.ts'
import { newRecord, perform, storedRecord, undo } from '#core/grimoire/game-record.ts'
import { anyAction } from '../any-action.ts'

const record = newRecord(emptyGame)
const stored = storedRecord(record)
const read = (value: unknown) => readGameFile(JSON.stringify(value))

test('any game survives being written and read, with its name and what can be undone and redone', () => {
  const anyTransactions = fc.array(fc.array(anyAction, { minLength: 1, maxLength: 3 }), { maxLength: 40 })
  fc.assert(
    fc.property(fc.string({ maxLength: 200 }), anyTransactions, fc.nat(10), (name, transactions, undone) => {
      let game = transactions.reduce((before, transaction) => perform(before, transaction), record)
      for (let times = 0; times < undone; times++) game = undo(game) ?? game
      expect(readGameFile(writeGameFile({ name, record: game }))).toEqual({
        ok: true,
        value: { kind: 'game', name, record: game }
      })
    })
  )
})

test('a game has its script with it; one of an earlier version had none', () => {
  const script = [{ id: '_meta', name: 'Trouble' }, 'imp']
  expect(readGameFile(writeGameFile({ name: '', record, script }))).toMatchObject({ value: { script } })
  const file = readGameFile(writeGameFile({ name: '', record }))
  expect(file.ok && 'script' in file.value).toBe(false)
})

test('a script that is nested too deep is left out', () => {
  const deep = `${'['.repeat(100_000)}${']'.repeat(100_000)}`
  const text = writeGameFile({ name: '', record, script: [] }).replace('"script":[]', `"script":[${deep}]`)
  const file = readGameFile(text)
  expect(file).toMatchObject({ ok: true })
  expect(file.ok && 'script' in file.value).toBe(false)
})

test('a saved game of a town square is recognized', () => {
  expect(read({ players: [], bluffs: [] })).toEqual({
    ok: true,
    value: { kind: 'townSquare', value: { players: [], bluffs: [] } }
  })
})

test('a saved game that is nested too deep is none', () => {
  const deep = `${'['.repeat(100_000)}${']'.repeat(100_000)}`
  expect(readGameFile(`{"players":[],"roles":${deep}}`)).toEqual({ ok: false, code: 'no_game' })
})

test('a text that is too large isn’t read', () => {
  expect(readGameFile(' '.repeat(maxGameFile + 1))).toEqual({ ok: false, code: 'too_large' })
})

test('a byte order mark before the game does no harm', () => {
  expect(readGameFile(`\uFEFF${writeGameFile({ name: 'Friday', record })}`)).toMatchObject({ ok: true })
})

test('a name that is too long is cut', () => {
  const file = read({ belfry: 'game', version: 1, name: 'a'.repeat(100_000), record: stored })
  expect(file).toMatchObject({ ok: true, value: { name: 'a'.repeat(200) } })
})

test.each(['', '{', 'no game', '['.repeat(100_000)])('a text that is no JSON is refused', text => {
  expect(readGameFile(text)).toEqual({ ok: false, code: 'no_json' })
})

test.each([null, 1, 'game', [], {}, { belfry: 'script', version: 1 }, { belfry: 'game', version: '1' }])(
  '%j is no game',
  value => expect(read(value)).toEqual({ ok: false, code: 'no_game' })
)

test('a game of a later version is refused, whatever it holds', () => {
  expect(read({ belfry: 'game', version: 2 })).toEqual({ ok: false, code: 'later_version' })
})

test.each([
  { record: stored },
  { name: 1, record: stored },
  { name: '' },
  { name: '', record: null },
  { name: '', record: stored, script: 'imp' },
  { name: '', record: { ...stored, version: 2 } },
  { name: '', record: { ...stored, start: {} } },
  { name: '', record: { ...stored, transactions: [[{ type: 'constructor', data: {} }]] } },
  { name: '', record: { ...stored, transactions: [[{ type: 'kill', data: {} }]] } }
])('a game of which a part can’t be read is refused whole: %j', part => {
  expect(read({ belfry: 'game', version: 1, ...part })).toEqual({ ok: false, code: 'damaged_game' })
})

test('a file can’t change what objects have in common', () => {
  const text = writeGameFile({ name: '', record }).replace('{', '{"__proto__":{"polluted":true},')
  expect(readGameFile(text)).toMatchObject({ ok: true })
  expect({}).not.toHaveProperty('polluted')
})
