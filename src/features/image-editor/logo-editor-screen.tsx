import { ImageEditor } from './image-editor.tsx'

/** The editor of script logos. */
export const LogoEditorScreen = () => <ImageEditor kind="logo" />
