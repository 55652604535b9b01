import { catalogue } from '#catalogue/catalogue.ts'
import { type Alignment, alignmentOf } from '#core/team.ts'
import { type IconDrawings, iconDrawing } from '#drawings/official-icons.ts'
import { placeholders } from '#drawings/placeholders.ts'
import { colours, teamColours } from '#print/paper.ts'

/** Stands in the place of an id for the picture of a character that has none of its own. */
const placeholderId = 'placeholder'

/**
 * The picture of an official character as SVG, in the colour of a side; `neutral` is the colour of a traveller's,
 * fabled's or loric's own team, and ink for all others. `undefined` for an id that the catalogue does not know.
 */
export function characterSvg(variant: Alignment, id: string, drawings: IconDrawings): string | undefined {
  const team = catalogue.characters.get(id)?.team
  if (!team && id !== placeholderId) return undefined
  const path = drawings[id]
  const { box, shapes } = path ? iconDrawing(path) : placeholders[variant]
  const paths = shapes.map(({ d }) => `<path d="${d}"/>`).join('')
  const colour = sides[variant] ?? neutralColour(team)
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${box} ${box}" fill="${colour}">${paths}</svg>`
}

const sides: Partial<Record<Alignment, string>> = {
  good: teamColours.townsfolk.mark,
  evil: teamColours.demon.mark
}

const neutralColour = (team: keyof typeof teamColours | undefined) =>
  team && alignmentOf[team] === 'neutral' ? teamColours[team].mark : colours.softInk
