import type { CastCharacter } from '#core/cast/cast.ts'
import type { Graphic } from '#graphics/graphic.ts'
import { iconGraphic } from '#graphics/official-icons.ts'
import { applyPalette, createPalette, type Palette } from '../typeset/palette.ts'
import { monogramGraphic } from './monogram-graphic.ts'
import { type PageImage, pageImage } from './page-image.ts'
import type { PlanContext } from './plan-context.ts'

/** A character's icon, independent of its size. */
export interface IconPlan {
  graphic: Graphic
  colour: string
  /** Set where the character has neither an image nor an official icon. */
  isMonogram?: true
  /** The script's image, printed in place of the drawing. */
  image?: PageImage
}

type IconContext = Pick<PlanContext, 'faces' | 'icons' | 'images' | 'language'> & { palette?: Palette }

/** A character's icon in its team's colour: the script's image, else the official icon, else a monogram. */
export function planIcon(character: CastCharacter, context: IconContext): IconPlan {
  const { kind, id, team, images } = character
  const path = kind === 'official' ? context.icons[id] : undefined
  const image = pageImage(images[0], context.images)
  const palette = context.palette ?? defaultPalette
  const colour = palette.teams[team].mark
  const drawn: IconPlan = path
    ? { graphic: applyPalette(iconGraphic(path), palette), colour }
    : { graphic: monogramGraphic(character, context, palette), colour, isMonogram: true }
  return image ? { image, graphic: drawn.graphic, colour } : drawn
}

const defaultPalette = createPalette({ inkSaver: false })
