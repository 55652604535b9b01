import { type Cast, type CastCharacter, groupByTeam } from '#core/cast.ts'
import type { CoverColours } from './cover-colours.ts'
import { candle } from './ornaments.ts'
import { shownPicture } from './picture.ts'
import type { Block, Placed } from './placed.ts'
import { type PlanContext, planIcon } from './plan.ts'

const largestToken = 104
const mostRings = 5

/** A ring of tokens: its radius and how many stand on it. */
interface Ring {
  radius: number
  count: number
}

/** All characters as tokens, on one ring or on several if they would else be too small, round the logo or a candle. */
export function planCircle(
  { characters, logo }: Cast,
  diameter: number,
  look: CoverColours,
  context: PlanContext
): Block {
  const ordered = groupByTeam(characters).flatMap(group => group.characters)
  const tries = Array.from({ length: mostRings }, (_, index) => ringsOf(ordered.length, index + 1, diameter))
  const best = tries.reduce((one, other) => (other.size > one.size * 1.3 ? other : one))
  const places = best.rings.flatMap(({ radius, count }) =>
    Array.from({ length: count }, (_, index) => {
      const turn = (2 * Math.PI * index) / count - Math.PI / 2
      return { x: diameter / 2 + radius * Math.cos(turn), y: diameter / 2 + radius * Math.sin(turn) }
    })
  )
  const tokens = ordered.flatMap((character, index) => {
    const place = places[index]
    return place ? planToken(character, place, best.size, look, context) : []
  })
  return { height: diameter, items: [...planMiddle(logo, diameter, look, context), ...tokens] }
}

function ringsOf(total: number, rings: number, diameter: number): { size: number; rings: Ring[] } {
  const gap = 1.12
  for (let size = largestToken; size > 6; size -= 0.5) {
    const radii = Array.from({ length: rings }, (_, ring) => (diameter - size) / 2 - ring * size * gap)
    const innermost = radii.at(-1) ?? 0
    const most = radii.map(radius => Math.floor((2 * Math.PI * radius) / (size * gap)))
    const room = most.reduce((sum, count) => sum + count, 0)
    if (innermost < diameter * 0.19 + size / 2 || room < total) continue
    return { size, rings: shareOut(total, radii, most) }
  }
  return { size: 0, rings: [] }
}

/** Shares tokens out among rings by what each has room for, the outermost first. */
function shareOut(total: number, radii: readonly number[], most: readonly number[]): Ring[] {
  let left = total
  let room = most.reduce((sum, count) => sum + count, 0)
  return radii.map((radius, ring) => {
    const can = most[ring] ?? 0
    const count = Math.min(can, Math.ceil((left * can) / room))
    left -= count
    room -= can
    return { radius, count }
  })
}

function planToken(
  character: CastCharacter,
  { x, y }: { x: number; y: number },
  size: number,
  look: CoverColours,
  context: PlanContext
): Placed[] {
  const disc = (across: number, paint: { fill?: string; edge?: string }): Placed => ({
    kind: 'box',
    left: x - across / 2,
    top: y - across / 2,
    width: across,
    height: across,
    radius: across / 2,
    ...paint
  })
  const icon = size * 0.56
  return [
    disc(size, { fill: look.rim }),
    disc(size * 0.967, { fill: look.paper }),
    disc(size * 0.88, { edge: context.palette.teams[character.team].mark }),
    { kind: 'icon', icon: planIcon(character, context), size: icon, left: x - icon / 2, top: y - icon / 2 }
  ]
}

function planMiddle(logo: string, diameter: number, look: CoverColours, context: PlanContext): Placed[] {
  const picture = shownPicture(logo, context.pictures)
  if (!picture) return planCandle(diameter, look, context)
  const size = diameter * 0.36
  const middle = (diameter - size) / 2
  const icon = { drawing: candle.flame, colour: look.line, picture }
  return [{ kind: 'icon', icon, size, left: middle, top: middle }]
}

function planCandle(diameter: number, look: CoverColours, { options }: PlanContext): Placed[] {
  const size = diameter * 0.34
  const at = { size, left: (diameter - size) / 2, top: (diameter - size) / 2 - size * 0.04 }
  const part = (name: keyof typeof candle, colour: string): Placed => ({
    kind: 'icon',
    icon: { drawing: candle[name], colour },
    ...at
  })
  if (options.inkSaver)
    return [
      part('flame', look.line),
      part('heart', look.page),
      part('wax', look.rim),
      part('dish', look.line)
    ]
  return [
    part('dish', '#8A7348'),
    part('wax', '#E9DCBF'),
    part('flame', '#FFC45E'),
    part('heart', '#FFF3CF'),
    part('wick', '#3D3126')
  ]
}
