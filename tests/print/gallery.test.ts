import { readdirSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { isImported } from '#catalogue/origin.ts'
import { gallery } from './gallery.ts'
import { differenceFromKept, keepPicture } from './picture-file.ts'

/** Dots to the inch of paper: letters can be told, files stay small. */
const dots = 84
/** `npm run gallery` keeps what is painted now, for whoever looks at it to commit. */
const isKeeping = process.env.KEEP_PICTURES === '1'

// Pictures show our own words: with the publisher's in place of them there is nothing to compare with.
describe.skipIf(isImported)('the gallery of prints', () => {
  test.each(Object.entries(gallery))('%s looks as it did', async (name, picture) => {
    const painted = await picture(dots)
    if (isKeeping) await keepPicture(name, painted)
    expect(await differenceFromKept(name, painted)).toBeUndefined()
  })

  test('keeps no picture that nobody paints', () => {
    const files = readdirSync('tests/print/gallery').toSorted()
    expect(files).toEqual(
      Object.keys(gallery)
        .map(name => `${name}.png`)
        .toSorted()
    )
  })

  test('sees what an eye would see: words that move by a pixel', async () => {
    const painted = await gallery['five-characters']?.(dots)
    if (!painted) throw new Error('There is no picture')
    const { data, width } = painted
    const row = width * 4
    const moved = new Uint8Array(data)
    moved.set(data.subarray(row * 100, row * 180), row * 101)
    expect(await differenceFromKept('five-characters', { ...painted, data: moved })).toMatch(/pixels differ/)
  })
})
