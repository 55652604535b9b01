import { expect, test } from 'vitest'
import { defaultPrintOptions, type PrintOptions, printParts } from '#print/print-options.ts'
import { printedTexts } from '#print/printed-texts.ts'
import { faceIds } from '#print/typeset/faces.ts'
import { missingLetters, replaceMissingLetters, toPrintableText } from '#print/typeset/printable-text.ts'
import { custom } from '../../core/script-builders.ts'
import { expectGrowth, growing } from '../../growth.ts'
import { aCast, findOverlaps, kit, layOutBoxes, print } from '../print-helpers.ts'

const { text: face } = kit.faces

test('mathematical and full-width letters become plain letters', () => {
  expect(toPrintableText('𝘚𝘲𝘶𝘦𝘭𝘤𝘩')).toBe('Squelch')
  expect(toPrintableText('ＡＢ\u3000Ｃ９')).toBe('AB C9')
})

test('invisible characters are removed', () => {
  expect(toPrintableText('so\u00adft \u200bzero\ufeff \u200eleft\u0007')).toBe('soft zero left')
  expect(toPrintableText('a\ufe0fb')).toBe('ab')
  // A joiner changes the letters beside it.
  expect(toPrintableText('می\u200cخواهد a\u200cb')).toBe('می\u200cخواهد ab')
  expect(toPrintableText('👩🏽\u200d🚀 ☠\ufe0f\u200d🔥 🔥\u200d x a\u200d🔥')).toBe(
    '👩🏽\u200d🚀 ☠\u200d🔥 🔥 x a🔥'
  )
  expect(toPrintableText('one\u2800\u2800two')).toBe('one  two')
})

test('white space, accents and letters of other writing systems stay', () => {
  for (const text of ['a\tb\nc', 'Ngữ ığdır ß “…” –', '满城雪', 'ل'])
    expect(toPrintableText(text)).toBe(text.normalize('NFC'))
})

test('the time for rows of combining marks grows with their length', () => {
  const rows = growing(4000, count => `x${'\u0301\u0323\u0302'.repeat(count)}`)
  expectGrowth(rows, toPrintableText)
  const joined = growing(4000, count => `x${'\u0301\u200d\u0323'.repeat(count)}`)
  expectGrowth(joined, toPrintableText)
})

test('a letter composes with its marks, also with an invisible character between', () => {
  expect(toPrintableText('a\u0302\u0301 e\u200d\u0301')).toBe('ấ é')
})

test('a sheet prints such a name in plain letters', async () => {
  const { text } = await print(
    aCast({ characters: [custom('odd', { name: '𝘚𝘲𝘶𝘦𝘭𝘤𝘩\u200b', ability: 'Si\u00adng.' })] })
  )
  expect(text).toContain('Squelch')
  expect(text).toContain('Sing.')
})

test('signs with a plain equivalent are replaced by it', () => {
  expect(replaceMissingLetters('Empath➔1 ⬅ ⇒ ⬆ ★ 恶！ well\u2011known', face)).toBe(
    'Empath→1 ← → ↑ * □! well-known'
  )
  expect(replaceMissingLetters('Ⅳ ① №2', face)).toBe('IV 1 №2')
})

test('a letter that the face lacks becomes one box, including its combining marks', () => {
  expect(replaceMissingLetters('满 שָׁ 👍🏽 हि', face)).toBe('□ □ □ □')
  expect(replaceMissingLetters('Ngữ ığdır Łódź “…” – →', face)).toBe('Ngữ ığdır Łódź “…” – →')
})

test('letters that are never looked up are in every face for running text', () => {
  const all = Array.from({ length: 0x3000 }, (_, code) => String.fromCodePoint(code))
  const known = all.filter(
    letter => /\S/.test(toPrintableText(letter)) && replaceMissingLetters(letter, face) === letter
  )
  for (const id of faceIds.filter(id => id !== 'heading' && id !== 'author')) {
    const { font } = kit.faces[id]
    expect(known.filter(letter => !font.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0))).toEqual([])
  }
})

test('names in other writing systems do not overlap the text beside them', async () => {
  const names = ['满城雪', 'שלום Shalom', '👻 Ghost 👻', 'हिन्दी', 'Empath➡2']
  const characters = names.map((name, index) =>
    custom(`odd${index}`, { name, ability: 'Each night, choose 满城 or שלום: they die. [+1 👻]' })
  )
  const cast = aCast({ title: '满城雪 שלום', characters, bootlegger: ['当 or שלום, and so on.'] })
  const [first] = cast.characters
  const jinxes = cast.characters.flatMap(second =>
    first && second !== first ? [{ first, second, reason: 'One 雪 only.', language: '' as const }] : []
  )
  for (const options of [{}, { columns: 1 }, { size: 'half' }, { parts: ['almanac'] }] as const) {
    for (const page of await layOutBoxes({ ...cast, jinxes }, options))
      expect.soft(findOverlaps(page)).toEqual([])
  }
})

test('the title in the PDF’s metadata keeps the script’s letters', async () => {
  const { pdf, text } = await print(aCast({ title: '满城雪', characters: ['imp'] }))
  expect((await pdf.getMetadata()).info).toMatchObject({ Title: '满城雪' })
  expect(text).toContain('□□□')
})

test('missing letters are listed once, and only those of the requested parts', () => {
  const unusual = custom('odd', {
    name: '雪 One',
    reminders: ['城'],
    firstNight: 1,
    firstNightReminder: '满 雪'
  })
  const cast = aCast({ title: 'Ⅳ ★', characters: [unusual], bootlegger: ['当'] })
  const missing = (options: Partial<PrintOptions>) =>
    missingLetters(printedTexts(cast, { ...defaultPrintOptions, ...options }), face)
  expect(missing({ parts: ['sheet'] })).toEqual(['雪', '当'])
  expect(missing({ parts: ['night'] })).toEqual(['雪', '满'])
  expect(missing({ parts: ['tokens'] })).toEqual(['雪', '城'])
  expect(missing({ parts: ['back'], back: 'cover' })).toEqual([])
  expect(missing({ parts: printParts }).toSorted()).toEqual(['满', '城', '当', '雪'].toSorted())
})

test('a letter that loses one of its marks is named, too', () => {
  const ring = '\u0325'
  const over = '\u0305'
  expect(missingLetters([`Se${over}n a${over} ${over}`, `e${over}`], face)).toEqual([`e${over}`, `a${over}`])
  expect(missingLetters([`S\u0301 a\u0301 Thuo\u0302\u0300ng x${ring}`], face)).toEqual([`x${ring}`])
  // A box says enough.
  expect(missingLetters(['שָׁ'], face)).toEqual(['ש'])
})
