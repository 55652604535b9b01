import type { IconPaths } from '#graphics/official-icons.ts'
import type { PrintOptions } from '../print-options.ts'
import type { Faces } from '../typeset/faces.ts'
import { createPalette, type Palette } from '../typeset/palette.ts'
import type { HeaderPlan } from './header-plan.ts'
import { type ImagesByAddress, noImages } from './page-image.ts'
import { footerHeight, margins, paperSizes, type Size } from './paper.ts'
import type { PrintInput } from './print-input.ts'

/** The context of all planning functions. Sizes in plans are points. A plan decides every break; a view only draws it. */
export interface PlanContext extends PrintInput {
  faces: Faces
  icons: IconPaths
  images: ImagesByAddress
  options: PrintOptions
  palette: Palette
  /** Size of the planned page, in points. */
  paper: Size
}

/** The context in which all pages of a print are planned. */
export const createPlanContext = (
  options: PrintOptions,
  input: PrintInput,
  kit: Pick<PlanContext, 'faces' | 'icons'>
): PlanContext => ({
  images: noImages,
  ...input,
  options,
  palette: createPalette(options),
  faces: kit.faces,
  icons: kit.icons,
  paper: paperSizes[options.paper]
})

/** Width between the side margins, in points. */
export const contentWidth = ({ paper }: PlanContext): number => paper.width - 2 * margins.side

/** Height between header and footer, in points. */
export const contentHeight = ({ paper }: PlanContext, header: HeaderPlan): number =>
  paper.height - margins.footerBottom - footerHeight - header.bottom
