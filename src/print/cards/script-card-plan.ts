import { type Cast, type CastCharacter, groupByTeam } from '#core/cast/cast.ts'
import type { Team } from '#core/character/team.ts'
import { candlelitColours } from '../back/cover-colours.ts'
import { type IconPlan, planIcon } from '../page/icon-plan.ts'
import { planOrnament } from '../page/ornaments.ts'
import { moveItems, type PlacedBlock, type PlacedItem, stackBlocks } from '../page/placed-item.ts'
import type { PlanContext } from '../page/plan-context.ts'
import { printedAuthor, printedTitle } from '../page/plan-header.ts'
import { centredBlock, type TypesetText, typesetHeading, typesetItalic } from '../page/text-block.ts'
import { planNameArc, type TokenSquare } from '../tokens/token-plan.ts'
import type { ArcText } from '../typeset/arc-text.ts'
import { cardColours, cardSize } from './card-plan.ts'
import { planTokenCluster, type TokenCluster } from './token-cluster.ts'

/** A character's token on the card. Positions are pixels. */
export interface CardTokenPlan {
  team: Team
  icon: IconPlan
  /** The token's upper left corner. */
  left: number
  top: number
  /** The name on an arc; empty when the token is too small for it. */
  arcs: readonly ArcText[]
  /** Position of the icon, in units of a token 100 wide. */
  iconSquare: TokenSquare
}

export interface ScriptCardPlan {
  /** Title, author and ornament. */
  head: readonly PlacedItem[]
  /** Diameter of a token. */
  size: number
  /** Width of the team's mark in hundredths of the diameter; undefined when tokens are too small for a ring. */
  mark: number | undefined
  tokens: readonly CardTokenPlan[]
  counts: readonly { team: Team; count: number }[]
}

/** Width of title and tokens, in pixels. */
const contentWidth = 1084
/** Type sizes tried for the title, each with the number of lines allowed. */
const titleSizes = [
  ...[112, 104, 96, 88, 80, 72, 64].map(size => ({ size, lines: 1 })),
  ...[72, 64, 56].map(size => ({ size, lines: 2 })),
  ...[52, 44, 36].map(size => ({ size, lines: 3 }))
]
const authorSizes = [40, 34, 28, 22]
/** Top of the title: on one line, and on more. */
const titleTop = { short: 110, long: 94 } as const
/** Space between the ornament and the tokens. */
const gapAboveTokens = 14
const contentBottom = 604
/** Smallest diameter of a token with a name, and of one with a ring and its team's mark, in pixels. */
const nameFrom = 104
const markFrom = 44
/** Icon of a token without a name, and of one without a ring, in units of a token 100 wide. */
const iconWithRing: TokenSquare = { left: 21, top: 22.5, size: 58 }
const iconWithoutRing: TokenSquare = { left: 16, top: 16, size: 68 }
/** Width of a team's mark: 9 pixels, within limits in units of a token 100 wide. */
const markWidth = { pixels: 9, least: 8.8, most: 12 } as const

/** Plans the card of a script: its title as large as possible, and below it every character as a token. */
export function planScriptCard(cast: Cast, context: PlanContext): ScriptCardPlan {
  const head = planHead(cast, context)
  const groups = groupByTeam(cast.characters)
  const area = { width: contentWidth, height: contentBottom - head.height }
  const cluster = planTokenCluster(
    groups.map(({ characters }) => characters.length),
    area
  )
  const offsetY = head.height + (area.height - cluster.height) / 2
  return {
    head: head.items,
    size: cluster.size,
    mark: cluster.size < markFrom ? undefined : clamp((markWidth.pixels * 100) / cluster.size, markWidth),
    tokens: groups
      .flatMap(({ characters }) => characters)
      .map((character, index) => planToken(character, index, cluster, offsetY, context)),
    counts: groups.map(({ team, characters }) => ({ team, count: characters.length }))
  }
}

const clamp = (value: number, { least, most }: { least: number; most: number }) =>
  Math.min(most, Math.max(least, value))

/** Title, author and ornament, centred. The height includes the space above them. */
function planHead(cast: Cast, context: PlanContext): PlacedBlock {
  const title = setTitle(printedTitle(cast, context.texts), context)
  const author = setAuthor(printedAuthor(cast), context)
  const top = title.lines.length > 1 ? titleTop.long : titleTop.short
  const lines = [centredBlock(title, cardSize.width), centredBlock(author, cardSize.width)]
  const { height, items } = stackBlocks(
    [...lines, planOrnament(cardSize.width, candlelitColours.line, 1.5)],
    2
  )
  return { height: top + height + gapAboveTokens, items: moveItems(items, 0, top) }
}

function setTitle(text: string, context: PlanContext): TypesetText {
  const set = (size: number, maxWidth: number) =>
    typesetHeading(text, { size, lead: Math.round(size * 1.12), colour: cardColours.ink }, maxWidth, context)
  const fits = titleSizes.find(({ size, lines }) => set(size, contentWidth).lines.length <= lines)
  const { size = 36 } = fits ?? {}
  return balance(maxWidth => set(size, maxWidth), contentWidth)
}

/** The narrowest setting with the same number of lines, so that they have about the same length. */
function balance(set: (width: number) => TypesetText, widest: number): TypesetText {
  let balanced = set(widest)
  for (let maxWidth = widest * 0.96; maxWidth > widest * 0.4; maxWidth *= 0.96) {
    const next = set(maxWidth)
    if (next.lines.length > balanced.lines.length) break
    balanced = next
  }
  return balanced
}

/** Sets the author's line; without an author it is empty. */
function setAuthor(author: string, context: PlanContext): TypesetText {
  const text = author && context.texts.byAuthor(author)
  const set = (size: number) =>
    typesetItalic(
      text,
      { size, lead: Math.round(size * 1.3), colour: cardColours.softInk },
      contentWidth,
      context
    )
  return set(authorSizes.find(size => set(size).lines.length <= 1) ?? 22)
}

function planToken(
  character: CastCharacter,
  index: number,
  { size, positions }: TokenCluster,
  offsetY: number,
  context: PlanContext
): CardTokenPlan {
  const { x = 0, y = 0 } = positions[index] ?? {}
  const withoutName = { arcs: [], iconSquare: size < markFrom ? iconWithoutRing : iconWithRing }
  return {
    team: character.team,
    icon: planIcon(character, context),
    left: cardSize.width / 2 + x - size / 2,
    top: offsetY + y - size / 2,
    ...(size < nameFrom ? withoutName : planNameArc(character.name, context))
  }
}
