import { iconDrawingsPath, iconSheetPath } from '#routes'
import icons from './generated/icons.json' with { type: 'json' }

/** Changes with what the icon of any official character looks like. */
export const iconsVersion: string = icons.version

/** Where an official character's icon is, for an SVG to use in whatever colour it fills with. */
export const iconAddress = (id: string) => `${iconSheetPath(iconsVersion)}#${id}`

/** Paths of icons by the ids of official characters. One that has no icon yet is not among them. */
export type IconDrawings = Readonly<Record<string, string>>

/** Where the paths of all icons are. */
export const iconDrawingsAddress = iconDrawingsPath(iconsVersion)

/** An icon in the shape that all drawings have. @example iconDrawing(drawings.imp) */
export const iconDrawing = (d: string) => ({ box: 512, shapes: [{ d }] })
