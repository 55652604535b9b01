import type { Locale } from '#routes'
import type { CardWords } from './card-words.ts'
import { canSpell, type FaceId, type Faces } from './faces.ts'
import { breakLines, type Line, type Type } from './lines.ts'
import { abilityRuns } from './marks.ts'

/** Pixels of a card, as the places that show links want it. */
export const cardSize = { width: 1200, height: 630 } as const

/** The dark scheme of the look. */
export const cardColours = { page: '#212121', ink: '#F1EADD', softInk: '#C9C0B2', bell: '#FFE901' } as const

/** Where a card's words stand, and the air between name and ability. */
export const column = { left: 472, top: 132, width: 668, height: 454, gap: 20 } as const

const nameTypes: readonly Type[] = [104, 92, 80, 70, 62].map(size => ({ size, lead: size * 1.08 }))
const abilityTypes: readonly Type[] = [38, 34, 30, 27].map(size => ({ size, lead: Math.round(size * 1.3) }))

/** Breaks a card's words into lines, each in the largest size in which they go into the column. */
export function planCard(words: CardWords, faces: Faces): { name: Fitted; ability: Fitted } {
  const name = fitName(words.name, titleFace(words.name, words.locale, faces), faces)
  return { name, ability: fitAbility(words.ability, name, faces) }
}

export const heightOf = ({ lines, type }: Fitted) => lines.length * type.lead

/** Words in the size in which they fit. */
export interface Fitted {
  lines: readonly Line[]
  type: Type
}

/** On one line as large as it goes there; a very long name on two. */
function fitName(name: string, face: FaceId, faces: Faces): Fitted {
  const run = { text: name, face, colour: cardColours.ink }
  return firstThat(
    nameTypes,
    type => breakLines([run], faces, type, column.width),
    ({ lines }) => lines.length === 1
  )
}

function fitAbility(ability: string, name: Fitted, faces: Faces): Fitted {
  const room = column.height - column.gap - heightOf(name)
  const runs = abilityRuns(ability).map(run => ({ ...run, colour: cardColours.softInk }))
  return firstThat(
    abilityTypes,
    type => breakLines(runs, faces, type, column.width),
    fitted => heightOf(fitted) <= room
  )
}

/** The lines in the first type in which they fit, else in the last. */
function firstThat(
  types: readonly Type[],
  set: (type: Type) => Line[],
  fits: (fitted: Fitted) => boolean
): Fitted {
  const fitted = types.map(type => ({ lines: set(type), type }))
  const found = fitted.find(fits) ?? fitted.at(-1)
  if (!found) throw new Error('There is no type to set words in')
  return found
}

/** Goudy has no Vietnamese. */
export const titleFace = (title: string, locale: Locale, faces: Faces): FaceId =>
  locale === 'vi' || !canSpell(faces.heading, title) ? 'plainHeading' : 'heading'
