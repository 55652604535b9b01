import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { icons } from '@iconify-json/game-icons'
import {
  openIconFolder,
  openIconNamesPath,
  openIconPath,
  openIconWordsPath
} from '../../src/routes/image-editor-paths.ts'
import { locales } from '../../src/routes.ts'
import { iconPath } from './icons.ts'

const versionFile = 'src/graphics/generated/open-icons.json'

/** The folder that is served. */
const site = 'public'

/** The SVG of an icon as pages show it and drawings take it: its path is copied, since SVGO would take a minute for all. */
const iconSvg = (name: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 512 512"><path d="${iconPath(name)}"/></svg>`

/** Names of all icons of the open set, in alphabetical order. */
export const openIconNames = (): string[] => Object.keys(icons.icons).sort()

/**
 * Writes the open icon set for the icon and logo editors: an SVG an icon, the list of names, the words to search by, and the version in their URLs, a hash
 * of all content. Does nothing if the files of this version are there, and removes those of other versions.
 */
export function writeOpenIcons(): void {
  const version = hashOfSet()
  const folder = `${site}${openIconFolder}`
  mkdirSync(`${folder}/${version}`, { recursive: true })
  for (const entry of readdirSync(folder))
    if (entry !== version) rmSync(`${folder}/${entry}`, { recursive: true })
  const names = openIconNames()
  // The list comes last: it is there only if every icon is.
  const list = site + openIconNamesPath(version)
  if (!existsSync(list)) {
    for (const name of names) writeFileSync(site + openIconPath(version, name), iconSvg(name))
    for (const file of wordFiles) writeFileSync(site + openIconWordsPath(version, file), readWords(file))
    writeFileSync(list, JSON.stringify(names))
  }
  writeVersion(version)
}

const wordFiles = ['tags', ...locales] as const

/** The words of a language, or those of tags, without line breaks. */
const readWords = (file: (typeof wordFiles)[number]): string =>
  JSON.stringify(JSON.parse(readFileSync(`src/graphics/icon-words/${file}.json`, 'utf8')))

function hashOfSet(): string {
  const hash = createHash('sha256')
  for (const name of openIconNames()) hash.update(name).update(iconSvg(name))
  for (const file of wordFiles) hash.update(readWords(file))
  return hash.digest('hex').slice(0, 10)
}

/** Writes the version only if it changes: a write would trigger file watchers. */
function writeVersion(version: string) {
  const text = JSON.stringify({ version })
  if (existsSync(versionFile) && readFileSync(versionFile, 'utf8') === text) return
  mkdirSync('src/graphics/generated', { recursive: true })
  writeFileSync(versionFile, text)
}
