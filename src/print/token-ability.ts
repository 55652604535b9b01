import { type Faces, measure } from './faces.ts'
import { spell } from './letters.ts'
import { fillLines, type Line, type Run, type Type, widthOf } from './lines.ts'
import { abilityRuns } from './marks.ts'

/** A line of an ability, from the corner of its token, in points. */
export interface AbilityLine {
  line: Line
  left: number
  top: number
}

export interface AbilityPlan {
  type: Type
  lines: readonly AbilityLine[]
  /** Where the words end, in units of a token 100 wide. */
  bottom: number
}

/** The largest type in units of a token 100 wide, and the least in points: smaller type could not be read. */
const largest = 5.9
const least = 6.5
const sizeStep = 0.5
/** In units of a token 100 wide: where words may begin, where they must end, how far they keep from the middle. */
const room = { top: 15.5, lowest: 22, bottom: 52, radius: 38 } as const
/** Lines down to here are no wider than this where a leaf stands on the ring. */
const besideLeaf = { bottom: 27, width: 47 } as const

interface Setter {
  runs: readonly Run[]
  type: Type
  faces: Faces
  /** Points of one unit. */
  unit: number
  hasLeaf: boolean
}

/**
 * An ability in lines as wide as the token is at their height, under the team's mark. None when it cannot be
 * read at this size: it would leave no room for the icon.
 */
export function planAbility(
  ability: string,
  token: { cut: number; hasLeaf: boolean },
  faces: Faces
): AbilityPlan | undefined {
  const text = spell(ability, faces.text).replace(/\s+/g, ' ').trim()
  if (!text) return undefined
  const runs = abilityRuns(text)
  for (let size = Math.max(least, (largest * token.cut) / 100); size >= least; size -= sizeStep) {
    const type = { size, lead: size * 1.16 }
    const setter = { runs, type, faces, unit: token.cut / 100, hasLeaf: token.hasLeaf }
    const plan = setLines(setter, 2 * room.radius)
    if (plan.bottom <= room.bottom) return evenOut(plan, setter)
  }
  return undefined
}

/** The same number of lines, none wider than need be, so that no word is left over for the last one. */
function evenOut(plan: AbilityPlan, setter: Setter): AbilityPlan {
  let even = plan
  for (let width = 2 * room.radius; width > 0; width -= 2) {
    const narrower = setLines(setter, width)
    if (narrower.bottom > plan.bottom) break
    even = narrower
  }
  return even
}

function setLines({ runs, type, faces, unit, hasLeaf }: Setter, most: number): AbilityPlan {
  const lead = type.lead / unit
  const widthAt = (top: number) => {
    const width = Math.min(chord(top), chord(top + lead), most)
    return unit * (hasLeaf && top < besideLeaf.bottom ? Math.min(width, besideLeaf.width) : width)
  }
  const widest = Math.max(...wordsIn(runs).map(({ text, face }) => measure(faces[face], text, type.size)))
  let top: number = room.top
  while (top < room.lowest && widthAt(top) < widest) top += 0.5
  const lines: AbilityLine[] = []
  let rest = runs
  while (rest.length > 0 && top <= room.bottom) {
    const [line = []] = fillLines(rest, faces, type, widthAt(top))
    lines.push({ line, left: 50 * unit - widthOf(line) / 2, top: top * unit })
    rest = runsAfter(rest, line.map(({ text }) => text).join('').length)
    top += lead
  }
  return { type, lines, bottom: rest.length > 0 ? Number.POSITIVE_INFINITY : top }
}

/** How much width there is for words at a height. */
const chord = (height: number) => 2 * Math.sqrt(room.radius ** 2 - (50 - height) ** 2)

const wordsIn = (runs: readonly Run[]) =>
  runs.flatMap(({ text, face }) => text.split(/[ -]/).map(word => ({ text: word, face })))

/** What is left of runs after so many letters and the space at which the line was broken. */
function runsAfter(runs: readonly Run[], length: number): Run[] {
  const [first, ...others] = runs
  if (!first) return []
  if (length >= first.text.length) return runsAfter(others, length - first.text.length)
  const text = first.text.slice(length).trimStart()
  return text ? [{ ...first, text }, ...others] : runsAfter(others, 0)
}
