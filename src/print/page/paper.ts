import type { Paper, PrintOptions } from '../print-options.ts'

export interface Size {
  width: number
  height: number
}

/** Width and height of each paper in points. */
export const paperSizes: Record<Paper, Size> = {
  a4: { width: 595.28, height: 841.89 },
  letter: { width: 612, height: 792 }
}

/** Page margins in points. The footer's last line ends `footerBottom` above the paper's edge. */
export const margins = { side: 30, top: 28, footerBottom: 18 } as const

/** Height of the footer above `footerBottom`, in points: its line of text, its rule and the space above. */
export const footerHeight = 24

/** Converts millimetres to points. */
export const millimetresToPoints = (millimetres: number): number => (millimetres * 72) / 25.4

/** Satori rounds positions to whole pixels. Four pixels to the point keep text evenly spaced. */
export const pixelsPerPoint = 4

/** Converts points to whole Satori pixels. */
export const toPixels = (points: number): number => Math.round(points * pixelsPerPoint)

/** The upper or lower half of a paper. */
export const halfPaper = ({ width, height }: Size): Size => ({ width, height: height / 2 })

/** The size of a page: of the paper, or of one half of it in a booklet. */
export function pageSize({ paper, imposition }: Pick<PrintOptions, 'paper' | 'imposition'>): Size {
  const { width, height } = paperSizes[paper]
  return imposition === 'booklet' ? { width: height / 2, height: width } : { width, height }
}

/** Width between the side margins, in points. */
export const contentWidth = ({ paper }: { paper: Size }): number => paper.width - 2 * margins.side

/** Height between header and footer, in points. */
export const contentHeight = ({ paper }: { paper: Size }, header: { bottom: number }): number =>
  paper.height - margins.footerBottom - footerHeight - header.bottom
