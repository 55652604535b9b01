import type { CastCharacter } from '#core/cast/cast.ts'
import { alignmentOf } from '#core/character/team.ts'
import type { Graphic } from '#graphics/graphic.ts'
import { iconGraphic } from '#graphics/official-icons.ts'
import { placeholderIcons } from '#graphics/placeholder-icons.ts'
import { applyPalette, createPalette, type Palette } from '../typeset/palette.ts'
import { type PageImage, pageImage } from './page-image.ts'
import type { PlanContext } from './plan-context.ts'

/** A character's icon, independent of its size. */
export interface IconPlan {
  graphic: Graphic
  colour: string
  /** The script's image, printed in place of the drawing. */
  image?: PageImage
}

type IconContext = Pick<PlanContext, 'icons' | 'images'> & { palette?: Palette }

/** A character's icon in its team's colour: the script's image, else the official icon, else a placeholder. */
export function planIcon({ kind, id, team, images }: CastCharacter, context: IconContext): IconPlan {
  const path = kind === 'official' ? context.icons[id] : undefined
  const image = pageImage(images[0], context.images)
  const palette = context.palette ?? defaultPalette
  const drawing = applyPalette(path ? iconGraphic(path) : placeholderIcons[alignmentOf[team]], palette)
  const colour = palette.teams[team].mark
  return image ? { image: image, graphic: drawing, colour } : { graphic: drawing, colour }
}

const defaultPalette = createPalette({ inkSaver: false })
