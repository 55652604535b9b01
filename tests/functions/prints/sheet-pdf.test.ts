import { describe, expect, inject, test } from 'vitest'
import { workerPaths } from '#routes/worker-paths.ts'
import { readPdf, withoutWhitespace } from '../../print/read-pdf.ts'

const exampleFile = [
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
    const response = await post(exampleFile)
    expect(response.status).toBe(200)
    expect(response.headers.get('content-type')).toBe('application/pdf')
    expect(response.headers.get('content-disposition')).toBe(
      `attachment; filename="Tieng chuong.pdf"; filename*=UTF-8''Ti%E1%BA%BFng%20chu%C3%B4ng.pdf`
    )
    const { text, pages } = await readPdf(new Uint8Array(await response.arrayBuffer()))
    expect(pages.map(({ page }) => page.view)).toEqual([
      [0, 0, 595.28, 841.89],
      [0, 0, 595.28, 841.89]
    ])
    expect(withoutWhitespace(text)).toContain(
      withoutWhitespace('Bell Ringer Once per game, at night*, ring the bell.')
    )
    expect(text).toContain('Minion info')
    expect(text).toContain('The bell is real.')
  })

  test('uses the requested paper, parts and language', async () => {
    const response = await post(exampleFile, '?paper=letter&parts=night&lang=fr')
    const { text, pages } = await readPdf(new Uint8Array(await response.arrayBuffer()))
    const sizes = new Set(pages.map(({ page }) => String(page.view)))
    expect([...sizes]).toEqual(['0,0,612,792'])
    expect(text).toContain('Première nuit')
    expect(text).not.toContain('Chaque nuit')
  })

  test('prints the requested date in its language, and the night sheets in a second language', async () => {
    const response = await post(exampleFile, '?parts=night&lang=vi&secondLanguage=tr&date=2026-11-21')
    const { text } = await readPdf(new Uint8Array(await response.arrayBuffer()))
    expect(text).toContain('21 tháng 11, 2026')
    expect(withoutWhitespace(text)).toContain(withoutWhitespace('Zehirbaz'))
  })

  test('has the letters of every writing system', async () => {
    const named = (id: string, name: string, ability: string) => ({ id, name, team: 'townsfolk', ability })
    const response = await post([
      { id: '_meta', name: '钟楼之夜', author: 'Mara Oakes' },
      named('watcher', '钟楼守望者', '每个夜晚*，你要选择一名玩家：钟声会响起。'),
      named('bell', '鐘の番人', '毎晩、プレイヤー１人を選ぶ。'),
      named('ember', 'Ember 🔥', 'Each night*, choose a player.')
    ])
    const { text } = await readPdf(new Uint8Array(await response.arrayBuffer()))
    for (const part of [
      '钟楼之夜',
      '钟楼守望者',
      '每个夜晚*，你要选择一名玩家：钟声会响起。',
      '鐘の番人',
      '🔥'
    ])
      expect(withoutWhitespace(text)).toContain(part)
  })

  test('is smaller than 120 KB', async () => {
    const response = await post([...exampleFile, { ...custom(1)[0], name: 'Small' }])
    expect((await response.arrayBuffer()).byteLength).toBeLessThan(120 * 1024)
  })

  test('repairs broken files, as the import does', async () => {
    const response = await post('{"script": ["Fortune_Teller", "imp",], }')
    expect(response.status).toBe(200)
    const { text } = await readPdf(new Uint8Array(await response.arrayBuffer()))
    expect(text).toContain('Fortune Teller')
    expect(text).toContain('Untitled script')
  })

  test.each([
    ['an unknown paper', exampleFile, '?paper=a5', 422, 'paper_unknown'],
    ['an unknown part', exampleFile, '?parts=sheet,cover', 422, 'parts_unknown'],
    ['no part', exampleFile, '?parts=', 422, 'parts_unknown'],
    ['an unknown size', exampleFile, '?size=double', 422, 'size_unknown'],
    ['too many columns', exampleFile, '?columns=3', 422, 'columns_unknown'],
    ['an unknown back', exampleFile, '?back=front', 422, 'back_unknown'],
    ['an unknown kind of nights', exampleFile, '?nights=long', 422, 'nights_unknown'],
    ['an invalid ink saver flag', exampleFile, '?inkSaver=yes', 422, 'ink_saver_unknown'],
    ['an invalid players’ copy flag', exampleFile, '?playersCopy=1', 422, 'players_copy_unknown'],
    ['no copies', exampleFile, '?copies=0', 422, 'copies_unknown'],
    ['too many copies', exampleFile, '?copies=21', 422, 'copies_unknown'],
    ['a colour by name', exampleFile, '?accent=red', 422, 'accent_unknown'],
    ['an unknown second language', exampleFile, '?secondLanguage=xx', 422, 'language_unknown'],
    ['a date that doesn’t exist', exampleFile, '?date=2026-02-30', 422, 'date_unknown'],
    ['a token that is too small', exampleFile, '?tokenSize=20', 422, 'token_size_unknown'],
    ['a reminder size that isn’t a number', exampleFile, '?reminderSize=small', 422, 'reminder_size_unknown'],
    ['a negative bleed', exampleFile, '?tokenBleed=-1', 422, 'token_bleed_unknown'],
    ['an invalid abilities flag', exampleFile, '?tokenAbilities=1', 422, 'token_abilities_unknown'],
    ['an unknown language', exampleFile, '?lang=xx', 422, 'language_unknown'],
    ['text that isn’t JSON', 'hello there', '', 400, 'file_not_json'],
    ['no body', '', '', 400, 'file_not_json'],
    ['JSON that isn’t a script', '{"a": 1}', '', 422, 'file_no_script'],
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
