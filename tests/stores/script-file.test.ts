import { expect, test } from 'vitest'
import { fileName } from '#core/file-name.ts'
import { emptyScript } from '#core/script/script.ts'
import { replaceScript } from '#stores/metadata.ts'
import { createScriptFile } from '#stores/script-file.ts'

test('the open script becomes an indented file in the official format', async () => {
  replaceScript({ ...emptyScript, title: 'Fog', characters: [{ kind: 'official', id: 'imp' }] })
  const { text, ...file } = await createScriptFile()
  expect(file.fileName).toBe('fog.json')
  expect(JSON.parse(text)).toEqual([{ id: '_meta', name: 'Fog' }, 'imp'])
  expect(text).toContain('\n  "imp"\n')
})

test('its name follows the rule of all downloads', async () => {
  for (const title of ['Night/Day: “a”?', 'Kapıcı', '???', '']) {
    replaceScript({ ...emptyScript, title })
    expect((await createScriptFile()).fileName).toBe(fileName(title, 'json'))
  }
})
