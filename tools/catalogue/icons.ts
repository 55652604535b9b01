import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { icons } from '@iconify-json/game-icons'
import { optimize } from 'svgo'
import { z } from 'zod'
import type { CatalogueFacts } from '../../src/catalogue/source-schemas.ts'
import { alignmentOf, type Team } from '../../src/core/character/team.ts'
import { placeholderIcons } from '../../src/graphics/placeholder-icons.ts'
import { iconFolder, iconGraphicsPath, iconSheetPath } from '../../src/routes.ts'

/** The icon name (in game-icons) of each character, by character id. */
export const iconNames = z
  .record(z.string(), z.string())
  .parse(JSON.parse(readFileSync('src/catalogue/icon-names.json', 'utf8')))

const versionFile = 'src/graphics/generated/icons.json'
const singlePath = /^<path fill="currentColor" d="([^"]+)"\/>$/

/** The SVG path data of an icon, in a 512-unit view box. Throws when the icon is missing or has several paths. */
export function iconPath(name: string): string {
  const path = icons.icons[name]?.body.match(singlePath)?.[1]
  if (!path) throw new Error(`game-icons has no icon “${name}” with a single path`)
  return path
}

/**
 * Generates the icon files of the official characters: an SVG with one symbol per character id (pages), a JSON file of
 * all paths (prints), and the version in the URLs of both, a hash of their content. A character without an icon, which
 * imported data can contain, gets the placeholder of its alignment.
 */
export function compileIcons(characters: CatalogueFacts['characters']): void {
  const drawings = Object.fromEntries(
    characters.flatMap(({ id }) => (iconNames[id] ? [[id, printIconPath(iconNames[id])]] : []))
  )
  const symbols = characters.map(({ id, team }) => symbolOf(id, team))
  const sheet = `<svg xmlns="http://www.w3.org/2000/svg">${symbols.join('')}</svg>`
  const version = createHash('sha256')
    .update(sheet)
    .update(JSON.stringify(drawings))
    .digest('hex')
    .slice(0, 10)
  removeOtherVersions(version)
  write(`public${iconSheetPath(version)}`, sheet)
  write(`public${iconGraphicsPath(version)}`, JSON.stringify(drawings))
  write(versionFile, JSON.stringify({ version }))
}

function symbolOf(id: string, team: Team): string {
  const name = iconNames[id]
  const { box, shapes } = name
    ? { box: 512, shapes: [{ d: screenIconPath(name) }] }
    : placeholderIcons[alignmentOf[team]]
  const paths = shapes.map(({ d }) => `<path d="${d}"/>`).join('')
  return `<symbol id="${id}" viewBox="0 0 ${box} ${box}">${paths}</symbol>`
}

/** The path of an icon for screens, rounded to whole units: at most a fifth of a pixel at the largest size. */
export const screenIconPath = (name: string) => rounded(iconPath(name), 0)

/** The path of an icon for PNG and PDF, rounded to one decimal. */
const printIconPath = (name: string) => rounded(iconPath(name), 1)

/** The shortest form of a path, its coordinates rounded to `floatPrecision` decimals. */
function rounded(path: string, floatPrecision: number): string {
  const { data } = optimize(`<svg><path d="${path}"/></svg>`, {
    plugins: [{ name: 'convertPathData', params: { floatPrecision } }]
  })
  const [, short] = data.match(/ d="([^"]+)"/) ?? []
  if (!short) throw new Error('SVGO returned no path')
  return short
}

function removeOtherVersions(version: string) {
  const folder = `public${iconFolder}`
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    if (entry.isDirectory() && entry.name !== version) rmSync(`${folder}/${entry.name}`, { recursive: true })
  }
}

/** Writes a file only if its content changes: a write would trigger file watchers. */
function write(file: string, text: string) {
  if (existsSync(file) && readFileSync(file, 'utf8') === text) return
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, text)
}
