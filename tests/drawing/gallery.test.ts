import { describe, expect, test } from 'vitest'
import { buildDisplayList } from '#drawing/build-display-list.ts'
import { writeSvgFile } from '#drawing/svg-file.ts'
import { compareWithSnapshot, saveSnapshot } from '../print/image-snapshot.ts'
import { rasterize } from '../print/rasterize.ts'
import { noText, sampleDrawings } from './sample-drawings.ts'

const folder = 'tests/drawing/gallery'
/** Pixels of a side. */
const side = 270
/** `npm run gallery` saves the current renderings as snapshots, to be reviewed and committed. */
const isUpdating = process.env.KEEP_PICTURES === '1'

// By a renderer that is no browser: so the files also work elsewhere.
describe('the SVG file of a drawing matches its snapshot', () => {
  test.each(Object.entries(sampleDrawings))('%s', async (name, drawing) => {
    const nodes = buildDisplayList(drawing, 'good', noText)
    const rendered = await rasterize(writeSvgFile(nodes, { ...drawing, title: name }), side)
    if (isUpdating) await saveSnapshot(name, rendered, folder)
    expect(await compareWithSnapshot(name, rendered, folder)).toBeUndefined()
  })
})
