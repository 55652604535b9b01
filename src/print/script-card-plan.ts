import { type Cast, type CastCharacter, groupByTeam } from '#core/cast.ts'
import type { Team } from '#core/team.ts'
import type { ArcWords } from './arc-words.ts'
import { cardColours, cardSize } from './card-plan.ts'
import { candlelit } from './cover-colours.ts'
import { type Crowd, planCrowd } from './crowd.ts'
import { planOrnament } from './ornaments.ts'
import { type Block, moved, type Placed, stackBlocks } from './placed.ts'
import { type IconPlan, type PlanContext, planIcon } from './plan.ts'
import { authorOf, titleOf } from './plan-header.ts'
import { centredBlock, type SetText, setHeading, setItalic } from './setting.ts'
import { planNamed, type TokenSquare } from './token-plan.ts'

/** A character of the script at its place on the card, in pixels. */
export interface CardTokenPlan {
  team: Team
  icon: IconPlan
  /** The token's upper left corner. */
  left: number
  top: number
  /** Its name, where the token is large enough to have one, and its icon's place. */
  words: readonly ArcWords[]
  place: TokenSquare
}

export interface ScriptCardPlan {
  /** Title, author and ornament. */
  head: readonly Placed[]
  /** Diameter of a token. */
  size: number
  /** Width of the mark on its ring in hundredths of it; none when it is too small for a ring. */
  mark: number | undefined
  tokens: readonly CardTokenPlan[]
  counts: readonly { team: Team; count: number }[]
}

const width = 1084
/** Sizes of a title that are tried, with the lines that it may take in each. */
const titles = [
  ...[112, 104, 96, 88, 80, 72, 64].map(size => ({ size, lines: 1 })),
  ...[72, 64, 56].map(size => ({ size, lines: 2 })),
  ...[52, 44, 36].map(size => ({ size, lines: 3 }))
]
const authors = [40, 34, 28, 22]
/** Where the title begins: on one line, and on more. */
const tops = { short: 110, long: 94 } as const
/** Between the ornament and the tokens. */
const air = 14
const bottom = 604
/** Pixels from which on a token bears its name, and a ring with its team's mark. */
const named = 104
const marked = 44
/** Where the icon of a token without a name stands, and of one that has no ring either. */
const roomy: TokenSquare = { left: 21, top: 22.5, size: 58 }
const bare: TokenSquare = { left: 16, top: 16, size: 68 }
/** How wide a mark is, in pixels as far as a token bears it. */
const mark = { pixels: 9, least: 8.8, most: 12 } as const

/** Plans the card of a script: its title as large as it goes, under it every character as a token. */
export function planScriptCard(cast: Cast, context: PlanContext): ScriptCardPlan {
  const head = planHead(cast, context)
  const groups = groupByTeam(cast.characters)
  const room = { width, height: bottom - head.height }
  const crowd = planCrowd(
    groups.map(({ characters }) => characters.length),
    room
  )
  const down = head.height + (room.height - crowd.height) / 2
  return {
    head: head.items,
    size: crowd.size,
    mark: crowd.size < marked ? undefined : within((mark.pixels * 100) / crowd.size, mark),
    tokens: groups
      .flatMap(({ characters }) => characters)
      .map((character, index) => planToken(character, index, crowd, down, context)),
    counts: groups.map(({ team, characters }) => ({ team, count: characters.length }))
  }
}

const within = (value: number, { least, most }: { least: number; most: number }) =>
  Math.min(most, Math.max(least, value))

/** Title, author and ornament under each other, in the middle of the card; the height reaches from its top. */
function planHead(cast: Cast, context: PlanContext): Block {
  const title = setTitle(titleOf(cast, context.words), context)
  const author = setAuthor(authorOf(cast), context)
  const top = title.lines.length > 1 ? tops.long : tops.short
  const words = [centredBlock(title, cardSize.width), centredBlock(author, cardSize.width)]
  const { height, items } = stackBlocks([...words, planOrnament(cardSize.width, candlelit.line, 1.5)], 2)
  return { height: top + height + air, items: moved(items, 0, top) }
}

function setTitle(text: string, context: PlanContext): SetText {
  const set = (size: number, wide: number) =>
    setHeading(text, { size, lead: Math.round(size * 1.12), colour: cardColours.ink }, wide, context)
  const fits = titles.find(({ size, lines }) => set(size, width).lines.length <= lines)
  const { size = 36 } = fits ?? {}
  return even(wide => set(size, wide), width)
}

/** The narrowest setting with no more lines, so that these are about as long as each other. */
function even(set: (width: number) => SetText, widest: number): SetText {
  let best = set(widest)
  for (let wide = widest * 0.96; wide > widest * 0.4; wide *= 0.96) {
    const next = set(wide)
    if (next.lines.length > best.lines.length) break
    best = next
  }
  return best
}

/** A script without an author has no line for one. */
function setAuthor(author: string, context: PlanContext): SetText {
  const text = author && context.words.byAuthor(author)
  const set = (size: number) =>
    setItalic(text, { size, lead: Math.round(size * 1.3), colour: cardColours.softInk }, width, context)
  return set(authors.find(size => set(size).lines.length <= 1) ?? 22)
}

function planToken(
  character: CastCharacter,
  index: number,
  { size, places }: Crowd,
  down: number,
  context: PlanContext
): CardTokenPlan {
  const { x = 0, y = 0 } = places[index] ?? {}
  const alone = { words: [], place: size < marked ? bare : roomy }
  return {
    team: character.team,
    icon: planIcon(character, context),
    left: cardSize.width / 2 + x - size / 2,
    top: down + y - size / 2,
    ...(size < named ? alone : planNamed(character.name, context))
  }
}
