import type { ImageContent } from '#core/drawing/drawing.ts'
import { backgroundByColour } from './background-by-colour.ts'
import { backgroundByEdges } from './background-by-edges.ts'
import { rgbOf } from './colour-space.ts'
import type { Pixels } from './pixels.ts'
import { removeBackground } from './remove-background.ts'
import { applyThreshold } from './threshold.ts'
import { changeTone, invertColours } from './tone.ts'

type Adjustments = ImageContent['adjustments']

/** One step of adjusting an image. */
export type PixelStep = (pixels: Pixels) => Pixels

/**
 * What an image's adjustments do, in their order. Points are in pixels of the image. Each step takes time that grows with the number
 * of pixels, so that the steps are the progress.
 */
export function adjustmentSteps({
  background,
  brightness = 0,
  contrast = 0,
  threshold,
  isInverted = false
}: Adjustments): PixelStep[] {
  const steps: PixelStep[] = []
  if (background)
    steps.push(pixels => removeBackground(pixels, findBackground(pixels, background), background.tolerance))
  if (brightness !== 0 || contrast !== 0) steps.push(pixels => changeTone(pixels, brightness, contrast))
  if (threshold !== undefined) steps.push(pixels => applyThreshold(pixels, threshold, isInverted))
  else if (isInverted) steps.push(invertColours)
  return steps
}

const findBackground = (pixels: Pixels, background: NonNullable<Adjustments['background']>) =>
  background.kind === 'colour'
    ? backgroundByColour(pixels, rgbOf(background.colour), background.tolerance)
    : backgroundByEdges(pixels, background.tolerance, background.points)
