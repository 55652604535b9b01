import { describe, expect, inject, test } from 'vitest'
import { workerPaths } from '#routes/worker.ts'
import { joined, read } from '../print/read-pdf.ts'

const usual = [
  { id: '_meta', name: 'Tiếng chuông', author: 'Mara Oakes', bootlegger: ['The bell is real.'] },
  ...'steward clockmaker empath dreamer fortuneteller oracle undertaker innkeeper exorcist gossip artist slayer sage butler drunk lunatic sweetheart poisoner spy scarletwoman boffin imp lleech fanggu'.split(
    ' '
  ),
  {
    id: 'bellringer',
    name: 'Bell Ringer',
    team: 'townsfolk',
    ability: 'Once per game, at night*, ring the bell.'
  }
]

const post = (body: unknown, query = '') =>
  fetch(`${inject('origin')}${workerPaths.sheetPdf}${query}`, {
    method: 'POST',
    body: typeof body === 'string' ? body : JSON.stringify(body)
  })

describe('a printed sheet', () => {
  test('is a PDF of the posted script, named after it', async () => {
    const response = await post(usual)
    expect(response.status).toBe(200)
    expect(response.headers.get('content-type')).toBe('application/pdf')
    expect(response.headers.get('content-disposition')).toBe(
      `attachment; filename="Tieng chuong.pdf"; filename*=UTF-8''Ti%E1%BA%BFng%20chu%C3%B4ng.pdf`
    )
    const { text, pages } = await read(new Uint8Array(await response.arrayBuffer()))
    expect(pages.map(({ page }) => page.view)).toEqual([
      [0, 0, 595.28, 841.89],
      [0, 0, 595.28, 841.89]
    ])
    expect(joined(text)).toContain(joined('Bell Ringer Once per game, at night*, ring the bell.'))
    expect(text).toContain('Minion info')
    expect(text).toContain('The bell is real.')
  })

  test('takes the paper, the parts and the language that are asked for', async () => {
    const response = await post(usual, '?paper=letter&parts=night&lang=fr')
    const { text, pages } = await read(new Uint8Array(await response.arrayBuffer()))
    const sizes = new Set(pages.map(({ page }) => String(page.view)))
    expect([...sizes]).toEqual(['0,0,612,792'])
    expect(text).toContain('Première nuit')
    expect(text).not.toContain('Chaque nuit')
  })

  test('says the day that is asked for in its language, and night sheets in a second one', async () => {
    const response = await post(usual, '?parts=night&lang=vi&secondLanguage=tr&date=2026-11-21')
    const { text } = await read(new Uint8Array(await response.arrayBuffer()))
    expect(text).toContain('21 tháng 11, 2026')
    expect(joined(text)).toContain(joined('Zehirbaz'))
  })

  test('is small', async () => {
    const response = await post([...usual, { ...custom(1)[0], name: 'Small' }])
    expect((await response.arrayBuffer()).byteLength).toBeLessThan(120 * 1024)
  })

  test('mends what can be mended, as the import does', async () => {
    const response = await post('{"script": ["Fortune_Teller", "imp",], }')
    expect(response.status).toBe(200)
    const { text } = await read(new Uint8Array(await response.arrayBuffer()))
    expect(text).toContain('Fortune Teller')
    expect(text).toContain('Untitled script')
  })

  test.each([
    ['an unknown paper', usual, '?paper=a5', 422, 'paper_unknown'],
    ['an unknown part', usual, '?parts=sheet,cover', 422, 'parts_unknown'],
    ['no part', usual, '?parts=', 422, 'parts_unknown'],
    ['an unknown size', usual, '?size=double', 422, 'size_unknown'],
    ['too many columns', usual, '?columns=3', 422, 'columns_unknown'],
    ['an unknown back', usual, '?back=front', 422, 'back_unknown'],
    ['an unknown kind of nights', usual, '?nights=long', 422, 'nights_unknown'],
    ['an ink saver neither on nor off', usual, '?inkSaver=yes', 422, 'ink_saver_unknown'],
    ['a players’ copy neither on nor off', usual, '?playersCopy=1', 422, 'players_copy_unknown'],
    ['no copies', usual, '?copies=0', 422, 'copies_unknown'],
    ['too many copies', usual, '?copies=21', 422, 'copies_unknown'],
    ['a colour by name', usual, '?accent=red', 422, 'accent_unknown'],
    ['an unknown second language', usual, '?secondLanguage=xx', 422, 'language_unknown'],
    ['a day that never was', usual, '?date=2026-02-30', 422, 'date_unknown'],
    ['a token as small as a coin', usual, '?tokenSize=20', 422, 'token_size_unknown'],
    ['a reminder of no size', usual, '?reminderSize=small', 422, 'reminder_size_unknown'],
    ['a bleed into nothing', usual, '?tokenBleed=-1', 422, 'token_bleed_unknown'],
    ['abilities neither on nor off', usual, '?tokenAbilities=1', 422, 'token_abilities_unknown'],
    ['an unknown language', usual, '?lang=xx', 422, 'language_unknown'],
    ['what is no JSON', 'hello there', '', 400, 'file_not_json'],
    ['no body', '', '', 400, 'file_not_json'],
    ['JSON that is no script', '{"a": 1}', '', 422, 'file_no_script'],
    ['a script without characters', [{ id: '_meta', name: 'Empty' }], '', 422, 'script_empty'],
    ['too many characters', custom(251), '', 422, 'script_too_large'],
    ['far too many characters', custom(2001), '', 422, 'file_too_many'],
    ['a megabyte of text', ' '.repeat(1024 * 1024 + 1), '', 413, 'body_too_large']
  ])('is refused for %s', async (_, body, query, status, code) => {
    const response = await post(body, query)
    expect(response.status).toBe(status)
    expect(await response.json()).toEqual({ code, message: expect.stringMatching(/\w.*\.$/) })
  })
})

function custom(count: number) {
  return Array.from({ length: count }, (_, index) => ({
    id: `c${index}`,
    name: `C${index}`,
    team: 'townsfolk',
    ability: 'No.'
  }))
}
