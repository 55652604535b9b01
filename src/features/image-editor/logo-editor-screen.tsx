import { ImageEditor } from './image-editor.tsx'
import { useFirstPreset } from './logo/use-first-preset.ts'

/** The editor of script logos. */
export function LogoEditorScreen() {
  useFirstPreset()
  return <ImageEditor kind="logo" />
}
