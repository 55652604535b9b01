import satori, { type Font, init } from 'satori/standalone'
import type { IconDrawings } from '#drawings/official-icons.ts'
import { type FaceId, type Faces, type FontFiles, faceIds, openFaces } from './faces.ts'
import type { Size } from './paper.ts'

/** What every sheet is made with: loaded once, shared by all that follow. */
export interface PrintKit {
  faces: Faces
  icons: IconDrawings
  /** Lays out a page and writes it as SVG; sizes are pixels. Words stay words, or become outlines for a painter without fonts. */
  layOut: (page: React.ReactNode, size: Size, words?: 'words' | 'outlines') => Promise<string>
}

/** Prepares the layout engine with its WebAssembly, opens the fonts and takes the icons of official characters. */
export async function loadPrintKit(
  layoutEngine: WebAssembly.Module | BufferSource,
  files: FontFiles,
  icons: IconDrawings
): Promise<PrintKit> {
  await init(layoutEngine)
  const fonts = faceIds.map(id => satoriFont(id, files[id]))
  return {
    faces: openFaces(files),
    icons,
    layOut: (page, size, words) => satori(page, { ...size, fonts, embedFont: words === 'outlines' })
  }
}

const satoriFont = (id: FaceId, { buffer, byteOffset, byteLength }: Uint8Array<ArrayBuffer>): Font => ({
  name: id,
  weight: 400,
  style: 'normal',
  data: buffer.slice(byteOffset, byteOffset + byteLength)
})
