import { makeZip } from 'client-zip'
import { zipSync } from 'fflate'
import { expect, test } from 'vitest'
import { isZipEnd, zipEndBytes } from '#core/zip-end.ts'

const files = { 'a.txt': new TextEncoder().encode('Fog'), 'b.txt': new Uint8Array(1000) }
const check = (file: ArrayBuffer) => isZipEnd(file.slice(-zipEndBytes), file.byteLength)

async function streamedZip() {
  const inputs = Object.entries(files).map(([name, input]) => ({ name, input }))
  return new Response(makeZip(inputs)).arrayBuffer()
}

test('complete zip files are recognized', async () => {
  expect(check(await streamedZip())).toBe(true)
  expect(check(zipSync(files).slice().buffer)).toBe(true)
  expect(check(await new Response(makeZip([])).arrayBuffer())).toBe(true)
})

test('a zip file that ends early anywhere isn’t complete', async () => {
  const file = await streamedZip()
  for (let size = 0; size < file.byteLength; size++) expect(check(file.slice(0, size))).toBe(false)
})

test('a zip file that lacks bytes before its end isn’t complete', async () => {
  const file = await streamedZip()
  expect(check(await new Blob([file.slice(0, 10), file.slice(11)]).arrayBuffer())).toBe(false)
})

test('the end of a file over 4 GB has another form', () => {
  const end = new DataView(new ArrayBuffer(zipEndBytes))
  end.setUint32(0, 0x07064b50, true)
  end.setUint32(20, 0x06054b50, true)
  end.setUint32(20 + 16, 0xffffffff, true)
  expect(isZipEnd(end.buffer, 5e9)).toBe(true)
  end.setUint32(0, 0, true)
  expect(isZipEnd(end.buffer, 5e9)).toBe(false)
})
