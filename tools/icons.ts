import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { icons } from '@iconify-json/game-icons'
import * as z from 'zod/mini'
import type { CatalogueFacts } from '../src/catalogue/sources.ts'
import { alignmentOf } from '../src/core/team.ts'
import { placeholders } from '../src/drawings/placeholders.ts'
import { iconDrawingsPath, iconFolder, iconPath } from '../src/routes.ts'

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
 * Writes what pages and sheets draw official characters with: an SVG a character, whose address changes with the
 * content of any, all paths in one file, and the version that stands in those addresses. A character that has no
 * picture yet, which imported data may bring, is given the placeholder of its side.
 */
export function compileIcons(characters: CatalogueFacts['characters']): void {
  const named = characters.flatMap(({ id }) =>
    iconNames[id] ? [[id, drawingOf(iconNames[id])] as const] : []
  )
  const drawings = Object.fromEntries(named)
  const files = Object.fromEntries(characters.map(({ id, team }) => [id, svgOf(drawings[id], team)]))
  const version = createHash('sha256').update(JSON.stringify(files)).digest('hex').slice(0, 10)
  forgetOthers(version)
  for (const [id, svg] of Object.entries(files)) write(`public${iconPath(version, id)}`, svg)
  write(`public${iconDrawingsPath(version)}`, JSON.stringify(drawings))
  write(versionFile, JSON.stringify({ version }))
}

function svgOf(path: string | undefined, team: keyof typeof alignmentOf): string {
  const { box, shapes } = path ? { box: 512, shapes: [{ d: path }] } : placeholders[alignmentOf[team]]
  const paths = shapes.map(({ d }) => `<path d="${d}"/>`).join('')
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${box} ${box}">${paths}</svg>`
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
