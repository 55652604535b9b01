import { expect, test } from 'vitest'
import { emptyScript } from '#core/script/script.ts'
import { replaceScript } from '#stores/metadata.ts'
import { createScriptFile } from '#stores/script-file.ts'

test('the open script becomes an indented file in the official format', async () => {
  replaceScript({ ...emptyScript, title: 'Fog', characters: [{ kind: 'official', id: 'imp' }] })
  const { fileName, text } = await createScriptFile()
  expect(fileName).toBe('Fog.json')
  expect(JSON.parse(text)).toEqual([{ id: '_meta', name: 'Fog' }, 'imp'])
  expect(text).toContain('\n  "imp"\n')
})

test.each([
  ['Night/Day: “a”?', 'Night Day  “a”.json'],
  [' A\tb\\c*d"e<f>g|h ', 'A b c d e f g h.json'],
  ['???', 'script.json'],
  ['', 'script.json']
])('the title %j becomes the file name %s', async (title, fileName) => {
  replaceScript({ ...emptyScript, title })
  expect((await createScriptFile()).fileName).toBe(fileName)
})
