import { readdirSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { isImported } from '#catalogue/origin.ts'
import { gallery } from './gallery.ts'
import { compareWithSnapshot, saveSnapshot } from './image-snapshot.ts'

/** Dots per inch of paper: letters are recognizable and files are small. */
const dots = 84
/** `npm run gallery` saves the current renderings as snapshots, to be reviewed and committed. */
const isUpdating = process.env.KEEP_PICTURES === '1'

// The snapshots contain our own texts. With imported official texts there is nothing to compare.
describe.skipIf(isImported)('the gallery of prints', () => {
  test.each(Object.entries(gallery))('%s matches its snapshot', async (name, render) => {
    const rendered = await render(dots)
    if (isUpdating) await saveSnapshot(name, rendered)
    expect(await compareWithSnapshot(name, rendered)).toBeUndefined()
  })

  test('every snapshot has a sample', () => {
    const files = readdirSync('tests/print/gallery').toSorted()
    expect(files).toEqual(
      Object.keys(gallery)
        .map(name => `${name}.png`)
        .toSorted()
    )
  })

  test('the comparison detects text that moved by one pixel', async () => {
    const rendered = await gallery['card-of-a-character']?.(dots)
    if (!rendered) throw new Error('There is no such sample')
    const { data, width } = rendered
    const row = width * 4
    const moved = new Uint8Array(data)
    moved.set(data.subarray(row * 100, row * 180), row * 101)
    expect(await compareWithSnapshot('card-of-a-character', { ...rendered, data: moved })).toMatch(
      /pixels differ/
    )
  })
})
