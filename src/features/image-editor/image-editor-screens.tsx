import { ImageEditor } from './image-editor.tsx'
import { useFirstPreset } from './logo/use-first-preset.ts'

/**
 * The editors of character icons and of script logos. They are one module, so that they are one file: a file that imported another that
 * couldn't be loaded needs another page load in Chromium.
 */
export const IconEditorScreen = () => <ImageEditor kind="icon" />

export function LogoEditorScreen() {
  useFirstPreset()
  return <ImageEditor kind="logo" />
}
