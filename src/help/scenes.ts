/** The screenshots of the help: `screenshot:picker` in a text shows the scene `picker`. tools/help-screenshots takes them. */
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
