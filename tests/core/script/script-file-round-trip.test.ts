import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { limits } from '#core/limits.ts'
import { readScriptFile, writeScriptFile } from '#core/script/script-file.ts'
import { scriptSchema } from '#core/script/script-schema.ts'
import { catalogue } from '../script-builders.ts'

/** Values that occur in real files, including invalid ones. */
const anyValue: fc.Arbitrary<unknown> = fc.oneof(
  fc.constantFrom(
    '',
    ' ',
    'imp',
    'Pit-Hag',
    'x'.repeat(300),
    '12',
    '-3',
    'true',
    'traveler',
    'demon',
    'carousel'
  ),
  fc.constantFrom(
    'https://a.example/b.png',
    './b.png',
    'https://a.example/ä b.png',
    '<b>*WORD*</b> :reminder:',
    'Ünïcode 漢'
  ),
  fc.constantFrom(0, 1, -1, 2.5, 500, -0, true, false, null),
  fc.array(fc.constantFrom<unknown>('', 'a', 'b', 'https://a.example/b.png', 7, null), { maxLength: 4 }),
  fc.array(fc.record({ id: fc.constantFrom('imp', 'Chef', 'mine', ''), reason: fc.string() }), {
    maxLength: 2
  }),
  fc.constantFrom<unknown>({}, { spy: 'A reason' }, { a: { b: 1 } }, [
    { type: 'signal', name: 'grimoire', x: 1 }
  ]),
  fc.constantFrom<unknown>(
    [{ characters: ['imp', 'mine'], reason: 'Both.' }],
    [{ id: 'imp', jinx: [{ id: 'mine', reason: 'Q' }] }]
  ),
  fc.constantFrom<unknown>({ 'mine-almanacDetails': 'Told', almanacIntroduction: 'Hear' }, [
    'dusk',
    'mine',
    'imp',
    'Dawn',
    'mine'
  ]),
  fc.constantFrom<unknown>([
    { id: 'mine', colour: 'red', name: 'Mine' },
    { id: 'imp', image: ['./b.png'] },
    { id: '_meta', logo: 'here' },
    7
  ])
)

const anyId = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom('imp', 'chef', 'Pit-Hag', 'pithag', 'bureaucrat', 'djinn', 'spy') },
  {
    weight: 4,
    arbitrary: fc.constantFrom(
      'mine',
      'Mine',
      'm ine',
      'mine-2',
      'faerie-SLO',
      '漢',
      '_rule',
      'dawn',
      'constructor'
    )
  },
  { weight: 1, arbitrary: fc.oneof(fc.string(), fc.integer(), fc.constant('x'.repeat(80))) }
)

const characterKeys =
  'name Name team type ability image edition flavor flavour firstNight first_night firstNightReminder otherNight othernight otherNightReminder reminders remindersGlobal setup jinxes jinx special almanacDetails originalId originalTeam slug note characters __proto__'.split(
    ' '
  )

const metaKeys =
  'name title author logo hideTitle hide_title background almanac bootlegger Bootlegger firstNight otherNight othernight customData almanacIntroduction jinxes originalItems characterExtras extra colour content script'.split(
    ' '
  )

const entry = (keys: string[]) => fc.dictionary(fc.constantFrom(...keys), anyValue, { maxKeys: 8 })

const anyItem = fc.oneof(
  { weight: 3, arbitrary: anyId },
  { weight: 4, arbitrary: fc.tuple(anyId, entry(characterKeys)).map(([id, rest]) => ({ id, ...rest })) },
  {
    weight: 3,
    arbitrary: fc
      .tuple(anyId, fc.string({ minLength: 1 }), entry(characterKeys))
      .map(([id, ability, rest]) => ({ id, ...rest, name: 'Mine', ability }))
  },
  { weight: 2, arbitrary: entry(metaKeys).map(rest => ({ id: '_meta', ...rest })) },
  { weight: 1, arbitrary: entry(characterKeys) },
  { weight: 1, arbitrary: anyValue }
)

const anyList = fc.array(anyItem, { maxLength: 10 })

const anyFile = fc.oneof(
  { weight: 4, arbitrary: anyList },
  {
    weight: 1,
    arbitrary: fc
      .tuple(
        fc.constantFrom('content', 'script', 'characters', 'characterList', 'data'),
        anyList,
        entry(metaKeys)
      )
      .map(([key, list, rest]) => ({ ...rest, [key]: list }))
  }
)

const asJson = (value: unknown): unknown => JSON.parse(JSON.stringify(value))

describe('round trips', () => {
  test('a script that was read, written and read again is the same, and so is its file', {
    timeout: 120_000
  }, () => {
    fc.assert(
      fc.property(anyFile, file => {
        const first = readScriptFile(file, catalogue)
        if (!first.ok) return
        const written = writeScriptFile(first.value.script, catalogue)
        const second = readScriptFile(asJson(written), catalogue)
        if (!second.ok) throw new Error(`the written file is refused: ${second.code}`)
        expect(second.value.script).toEqual(first.value.script)
        expect(writeScriptFile(second.value.script, catalogue)).toEqual(written)
      }),
      { numRuns: 1000 }
    )
  })

  test('every result matches the script schema', () => {
    fc.assert(
      fc.property(anyFile, file => {
        const read = readScriptFile(file, catalogue)
        if (!read.ok) return
        expect(scriptSchema.parse(read.value.script)).toEqual(read.value.script)
        const ids = read.value.script.characters.map(({ id }) => id)
        expect(new Set(ids).size).toBe(ids.length)
      }),
      { numRuns: 1000 }
    )
  })

  test('any JSON is either read or refused, without a crash', () => {
    fc.assert(
      fc.property(fc.jsonValue({ maxDepth: 6 }), value => {
        expect(typeof readScriptFile(value, catalogue).ok).toBe('boolean')
      }),
      { numRuns: 1000 }
    )
    expect(limits.file.items).toBe(2000)
  })
})
