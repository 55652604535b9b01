import { builderPath, type Locale } from '#routes'

/** Addresses of drawings, and of the open icon set. */

/** Query parameter with the id of the drawing of this device to open: `/icon-editor?drawing=5b0d4f2e91c8a736`. */
export const drawingParameter = 'drawing'

/** Address of the editor of icons or logos with a drawing of this device. */
export const openDrawingPath = (locale: Locale, kind: 'icon' | 'logo', id: string) =>
  `${builderPath(locale, kind === 'icon' ? 'iconEditor' : 'logoEditor')}?${drawingParameter}=${encodeURIComponent(id)}`

/** Folder of the open icon set, from which drawings take shapes. */
export const openIconFolder = '/open-icons'
/** SVG of one icon of the open set: a single path in a box of 512 units. */
export const openIconPath = (version: string, name: string) => `${openIconFolder}/${version}/${name}.svg`
/** JSON with the names of all icons of the open set. */
export const openIconNamesPath = (version: string) => `${openIconFolder}/${version}/names.json`
/** JSON with words of a language by word of the icons' names, or with words of names by tag. */
export const openIconWordsPath = (version: string, file: Locale | 'tags') =>
  `${openIconFolder}/${version}/words-${file}.json`
