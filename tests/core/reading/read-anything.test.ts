import { gzipSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { readAnything } from '#core/reading/read-anything.ts'
import { catalogue, idsOf, texts } from '../script-builders.ts'
import { decompress } from '../sharing/decompress.ts'

const packed = gzipSync(JSON.stringify(['imp', 'chef']))
const tool = 'https://script.example.org/'

describe('pasted text', () => {
  const idsIn = async (text: string) => {
    const result = await readAnything(text, catalogue, decompress)
    return result.ok ? idsOf(result.value.script) : result
  }

  test('can be a link, a file or a list of names', async () => {
    expect(await idsIn(`${tool}?script=${packed.toString('base64url')}`)).toEqual(['imp', 'chef'])
    expect(await idsIn('["imp", "chef",]')).toEqual(['imp', 'chef'])
    expect(await idsIn('Washerwoman\nPit-Hag\r\n\nDevil’s Advocate')).toEqual([
      'washerwoman',
      'pithag',
      'devilsadvocate'
    ])
    expect(await idsIn('Imp, Fortune Teller, no_dashii')).toEqual(['imp', 'fortuneteller', 'nodashii'])
    expect(await idsIn('imp')).toEqual(['imp'])
  })

  test('can be a list with headings, numbers and bullets', async () => {
    expect(await idsIn('Townsfolk:\n1. Chef\n2) Empath\nDemons:\n- Imp\n• Po')).toEqual([
      'chef',
      'empath',
      'imp',
      'po'
    ])
  })

  test('keeps unknown names if at least half of the names are known', async () => {
    const result = await readAnything('Imp\nChef\nGravedigger', catalogue, decompress)
    expect(result).toMatchObject({
      ok: true,
      value: { script: { characters: [{}, {}, { kind: 'unknown' }] } }
    })
  })

  test('can have names in quotes', async () => {
    expect(await idsIn('"Washerwoman"\n"Pit-Hag"')).toEqual(['washerwoman', 'pithag'])
  })

  test('is refused with a code for a sentence, for invalid JSON or for a broken link', async () => {
    expect(await idsIn('Dear all, please bring a script, and snacks')).toMatchObject({
      code: 'file_no_script'
    })
    expect(await idsIn('')).toMatchObject({ code: 'file_no_script' })
    expect(await idsIn('["imp", {')).toMatchObject({ code: 'file_not_json' })
    expect(await idsIn(`${tool}?script=%%%`)).toEqual({ ok: false, code: 'link_unreadable' })
  })

  test('can separate names by commas, semicolons, tabs or any line breaks', async () => {
    expect(await idsIn('Imp,Chef;Po\tSpy\rMonk\n\nMayor')).toEqual([
      'imp',
      'chef',
      'po',
      'spy',
      'monk',
      'mayor'
    ])
    expect(await idsIn(' 12) Imp \n – Chef\n* Po\n')).toEqual(['imp', 'chef', 'po'])
  })

  test('has a name in the catalogue’s language, in English, or an id', async () => {
    const localized = texts({ characters: { chef: { name: 'Küchenchef', ability: '' } } })
    const result = await readAnything(
      'Küchenchef\nImp\nfortune_teller\nCHEF',
      catalogue,
      decompress,
      localized
    )
    expect(result.ok && idsOf(result.value.script)).toEqual(['chef', 'imp', 'fortuneteller'])
  })

  test('is a list when half of its names are official, not when fewer are', async () => {
    expect(await idsIn('Imp\nChef\nOne\nTwo')).toEqual(['imp', 'chef', 'One', 'Two'])
    expect(await idsIn('Imp\nOne\nTwo')).toEqual({ ok: false, code: 'file_no_script' })
    expect(await idsIn('One:\nTwo:')).toEqual({ ok: false, code: 'file_no_script' })
  })

  test('is a list when most of its names are misspelled official ones, which stay as they are', async () => {
    expect(await idsIn('Wahserwoman\nFortune Tellr\nEmpaht\nBob')).toEqual([
      'Wahserwoman',
      'Fortune Tellr',
      'Empaht',
      'Bob'
    ])
    expect(await idsIn('Imp\nEmpaht\nAnna\nBob')).toEqual(['imp', 'Empaht', 'Anna', 'Bob'])
    expect(await idsIn('Empaht\nAnna\nBob')).toEqual({ ok: false, code: 'file_no_script' })
    const localized = texts({ characters: { chef: { name: 'Küchenchef', ability: '' } } })
    const german = await readAnything('Küchenhcef', catalogue, decompress, localized)
    expect(german.ok && idsOf(german.value.script)).toEqual(['Küchenhcef'])
    expect(await idsIn('Küchenhcef')).toEqual({ ok: false, code: 'file_no_script' })
  })

  test('that begins like JSON is refused with the position of the mistake, any other text without', async () => {
    for (const text of ['{"id" imp}', '\uFEFF ["imp", wat]', ' \n[imp'])
      expect(await idsIn(text)).toMatchObject({ code: 'file_not_json', detail: { line: expect.any(Number) } })
    expect(await idsIn('imp [x')).toEqual({ ok: false, code: 'file_no_script' })
    expect(await idsIn('7')).toEqual({ ok: false, code: 'file_no_script' })
  })

  test('of any kind is read with the catalogue’s texts', async () => {
    const localized = texts({ characters: { chef: { name: 'Koch', ability: 'Koche.' } } })
    const file = JSON.stringify([{ id: 'chef', name: 'Koch', ability: 'Koche.' }])
    for (const text of [file, `?script=${gzipSync(file).toString('base64url')}`])
      expect(await readAnything(text, catalogue, decompress, localized)).toMatchObject({
        value: { script: { characters: [{ kind: 'official', id: 'chef' }] } }
      })
  })

  test('never has a name that is an address', async () => {
    const wiki = 'https://wiki.example/Washerwoman,_Chef'
    expect(await idsIn(`Imp ${wiki}\nChef\n${wiki}`)).toEqual(['imp', 'chef'])
    expect(await idsIn(`[Imp](${wiki})\n[Chef](<${wiki}>)`)).toEqual(['imp', 'chef'])
    for (const address of [wiki, `<${wiki}>`, `[Bells](${wiki})`, `See ${wiki}, Anna`, `"${wiki}"`])
      expect(await idsIn(address)).toEqual({ ok: false, code: 'link_without_script' })
  })

  test('can be a character sheet of Pocket Grimoire', async () => {
    const sheet = 'https://www.pocketgrimoire.co.uk/en_GB/sheet?name=Test&characters=washerwoman,chef'
    expect(await readAnything(sheet, catalogue, decompress)).toMatchObject({
      ok: true,
      value: { script: { title: 'Test' }, repairs: [] }
    })
    expect(await idsIn(sheet)).toEqual(['washerwoman', 'chef'])
  })
})
