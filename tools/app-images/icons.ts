import { readFileSync, writeFileSync } from 'node:fs'
import { FilePlus2, Files, LibraryBig, type LucideIcon, Upload } from 'lucide-react'
import type { Page } from 'playwright-core'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'

/** The icons of the installed app and of its shortcuts, drawn from the favicon and the icons of the interface. */

const folder = 'public/icons'
const paper = '#f7f3ea'

/** Rounded as icons are where the system doesn't mask them. A mask needs the picture to its edges instead. */
const rounded = 15

interface Icon {
  name: string
  pixels: number
  /** The drawing, as SVG with its own `viewBox`. */
  drawing: string
  /** Width of the drawing, in percent. What a mask leaves is a circle of 80 percent. */
  width: number
  /** Corner radius in percent; without one, the icon has no background. */
  corners?: number
}

const logo = readFileSync('public/favicon.svg', 'utf8').replace('<svg ', '<svg width="100%" height="100%" ')
const black = logo.replace(/<style>.*<\/style>/s, '<style>.arch{stroke:#000}</style>')
const lucide = (icon: LucideIcon) =>
  renderToStaticMarkup(createElement(icon, { size: '100%', color: '#85171a', strokeWidth: 1.75 }))

const icons: readonly Icon[] = [
  { name: 'icon-192', pixels: 192, drawing: logo, width: 80, corners: rounded },
  { name: 'icon-512', pixels: 512, drawing: logo, width: 80, corners: rounded },
  { name: 'icon-mask-192', pixels: 192, drawing: logo, width: 61.5, corners: 0 },
  { name: 'icon-mask-512', pixels: 512, drawing: logo, width: 61.5, corners: 0 },
  { name: 'icon-monochrome-512', pixels: 512, drawing: black, width: 61.5 },
  ...Object.entries({ new: FilePlus2, scripts: Files, catalogue: LibraryBig, import: Upload }).map(
    ([name, icon]) => ({
      name: `shortcut-${name}`,
      pixels: 96,
      drawing: lucide(icon),
      width: 54,
      corners: rounded
    })
  )
]

/** Draws every icon. The page must show the light colour scheme. */
export async function drawIcons(page: Page) {
  for (const icon of icons) {
    await page.setViewportSize({ width: icon.pixels, height: icon.pixels })
    await page.setContent(pageOf(icon))
    writeFileSync(`${folder}/${icon.name}.png`, await page.screenshot({ omitBackground: true }))
  }
}

const pageOf = ({ drawing, width, corners }: Icon) => `<!doctype html><style>
  body { margin: 0 }
  main { display: grid; place-items: center; height: 100vh;
    ${corners === undefined ? '' : `background: ${paper}; border-radius: ${corners}vw`} }
  div { display: grid; width: ${width}vw; height: ${width}vw }
</style><main><div>${drawing}</div></main>`
