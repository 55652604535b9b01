import type { Locale } from '#routes'

/** What the pictures of the help show; the texts name them as `screenshot:SCENE`. */
export const helpScenes = [
  'script',
  'picker',
  'suggest',
  'fill',
  'first-night',
  'character-editor',
  'reminder-token',
  'jinxes',
  'almanac',
  'metadata',
  'save',
  'share',
  'print',
  'tokens',
  'grimoire',
  'icon-editor',
  'logo-editor',
  'import',
  'compare',
  'palette',
  'device-scripts'
] as const
export type HelpScene = (typeof helpScenes)[number]

export const isHelpScene = (name: string): name is HelpScene => helpScenes.some(scene => scene === name)

/** Size of a picture in pixels. It exists in light and dark. */
export interface HelpImage {
  width: number
  height: number
}

/** The pictures of this build by language and scene. A scene without one is left out of the page. */
export type HelpImages = Readonly<Partial<Record<Locale, Readonly<Partial<Record<HelpScene, HelpImage>>>>>>
