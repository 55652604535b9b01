import type { Locale } from '#routes'
import { type FaceId, type Faces, hasGlyphsFor } from '../typeset/faces.ts'
import { breakLines, type Line, type TextStyle } from '../typeset/lines.ts'
import { abilityRuns } from '../typeset/text-runs.ts'
import type { CardTexts } from './card-texts.ts'

/** Pixels of a card: the usual size of link previews (Open Graph). */
export const cardSize = { width: 1200, height: 630 } as const

/** Colours of the app's dark theme. */
export const cardColours = { page: '#212121', ink: '#F1EADD', softInk: '#C9C0B2', bell: '#FFE901' } as const

/** Column of a character card's text, and the gap between name and ability, in pixels. */
export const textColumn = { left: 472, top: 132, width: 668, height: 454, gap: 20 } as const

const nameTypes: readonly TextStyle[] = [104, 92, 80, 70, 62].map(size => ({ size, lead: size * 1.08 }))
const abilityTypes: readonly TextStyle[] = [38, 34, 30, 27].map(size => ({
  size,
  lead: Math.round(size * 1.3)
}))

/** Breaks the name and the ability into lines, each in the largest size that fits the column. */
export function planCard(words: CardTexts, faces: Faces): { name: FittedText; ability: FittedText } {
  const name = fitName(words.name, titleFace(words.name, words.locale, faces), faces)
  return { name, ability: fitAbility(words.ability, name, faces) }
}

export const fittedHeight = ({ lines, type }: FittedText) => lines.length * type.lead

/** Text in the size in which it fits. */
export interface FittedText {
  lines: readonly Line[]
  type: TextStyle
}

/** The name on one line, as large as possible; a very long name on two. */
function fitName(name: string, face: FaceId, faces: Faces): FittedText {
  const run = { text: name, face, colour: cardColours.ink }
  return firstFitting(
    nameTypes,
    type => breakLines([run], faces, type, textColumn.width),
    ({ lines }) => lines.length === 1
  )
}

function fitAbility(ability: string, name: FittedText, faces: Faces): FittedText {
  const maxHeight = textColumn.height - textColumn.gap - fittedHeight(name)
  const runs = abilityRuns(ability).map(run => ({ ...run, colour: cardColours.softInk }))
  return firstFitting(
    abilityTypes,
    type => breakLines(runs, faces, type, textColumn.width),
    fitted => fittedHeight(fitted) <= maxHeight
  )
}

/** The lines in the first of `types` in which they fit, else in the last. */
function firstFitting(
  types: readonly TextStyle[],
  breakInto: (type: TextStyle) => Line[],
  fits: (fitted: FittedText) => boolean
): FittedText {
  const fitted = types.map(type => ({ lines: breakInto(type), type }))
  const chosen = fitted.find(fits) ?? fitted.at(-1)
  if (!chosen) throw new Error('No text style to set the text in')
  return chosen
}

/** The face of a title: Goudy, or Alegreya for Vietnamese and for other letters that Goudy lacks. */
export const titleFace = (title: string, locale: Locale, faces: Faces): FaceId =>
  locale === 'vi' || !hasGlyphsFor(faces.heading, title) ? 'plainHeading' : 'heading'
