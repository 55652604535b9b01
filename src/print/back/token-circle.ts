import { type Cast, type CastCharacter, groupByTeam } from '#core/cast/cast.ts'
import { type IconPlan, planIcon } from '../page/icon-plan.ts'
import { candle } from '../page/ornaments.ts'
import { pageImage } from '../page/page-image.ts'
import type { PlacedBlock, PlacedItem } from '../page/placed-item.ts'
import type { PlanContext } from '../page/plan-context.ts'
import { printedTitle } from '../page/plan-header.ts'
import type { CoverColours } from './cover-colours.ts'

/** Maximum diameter of a token, in points. */
const maxTokenSize = 104
const maxRings = 5

/** A ring of `count` tokens. `radius`: distance of the tokens' centres from the centre, in points. */
interface Ring {
  radius: number
  count: number
}

/** Plans all characters as tokens around the logo or a candle, on several rings if one makes the tokens much smaller. */
export function planTokenCircle(
  cast: Cast,
  diameter: number,
  palette: CoverColours,
  context: PlanContext
): PlacedBlock {
  const { characters } = cast
  const ordered = groupByTeam(characters).flatMap(group => group.characters)
  const attempts = Array.from({ length: maxRings }, (_, index) =>
    ringsOf(ordered.length, index + 1, diameter)
  )
  const best = attempts.reduce((one, other) => (other.size > one.size * 1.3 ? other : one))
  const centres = best.rings.flatMap(({ radius, count }) =>
    Array.from({ length: count }, (_, index) => {
      const angle = (2 * Math.PI * index) / count - Math.PI / 2
      return { x: diameter / 2 + radius * Math.cos(angle), y: diameter / 2 + radius * Math.sin(angle) }
    })
  )
  const tokens = ordered.flatMap((character, index) => {
    const centre = centres[index]
    return centre ? planToken(character, centre, best.size, palette, context) : []
  })
  return { height: diameter, items: [...planCentre(cast, diameter, palette, context), ...tokens] }
}

/** The largest tokens that fit on a number of rings; size 0 when none fit. */
function ringsOf(total: number, rings: number, diameter: number): { size: number; rings: Ring[] } {
  const gap = 1.12
  for (let size = maxTokenSize; size > 6; size -= 0.5) {
    const radii = Array.from({ length: rings }, (_, ring) => (diameter - size) / 2 - ring * size * gap)
    const innermost = radii.at(-1) ?? 0
    const capacities = radii.map(radius => Math.floor((2 * Math.PI * radius) / (size * gap)))
    const capacity = capacities.reduce((sum, count) => sum + count, 0)
    if (innermost < diameter * 0.19 + size / 2 || capacity < total) continue
    return { size, rings: distribute(total, radii, capacities) }
  }
  return { size: 0, rings: [] }
}

/** Distributes tokens among rings in proportion to each ring's capacity, the outermost first. */
function distribute(total: number, radii: readonly number[], capacities: readonly number[]): Ring[] {
  let tokensLeft = total
  let capacityLeft = capacities.reduce((sum, count) => sum + count, 0)
  return radii.map((radius, ring) => {
    const capacity = capacities[ring] ?? 0
    const count = Math.min(capacity, Math.ceil((tokensLeft * capacity) / capacityLeft))
    tokensLeft -= count
    capacityLeft -= capacity
    return { radius, count }
  })
}

function planToken(
  character: CastCharacter,
  { x, y }: { x: number; y: number },
  size: number,
  palette: CoverColours,
  context: PlanContext
): PlacedItem[] {
  const disc = (diameter: number, paint: { fill?: string; edge?: string }): PlacedItem => ({
    kind: 'box',
    left: x - diameter / 2,
    top: y - diameter / 2,
    width: diameter,
    height: diameter,
    radius: diameter / 2,
    ...paint
  })
  const icon = size * 0.56
  return [
    disc(size, { fill: palette.tokenRim }),
    disc(size * 0.967, { fill: palette.tokenFill }),
    disc(size * 0.88, { edge: context.palette.teams[character.team].mark }),
    { kind: 'icon', icon: planIcon(character, context), size: icon, left: x - icon / 2, top: y - icon / 2 }
  ]
}

function planCentre(cast: Cast, diameter: number, palette: CoverColours, context: PlanContext): PlacedItem[] {
  const image = pageImage(cast.logo, context.images)
  if (!image) return planCandle(diameter, palette, context)
  const size = diameter * 0.36
  const corner = (diameter - size) / 2
  const icon: IconPlan = { graphic: candle.flame, colour: palette.line, image: image }
  const label = cast.hideTitle ? { label: printedTitle(cast, context.texts) } : {}
  return [{ kind: 'icon', icon, size, left: corner, top: corner, ...label }]
}

function planCandle(diameter: number, palette: CoverColours, { options }: PlanContext): PlacedItem[] {
  const size = diameter * 0.34
  const at = { size, left: (diameter - size) / 2, top: (diameter - size) / 2 - size * 0.04 }
  const part = (name: keyof typeof candle, colour: string): PlacedItem => ({
    kind: 'icon',
    icon: { graphic: candle[name], colour },
    ...at
  })
  if (options.inkSaver)
    return [
      part('flame', palette.line),
      part('heart', palette.page),
      part('wax', palette.tokenRim),
      part('dish', palette.line)
    ]
  return [
    part('dish', '#8A7348'),
    part('wax', '#E9DCBF'),
    part('flame', '#FFC45E'),
    part('heart', '#FFF3CF'),
    part('wick', '#3D3126')
  ]
}
