import type { IconPaths } from '#graphics/official-icons.ts'
import type { PrintOptions } from '../print-options.ts'
import type { Faces } from '../typeset/faces.ts'
import { createPalette, type Palette } from '../typeset/palette.ts'
import { type ImagesByAddress, noImages } from './page-image.ts'
import { pageSize, type Size } from './paper.ts'
import type { PrintInput } from './print-input.ts'
import { indexSecondLanguage, type SecondLanguage } from './second-language.ts'

/** The context of all planning functions. Sizes in plans are points. A plan decides every break; a view only draws it. */
export interface PlanContext extends Omit<PrintInput, 'second'> {
  second?: SecondLanguage
  faces: Faces
  icons: IconPaths
  images: ImagesByAddress
  options: PrintOptions
  palette: Palette
  /** Size of the planned page, in points. */
  paper: Size
  /** Set for half pages, which are set more closely. */
  isHalf?: true
}

/** The context in which all pages of a print are planned. */
export const createPlanContext = (
  options: PrintOptions,
  { second, ...input }: PrintInput,
  kit: Pick<PlanContext, 'faces' | 'icons'>
): PlanContext => ({
  images: noImages,
  ...input,
  ...(second && { second: indexSecondLanguage(second, options.secondLanguage) }),
  options,
  palette: createPalette(options),
  faces: kit.faces,
  icons: kit.icons,
  paper: pageSize(options)
})
