import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { icons } from '@iconify-json/game-icons'
import { optimize } from 'svgo'
import * as z from 'zod/mini'
import type { CatalogueFacts } from '../src/catalogue/sources.ts'
import { alignmentOf, type Team } from '../src/core/team.ts'
import { placeholders } from '../src/drawings/placeholders.ts'
import { iconDrawingsPath, iconFolder, iconSheetPath } from '../src/routes.ts'

/** Which picture of the icon set each character has. */
export const iconNames = z
  .record(z.string(), z.string())
  .parse(JSON.parse(readFileSync('src/catalogue/icon-names.json', 'utf8')))

const versionFile = 'src/drawings/generated/icons.json'
const onePath = /^<path fill="currentColor" d="([^"]+)"\/>$/

/** A picture of the icon set as one path in a box of 512 units. Throws when there is none, or none so simple. */
export function drawingOf(name: string): string {
  const path = icons.icons[name]?.body.match(onePath)?.[1]
  if (!path) throw new Error(`The icon set has no picture of one path named ${name}`)
  return path
}

/**
 * Writes what pages and sheets draw official characters with: one SVG that holds every icon by the character's id, all
 * paths as data, and the version that stands in the addresses of both and changes with the content of either. A
 * character that has no picture yet, which imported data may bring, is given the placeholder of its side.
 */
export function compileIcons(characters: CatalogueFacts['characters']): void {
  const drawings = Object.fromEntries(
    characters.flatMap(({ id }) => (iconNames[id] ? [[id, fineDrawingOf(iconNames[id])]] : []))
  )
  const symbols = characters.map(({ id, team }) => symbolOf(id, team))
  const sheet = `<svg xmlns="http://www.w3.org/2000/svg">${symbols.join('')}</svg>`
  const version = createHash('sha256')
    .update(sheet)
    .update(JSON.stringify(drawings))
    .digest('hex')
    .slice(0, 10)
  forgetOthers(version)
  write(`public${iconSheetPath(version)}`, sheet)
  write(`public${iconDrawingsPath(version)}`, JSON.stringify(drawings))
  write(versionFile, JSON.stringify({ version }))
}

function symbolOf(id: string, team: Team): string {
  const name = iconNames[id]
  const { box, shapes } = name
    ? { box: 512, shapes: [{ d: screenDrawingOf(name) }] }
    : placeholders[alignmentOf[team]]
  const paths = shapes.map(({ d }) => `<path d="${d}"/>`).join('')
  return `<symbol id="${id}" viewBox="0 0 ${box} ${box}">${paths}</symbol>`
}

/** A picture of the icon set as screens show it: whole units, a fifth of a pixel where it stands largest. */
export const screenDrawingOf = (name: string) => rounded(drawingOf(name), 0)

/** As PNG and paper show it. */
const fineDrawingOf = (name: string) => rounded(drawingOf(name), 1)

/** The path with coordinates of so many decimals, written as short as can be. */
function rounded(path: string, floatPrecision: number): string {
  const { data } = optimize(`<svg><path d="${path}"/></svg>`, {
    plugins: [{ name: 'convertPathData', params: { floatPrecision } }]
  })
  const [, short] = data.match(/ d="([^"]+)"/) ?? []
  if (!short) throw new Error('A path was lost in rounding')
  return short
}

function forgetOthers(version: string) {
  const folder = `public${iconFolder}`
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    if (entry.isDirectory() && entry.name !== version) rmSync(`${folder}/${entry.name}`, { recursive: true })
  }
}

/** Leaves a file alone that is as it should be, or whoever watches it would start over. */
function write(file: string, text: string) {
  if (existsSync(file) && readFileSync(file, 'utf8') === text) return
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, text)
}
