import { catalogue } from '#catalogue/catalogue.ts'
import { type Alignment, alignmentOf } from '#core/character/team.ts'
import { type IconPaths, iconGraphic } from '#graphics/official-icons.ts'
import { placeholderIcons } from '#graphics/placeholder-icons.ts'
import { colours, teamColours } from '#print/typeset/colours.ts'

/** The id that requests the placeholder icon, for characters without an icon of their own. */
const placeholderId = 'placeholder'

/**
 * The icon of an official character as SVG, in the colour of an alignment. `neutral` gives travellers, fabled and loric
 * their team's colour and all others the ink colour. Undefined for an id that isn't in the catalogue.
 */
export function characterSvg(variant: Alignment, id: string, drawings: IconPaths): string | undefined {
  const team = catalogue.characters.get(id)?.team
  if (!team && id !== placeholderId) return undefined
  const path = drawings[id]
  const { box, shapes } = path ? iconGraphic(path) : placeholderIcons[variant]
  const paths = shapes.map(({ d }) => `<path d="${d}"/>`).join('')
  const colour = alignmentColours[variant] ?? neutralColour(team)
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${box} ${box}" fill="${colour}">${paths}</svg>`
}

const alignmentColours: Partial<Record<Alignment, string>> = {
  good: teamColours.townsfolk.mark,
  evil: teamColours.demon.mark
}

const neutralColour = (team: keyof typeof teamColours | undefined) =>
  team && alignmentOf[team] === 'neutral' ? teamColours[team].mark : colours.softInk
