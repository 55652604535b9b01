import { expect, test } from 'vitest'
import { downloadFile, downloadText } from '#ui/download.ts'
import { collectDownloads } from '../components/downloads.ts'

test('a text is downloaded as a file of its name and type', async () => {
  const downloads = collectDownloads()
  downloadText('mine.json', '{"name":"Füchse"}')
  downloadText('mine.txt', 'text', 'text/plain')
  const [json, plain] = await Promise.all(downloads)
  expect(json?.name).toBe('mine.json')
  expect(json?.content.type).toBe('application/json')
  expect(await json?.content.text()).toBe('{"name":"Füchse"}')
  expect(plain?.content.type).toBe('text/plain')
})

test('a file keeps its bytes', async () => {
  const downloads = collectDownloads()
  downloadFile('a.bin', new Blob([Uint8Array.of(0, 255, 1)]))
  const [file] = await Promise.all(downloads)
  expect(new Uint8Array((await file?.content.arrayBuffer()) ?? new ArrayBuffer())).toEqual(
    Uint8Array.of(0, 255, 1)
  )
})
