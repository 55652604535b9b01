import { mkdirSync } from 'node:fs'
import { chromium } from 'playwright-core'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { buildDisplayList } from '#drawing/build-display-list.ts'
import { type PresetKey, presetDrawing, presetKeys } from '#drawing/presets/presets.ts'
import { createOutlineText } from '#drawing/text/outline-line.ts'
import { DisplayNodes } from '#features/image-editor/canvas/display-nodes.tsx'
import { launchBrowser } from '../processes/launch-browser.ts'
import { readDrawingFonts } from './read-fonts.ts'
import { sampleTitles } from './titles.ts'

/**
 * `npm run contact-sheet:logos`: paints every preset of the logo editor with titles in six languages, on a white and on a dark page.
 * There is a PNG for each preset and size of logo, which is small enough to look at in full, and quick to paint at double size.
 */
const folder = '.cache/contact-sheet'
const sizes = {
  wide: { width: 1200, height: 400, shown: 360 },
  square: { width: 800, height: 800, shown: 240 }
}
/** Titles beside each other, each on both pages. */
const columns = 2

const outlineText = createOutlineText(readDrawingFonts())

const styles = `
  body { margin: 0; width: max-content }
  main { display: grid; grid-template-columns: repeat(${2 * columns}, auto) }
  img { padding: 6px; background: #fff }
  img.dark { background: #212121 }`

mkdirSync(folder, { recursive: true })
const server = await launchBrowser()
try {
  const browser = await chromium.connect(server.wsEndpoint())
  const page = await browser.newPage({ viewport: { width: 1600, height: 400 }, deviceScaleFactor: 2 })
  for (const [name, size] of Object.entries(sizes)) {
    for (const key of presetKeys) {
      await page.setContent(sheetOf(key, size))
      // Filters at double size may take longer than the usual limit on a busy machine.
      await page.locator('main').screenshot({ path: `${folder}/logos-${name}-${key}.png`, timeout: 0 })
    }
  }
} finally {
  await server.close()
}
console.log(`The contact sheets are in ${folder}.`)

function sheetOf(key: PresetKey, { shown, ...size }: { width: number; height: number; shown: number }) {
  const pictures = sampleTitles.flatMap(texts => {
    const drawing = presetDrawing(key, { ...texts, ...size, outlineText })
    const nodes = buildDisplayList(drawing, 'good', outlineText)
    const svg = renderToStaticMarkup(
      createElement(
        'svg',
        { xmlns: 'http://www.w3.org/2000/svg', viewBox: `0 0 ${size.width} ${size.height}` },
        createElement(DisplayNodes, { nodes, pictures: new Map() })
      )
    )
    const address = `data:image/svg+xml,${encodeURIComponent(svg)}`
    return ['', 'dark'].map(page => `<img class="${page}" width="${shown}" src="${address}">`)
  })
  return `<!doctype html><style>${styles}</style><main>${pictures.flat().join('')}</main>`
}
