import satori, { type Font, init, type SatoriNode } from 'satori/standalone'
import type { IconPaths } from '#graphics/official-icons.ts'
import type { Annotation, PlacedAnnotation } from './page/annotation.ts'
import { pixelsPerPoint, type Size } from './page/paper.ts'
import {
  type FaceId,
  type Faces,
  type FontFiles,
  faceIds,
  type OtherFaceId,
  type OtherLetters,
  openFaces
} from './typeset/faces.ts'

/** Fonts, icons and the layout engine. Loaded once and shared by all prints. */
export interface PrintKit {
  faces: Faces
  icons: IconPaths
  /**
   * Lays out a page and returns it as SVG. `size` is in pixels. `outlines` writes text as paths, for renderers without
   * fonts. `onAnnotation` is called for each box with an annotation, with its position in points.
   */
  renderSvg: (
    page: React.ReactNode,
    size: Size,
    textAs?: 'text' | 'outlines',
    onAnnotation?: (annotation: PlacedAnnotation) => void,
    /** The fonts of private letters. */
    others?: readonly OtherLetters[]
  ) => Promise<string>
}

/** Initializes the layout engine with its WebAssembly and opens the fonts. `icons` are those of official characters. */
export async function loadPrintKit(
  layoutEngine: WebAssembly.Module | BufferSource,
  files: FontFiles,
  icons: IconPaths
): Promise<PrintKit> {
  await init(layoutEngine)
  const fonts = faceIds.map(id => satoriFont(id, files[id]))
  return {
    faces: openFaces(files),
    icons,
    renderSvg: (page, size, textAs, onAnnotation, others = []) =>
      satori(page, {
        ...size,
        fonts: others.length > 0 ? withOthers(fonts, others) : fonts,
        embedFont: textAs === 'outlines',
        ...(onAnnotation && { onNodeDetected: node => reportAnnotation(node, onAnnotation) })
      })
  }
}

/** The lists of fonts by the last one: the layout engine opens the fonts of a list once. */
const extendedLists = new WeakMap<Uint8Array, Font[]>()

function withOthers(fonts: readonly Font[], others: readonly OtherLetters[]): Font[] {
  const opened = others.map(other => ({ id: other.id, file: other.open().file }))
  const last = opened.at(-1)?.file ?? new Uint8Array()
  const known = extendedLists.get(last)
  if (known) return known
  const list = [...fonts, ...opened.map(({ id, file }) => satoriFont(id, file))]
  extendedLists.set(last, list)
  return list
}

/** A view passes a box's annotation as an attribute, which the layout engine returns unchanged. */
function reportAnnotation(
  { left, top, width, height, props }: SatoriNode,
  onAnnotation: (annotation: PlacedAnnotation) => void
) {
  const annotation: unknown = props['data-annotation']
  if (!isAnnotation(annotation)) return
  const points = (pixels: number) => pixels / pixelsPerPoint
  onAnnotation({
    ...annotation,
    left: points(left),
    top: points(top),
    width: points(width),
    height: points(height)
  })
}

const isAnnotation = (value: unknown): value is Annotation => typeof value === 'object' && value !== null

const satoriFont = (
  id: FaceId | OtherFaceId,
  { buffer, byteOffset, byteLength }: Uint8Array<ArrayBuffer>
): Font => ({
  name: id,
  weight: 400,
  style: 'normal',
  data: buffer.slice(byteOffset, byteOffset + byteLength)
})
