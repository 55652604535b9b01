declare module 'virtual:help-images' {
  import type { HelpImages } from '#help/scenes.ts'

  /** The pictures of the help in this build. */
  export const helpImages: HelpImages
}
