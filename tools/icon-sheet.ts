import { mkdirSync, readFileSync } from 'node:fs'
import { chromium } from 'playwright-core'
import facts from '../src/catalogue/facts.json' with { type: 'json' }
import texts from '../src/catalogue/texts/en-GB.json' with { type: 'json' }
import { type Team, teams } from '../src/core/character/team.ts'
import { iconNames, screenIconPath } from './catalogue/icons.ts'
import { launchBrowser } from './processes/launch-browser.ts'

/**
 * `npm run contact-sheet:icons`: renders every character's icon at 24, 36 and 96 pixels, one PNG per team and colour scheme.
 */
const folder = '.cache/contact-sheet'
const sizes = [96, 36, 24]
const names: Readonly<Record<string, { name: string }>> = texts.characters

const styles = `
  ${readFileSync('src/styles/tokens.css', 'utf8')}
  body { margin: 0; font: 14px sans-serif }
  main { display: grid; grid-template-columns: repeat(6, 1fr); gap: 14px 8px; padding: 16px;
    background: var(--page); color: var(--ink) }
  figure { display: grid; grid-template-columns: auto auto auto 1fr; align-items: center; gap: 8px; margin: 0 }
  svg { fill: var(--team) }
  figcaption { grid-column: 1 / -1 }
  small { color: var(--ink-3) }`

mkdirSync(folder, { recursive: true })
const server = await launchBrowser()
try {
  const browser = await chromium.connect(server.wsEndpoint())
  const page = await browser.newPage({ viewport: { width: 1320, height: 400 } })
  for (const team of teams) {
    for (const scheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme: scheme })
      await page.setContent(pageOf(team))
      await page.screenshot({ path: `${folder}/${team}-${scheme}.png`, fullPage: true })
    }
  }
} finally {
  await server.close()
}
console.log(`The contact sheets are in ${folder}.`)

function pageOf(team: Team): string {
  const figures = facts.characters.filter(character => character.team === team).map(({ id }) => figureOf(id))
  return `<!doctype html><style>${styles}</style><main data-team="${team}">${figures.join('')}</main>`
}

function figureOf(id: string): string {
  const icon = iconNames[id] ?? ''
  const icons = sizes.map(
    size =>
      `<svg viewBox="0 0 512 512" width="${size}" height="${size}"><path d="${screenIconPath(icon)}"/></svg>`
  )
  return `<figure>${icons.join('')}<figcaption>${names[id]?.name} <small>${icon}</small></figcaption></figure>`
}
