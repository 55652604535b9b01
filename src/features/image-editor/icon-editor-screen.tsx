import { ImageEditor } from './image-editor.tsx'

/** The editor of character icons. */
export const IconEditorScreen = () => <ImageEditor kind="icon" />
