import satori, { type Font, init, type SatoriNode } from 'satori/standalone'
import type { IconDrawings } from '#drawings/official-icons.ts'
import { type FaceId, type Faces, type FontFiles, faceIds, openFaces } from './faces.ts'
import { pixelsPerPoint, type Size } from './paper.ts'
import type { PlacedSpot, Spot } from './spot.ts'

/** What every sheet is made with: loaded once, shared by all that follow. */
export interface PrintKit {
  faces: Faces
  icons: IconDrawings
  /** Lays out a page and writes it as SVG; sizes are pixels. Words stay words, or become outlines for a painter without fonts. `onSpot` hears of each box that does something. */
  layOut: (
    page: React.ReactNode,
    size: Size,
    words?: 'words' | 'outlines',
    onSpot?: (spot: PlacedSpot) => void
  ) => Promise<string>
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
    layOut: (page, size, words, onSpot) =>
      satori(page, {
        ...size,
        fonts,
        embedFont: words === 'outlines',
        ...(onSpot && { onNodeDetected: node => reportSpot(node, onSpot) })
      })
  }
}

/** A view puts a box's spot among its attributes, which the layout engine hands back as they are. */
function reportSpot({ left, top, width, height, props }: SatoriNode, onSpot: (spot: PlacedSpot) => void) {
  const spot: unknown = props['data-spot']
  if (!isSpot(spot)) return
  const points = (pixels: number) => pixels / pixelsPerPoint
  onSpot({
    ...spot,
    left: points(left),
    top: points(top),
    width: points(width),
    height: points(height)
  })
}

const isSpot = (value: unknown): value is Spot => typeof value === 'object' && value !== null

const satoriFont = (id: FaceId, { buffer, byteOffset, byteLength }: Uint8Array<ArrayBuffer>): Font => ({
  name: id,
  weight: 400,
  style: 'normal',
  data: buffer.slice(byteOffset, byteOffset + byteLength)
})
