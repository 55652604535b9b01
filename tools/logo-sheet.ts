import { mkdirSync } from 'node:fs'
import { chromium } from 'playwright-core'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { buildDisplayList } from '#drawing/build-display-list.ts'
import { presetDrawing, presetKeys } from '#drawing/presets/presets.ts'
import { createOutlineText } from '#drawing/text/outline-line.ts'
import { DisplayNodes } from '#features/image-editor/canvas/display-nodes.tsx'
import { readDrawingFonts } from './logos/read-fonts.ts'
import { sampleTitles } from './logos/titles.ts'
import { launchBrowser } from './processes/launch-browser.ts'

/**
 * `npm run contact-sheet:logos`: paints every preset of the logo editor with titles in six languages, on white and on a dark page, one
 * PNG per size of logo.
 */
const folder = '.cache/contact-sheet'
const sizes = {
  wide: { width: 1200, height: 400 },
  square: { width: 800, height: 800 }
}
/** Pixels of a picture. */
const shownWidth = 300

const outlineText = createOutlineText(readDrawingFonts())

const styles = `
  body { margin: 0; width: max-content }
  main { display: grid; grid-template-columns: repeat(${presetKeys.length}, auto) }
  img { padding: 8px; background: #fff }
  img.dark { background: #212121 }`

mkdirSync(folder, { recursive: true })
const server = await launchBrowser()
try {
  const browser = await chromium.connect(server.wsEndpoint())
  const page = await browser.newPage({ viewport: { width: 3600, height: 400 } })
  for (const [name, size] of Object.entries(sizes)) {
    await page.setContent(sheetOf(size))
    await page.locator('main').screenshot({ path: `${folder}/logos-${name}.png`, timeout: 0 })
  }
} finally {
  await server.close()
}
console.log(`The contact sheets are in ${folder}.`)

function sheetOf(size: { width: number; height: number }): string {
  const pictures = sampleTitles.flatMap((texts, row) =>
    presetKeys.map((key, column) => {
      const drawing = presetDrawing(key, { ...texts, ...size, outlineText })
      const nodes = buildDisplayList(drawing, 'good', outlineText)
      const svg = renderToStaticMarkup(
        createElement(
          'svg',
          { xmlns: 'http://www.w3.org/2000/svg', viewBox: `0 0 ${size.width} ${size.height}` },
          createElement(DisplayNodes, { nodes, pictures: new Map() })
        )
      )
      const isDark = (row + column) % 2 === 1
      return `<img class="${isDark ? 'dark' : ''}" width="${shownWidth}" src="data:image/svg+xml,${encodeURIComponent(svg)}">`
    })
  )
  return `<!doctype html><style>${styles}</style><main>${pictures.join('')}</main>`
}
