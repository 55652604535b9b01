import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { paperSizes } from '#print/page/paper.ts'
import { findMisplaced, findOverlaps, type PlacedBox } from '../../tools/census-prints/boxes.ts'
import { findMissingTexts } from '../../tools/census-prints/missing-texts.ts'
import { findUnembeddedFonts, missingPrograms, parsePageSizes } from '../../tools/census-prints/programs.ts'
import { describeVariant, variantsOf } from '../../tools/census-prints/variants.ts'

let folder = ''

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'prints-'))
  const put = (name: string, file: unknown) => writeFileSync(join(folder, name), JSON.stringify(file))
  put('chinese.json', [{ id: '_meta', name: '满城雪', author: 'Ann' }, 'chef', 'drunk', 'spy', 'imp'])
  put('hieroglyphs.json', [{ id: '_meta', name: '𓀀𓀁' }, 'chef', 'imp'])
  put('none.json', { name: 'No script' })
})

afterAll(() => rmSync(folder, { recursive: true }))

/** Runs the command as `npm run census:prints` does. `path`: the PATH in which it looks for programs. */
const census = (path = process.env.PATH): Promise<{ code: number; output: string }> =>
  new Promise(resolve => {
    const args = ['--import', './tools/census-prints/jsx.ts', 'tools/census-prints.ts', folder]
    execFile(process.execPath, args, { env: { ...process.env, PATH: path } }, (error, stdout, stderr) =>
      resolve({ code: typeof error?.code === 'number' ? error.code : 0, output: stdout + stderr })
    )
  })

test('the census names missing programs and their packages', async () => {
  const { code, output } = await census(folder)
  expect(code).toBe(2)
  expect(output).toContain('Not installed: qpdf, pdfinfo, pdffonts, pdftotext')
  expect(output).toContain('apt-get install qpdf poppler-utils')
})

test('the census prints a line per fault and none for a faultless file', async () => {
  const isReady = (await missingPrograms()).length === 0
  const { code, output } = await census()
  expect(code).toBe(isReady ? 1 : 2)
  const lines = output.split('\n')
  expect(lines.filter(line => line.startsWith('chinese.json'))).toEqual([])
  const counts = isReady ? ['     3 files', '     2 opened', '     1 faultless', '     4 prints'] : []
  for (const count of counts) expect(lines).toContain(count)
  const fault = 'hieroglyphs.json: page 1: letters: sheet: title: 𓀀𓀁 (en)'
  expect(lines.includes(fault)).toBe(isReady)
})

describe('what counts as a fault', () => {
  const box = (what: string, left: number, top: number, size = 9): PlacedBox => ({
    what,
    size,
    left,
    top,
    right: left + 50,
    bottom: top + 8
  })
  const icon = (left: number, top: number): PlacedBox => ({
    what: 'icon',
    size: undefined,
    left,
    top,
    right: left + 20,
    bottom: top + 20
  })

  test('text that overlaps other text or a drawing', () => {
    expect(findOverlaps([box('one', 40, 40), box('two', 80, 44)])).toEqual(['one | two'])
    expect(findOverlaps([box('one', 40, 40), icon(60, 44)])).toEqual(['one | icon'])
    expect(findOverlaps([box('one', 40, 40), box('two', 40, 50)])).toEqual([])
  })

  test('overlapping drawings, except concentric ones and corners of round ones', () => {
    expect(findOverlaps([icon(40, 40), icon(52, 44)])).toEqual(['icon | icon'])
    expect(findOverlaps([icon(40, 40), icon(40, 40)])).toEqual([])
    expect(findOverlaps([icon(40, 40), icon(56, 56)])).toEqual([])
  })

  test('type that is too small, and text outside of the margins', () => {
    const boxes = [box('tiny', 40, 40, 6), box('left', 10, 40), box('low', 40, 830), box('fine', 40, 60)]
    expect(findMisplaced(boxes, paperSizes.a4)).toEqual([
      'tiny: 6 points',
      'left: outside of the margins',
      'low: outside of the margins'
    ])
  })

  test('missing or reordered text, but not text that continues on the next page', () => {
    const lostIn = (text: string) =>
      findMissingTexts(text, { what: 'names', words: ['The Imp', 'Each night, choose.'] })
    expect(lostIn('The\nImp\nEach night,\npage 1 of 2\nchoose.')).toEqual([])
    expect(lostIn('Each night, choose. The Imp')).toEqual([{ kind: 'order', word: 'Each night, choose.' }])
    expect(lostIn('The Im')).toEqual([
      { kind: 'lost', word: 'The Imp' },
      { kind: 'lost', word: 'Each night, choose.' }
    ])
  })

  test('page sizes from pdfinfo, and fonts from pdffonts that are not embedded subsets', () => {
    expect(parsePageSizes('Pages: 1\nPage    1 size:  595.28 x 841.89 pts (A4)\n')).toEqual([
      { width: 595.28, height: 841.89 }
    ])
    const list = [
      'name                 type         encoding    emb sub uni object ID',
      '-------------------- ------------ ----------- --- --- --- ---------',
      'ABCDEF+Alegreya      CID TrueType Identity-H  yes yes yes      6  0',
      'Alegreya             CID TrueType Identity-H  yes no  yes      7  0',
      'Helvetica            Type 1       WinAnsi     no  no  no       8  0'
    ]
    expect(findUnembeddedFonts(list.join('\n'))).toEqual(['Alegreya', 'Helvetica'])
  })
})

test('100 files cover every option, and a file always gets the same options', () => {
  const variants = Array.from({ length: 100 }, (_, index) => variantsOf(`${index}.json`)[1]).map(
    each => each && describeVariant(each)
  )
  expect(variants).toEqual(
    Array.from({ length: 100 }, (_, index) => variantsOf(`${index}.json`)[1]).map(
      each => each && describeVariant(each)
    )
  )
  for (const option of [
    'letter',
    'half',
    'columns 1',
    'cover',
    'compact',
    'large',
    'inkSaver',
    'playersCopy',
    'copies 3',
    'with vi',
    'link',
    'date',
    'accent',
    'tokenAbilities',
    'tokenSize 90',
    'tokenBleed 0'
  ])
    expect(
      variants.some(variant => variant?.includes(option)),
      option
    ).toBe(true)
})
