import { toPixels } from '../page/paper.ts'
import { type TypesetText, textBlockHeight } from '../page/text-block.ts'
import type { FaceId, Faces } from '../typeset/faces.ts'
import { headingFace } from '../typeset/heading-face.ts'
import { breakLines, type Line, type TextStyle } from '../typeset/lines.ts'
import { abilityRuns } from '../typeset/text-runs.ts'
import type { CardTexts } from './card-texts.ts'

/** Pixels of a card: the usual size of link previews (Open Graph). */
export const cardSize = { width: 1200, height: 630 } as const

/** `cardSize` in Satori's pixels. */
export const cardCanvas = { width: toPixels(cardSize.width), height: toPixels(cardSize.height) } as const

/** Colours of the app's dark theme. */
export const cardColours = { page: '#212121', ink: '#F1EADD', softInk: '#C9C0B2', bell: '#FFE901' } as const

/** Column of a character card's text, and the gap between name and ability, in pixels. */
export const textColumn = { left: 472, top: 132, width: 668, height: 454, gap: 20 } as const

const nameStyles: readonly TextStyle[] = [104, 92, 80, 70, 62].map(size => ({ size, lead: size * 1.08 }))
const abilityStyles: readonly TextStyle[] = [38, 34, 30, 27].map(size => ({
  size,
  lead: Math.round(size * 1.3)
}))

/** Breaks the name and the ability into lines, each in the largest size that fits the column. */
export function planCard(texts: CardTexts, faces: Faces): { name: TypesetText; ability: TypesetText } {
  const face = headingFace({ faces, language: texts.locale }, texts.name)
  const name = fitName(texts.name, face, faces)
  return { name, ability: fitAbility(texts.ability, name, faces) }
}

/** The name on one line, as large as possible; a very long name on two. */
function fitName(name: string, face: FaceId, faces: Faces): TypesetText {
  const run = { text: name, face, colour: cardColours.ink }
  return firstFitting(
    nameStyles,
    style => breakLines([run], faces, style, textColumn.width),
    ({ lines }) => lines.length === 1
  )
}

function fitAbility(ability: string, name: TypesetText, faces: Faces): TypesetText {
  const maxHeight = textColumn.height - textColumn.gap - textBlockHeight(name)
  const runs = abilityRuns(ability).map(run => ({ ...run, colour: cardColours.softInk }))
  return firstFitting(
    abilityStyles,
    style => breakLines(runs, faces, style, textColumn.width),
    fitted => textBlockHeight(fitted) <= maxHeight
  )
}

/** The lines in the first of `styles` in which they fit, else in the last. */
function firstFitting(
  styles: readonly TextStyle[],
  breakInto: (style: TextStyle) => Line[],
  fits: (fitted: TypesetText) => boolean
): TypesetText {
  const fitted = styles.map(style => ({ lines: breakInto(style), style }))
  const chosen = fitted.find(fits) ?? fitted.at(-1)
  if (!chosen) throw new Error('No text style to set the text in')
  return chosen
}
