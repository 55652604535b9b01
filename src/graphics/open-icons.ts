import type { Locale } from '#routes'
import { openIconNamesPath, openIconPath, openIconWordsPath } from '#routes/image-editor-paths.ts'
import openIcons from './generated/open-icons.json' with { type: 'json' }

/** Address of the SVG of an icon of the open set: one black path in a box of 512 units. */
export const openIconAddress = (name: string) => openIconPath(openIcons.version, name)

/** Address of the JSON list with the names of the open set, in alphabetical order. */
export const openIconNamesAddress = openIconNamesPath(openIcons.version)

/** Address of the words of a language for the open set, see `IconWords`; `tags` has words of names by tag. */
export const openIconWordsAddress = (file: Locale | 'tags') => openIconWordsPath(openIcons.version, file)

/** Units of a side of every icon of the open set. */
export const openIconBox = 512

const singlePath = /<path d="([^"]+)"\/>/

/** The path data in the SVG of an icon of the open set; undefined in any other text. */
export const openIconPathData = (svg: string): string | undefined => svg.match(singlePath)?.[1]
