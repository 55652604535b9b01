import type { Drawing } from '#core/drawing/drawing.ts'
import { ImageDropArea } from './add/image-drop-area.tsx'
import { DrawingBanners } from './drawings/drawing-banners.tsx'
import { FontFailure } from './text/font-failure.tsx'

/** What there is to say above the editor: of the drawing and its storage, of added images, of fonts. */
export const EditorNotes = ({ kind }: { kind: Drawing['kind'] }) => (
  <>
    <DrawingBanners kind={kind} />
    <ImageDropArea />
    <FontFailure />
  </>
)
