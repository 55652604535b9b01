import { iconGraphicsPath, iconSheetPath } from '#routes'
import icons from './generated/icons.json' with { type: 'json' }

/** Hash of all icons of official characters, for URLs. */
export const iconsVersion: string = icons.version

/** Address of an official character's icon, for an SVG `<use>`. The icon takes the fill colour of the `<use>`. */
export const iconAddress = (id: string) => `${iconSheetPath(iconsVersion)}#${id}`

/** SVG paths of icons by the id of the official character. A character without an icon is absent. */
export type IconPaths = Readonly<Record<string, string>>

/** Address of the JSON file with the paths of all icons. */
export const iconPathsAddress = iconGraphicsPath(iconsVersion)

/** An icon's path as a graphic. @example iconGraphic(paths.imp) */
export const iconGraphic = (d: string) => ({ box: 512, shapes: [{ d }] })
