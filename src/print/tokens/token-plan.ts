import type { CastCharacter } from '#core/cast/cast.ts'
import type { Team } from '#core/character/team.ts'
import { type Night, nights } from '#core/night/night.ts'
import { type IconPlan, planIcon } from '../page/icon-plan.ts'
import { type PageImage, pageImage } from '../page/page-image.ts'
import type { PlanContext } from '../page/plan-context.ts'
import type { Token } from '../token-list.ts'
import type { TokenKind } from '../token-options.ts'
import { type ArcText, setTextAbove, setTextOnArc } from '../typeset/arc-text.ts'
import { colours } from '../typeset/colours.ts'
import { headingFace, sizeInFace } from '../typeset/heading-face.ts'
import { paperColour } from '../typeset/readable-colour.ts'
import { planSearchText, type SearchText } from './search-text.ts'
import { type AbilityPlan, planAbility } from './token-ability.ts'
import { type TokenSize, tokenSize } from './token-size.ts'

export type TokenContext = Pick<
  PlanContext,
  'faces' | 'icons' | 'images' | 'language' | 'options' | 'tokenBackground'
>

/** A square on a token, in units of a token 100 wide. */
export interface TokenSquare {
  left: number
  top: number
  size: number
}

/** Lines of text on a token. */
export type TokenText = Pick<AbilityPlan, 'style' | 'lines'>

/** The layout of one token. Sizes on it are in units of a token 100 wide. */
export interface TokenPlan extends TokenSize, TokenLook {
  kind: TokenKind
  /** Absent on a token of no character. */
  team?: Team
  /** Absent on a blank token. */
  icon?: IconPlan & { square: TokenSquare }
  arcs: readonly ArcText[]
  /** The same text, invisible, for search and screen readers. */
  search?: SearchText
  /** The script's title in the middle of a token. */
  title?: TokenText
  /** Above the icon; absent when the options exclude it or it has no readable size. */
  ability?: AbilityPlan
  /** Whether the character changes the setup, which a leaf marks. */
  setup: boolean
  /** The nights in which the character wakes, which moons on the ring mark. */
  nights: readonly Night[]
  /** Number of reminders, which small leaves on the ring show. */
  leaves: number
}

/** The look of a token's paper. */
interface TokenLook {
  /** Whether it stays white. */
  inkSaver: boolean
  /** Its colour on a character token, else the usual one. */
  colour?: string
  hasTexture: boolean
  /** The user's image on a character token, under a veil of this opacity. */
  background?: { image: PageImage; veil: number }
}

/** The look that the options ask for. A colour too dark for text is lightened. */
export function tokenLook({ options, images, tokenBackground }: TokenContext): TokenLook {
  const { inkSaver, tokenColour, tokenTexture } = options
  const image = inkSaver ? undefined : pageImage(tokenBackground?.address, images)
  return {
    inkSaver,
    ...(tokenColour && !inkSaver && { colour: paperColour(tokenColour) }),
    hasTexture: tokenTexture === 'parchment' && !inkSaver,
    ...(image && tokenBackground && { background: { image, veil: tokenBackground.veil } })
  }
}

/** The token of a character, or of one of its reminders. */
export type CharacterTokenPlan = TokenPlan & Required<Pick<TokenPlan, 'team' | 'icon' | 'search'>>

/** Width of a token with its bleed, in points. */
export const widthOfToken = ({ cut, bleed }: TokenSize): number => cut + 2 * bleed

/** Plans one token: its size, its text on an arc, and the icon in the space that the text leaves. */
export const planToken = (token: Token, context: TokenContext): CharacterTokenPlan =>
  token.kind === 'character' ? planCharacter(token.character, context) : planReminder(token, context)

const nameArc = { radius: 39.2, largest: 13, least: 9, widest: 148 } as const
const labelArc = { radius: 40.5, largest: 13.5, least: 10, widest: 164 } as const
/** The name of a reminder's character: its type size in points, and the largest one in units of a token 100 wide. */
const ownerArc = { radius: 36.5, size: 6.5, largest: 10.5, widest: 130 } as const

/** Sets a character's name on an arc, and places the icon in the space under it. */
export function planNameArc(
  name: string,
  context: Pick<TokenContext, 'faces' | 'language'>
): { arcs: ArcText[]; iconSquare: TokenSquare } {
  const face = headingFace(context, name)
  const arcs = setTextOnArc(name, {
    ...nameArc,
    face: context.faces[face],
    largest: sizeInFace(face, nameArc.largest),
    least: sizeInFace(face, nameArc.least)
  })
  return { arcs, iconSquare: findIconSquare(arcs, 18.5, 49) }
}

function planCharacter(character: CastCharacter, context: TokenContext): CharacterTokenPlan {
  const { options, faces } = context
  const face = headingFace(context, character.name)
  const { arcs, iconSquare } = planNameArc(character.name, context)
  const { cut, bleed } = tokenSize('character', options)
  const token = { cut, hasLeaf: character.setup }
  const ability = options.tokenAbilities ? planAbility(character.ability, token, faces) : undefined
  const squareBelow = ability && findIconSquare(arcs, ability.bottom + gap, 42)
  const fitsBoth = squareBelow !== undefined && squareBelow.size >= minIconSize
  return {
    kind: 'character',
    team: character.team,
    cut,
    bleed,
    icon: { ...planIcon(character, context), square: fitsBoth ? squareBelow : iconSquare },
    arcs,
    search: planSearchText(character.name, face, sizeOf(arcs, cut), { cut, bleed }, faces),
    ...(ability && fitsBoth && { ability }),
    setup: character.setup,
    nights: nights.filter(night => character[night] > 0),
    leaves: options.tokenLeaves ? character.reminders.length + character.remindersGlobal.length : 0,
    ...tokenLook(context)
  }
}

/** Type size of text on an arc, in points. */
const sizeOf = ([line]: readonly ArcText[], cut: number) => ((line?.size ?? 1) * cut) / 100

/** Smallest icon under an ability, in units of a token 100 wide. With less space the ability is left out. */
const minIconSize = 20

function planReminder(
  { character, label }: Extract<Token, { kind: 'reminder' }>,
  context: TokenContext
): CharacterTokenPlan {
  const { options, faces } = context
  const arcs = setTextOnArc(label, { ...labelArc, face: faces.bold })
  const { cut, bleed } = tokenSize('reminder', options)
  const icon = planIcon(character, context)
  const owner = icon.isMonogram ? planOwnerArc(character.name, cut, context) : undefined
  return {
    kind: 'reminder',
    team: character.team,
    cut,
    bleed,
    icon: {
      ...icon,
      colour: options.inkSaver ? colours.reminder : reminderColours.light,
      square: findIconSquare(arcs, owner ? 17.5 : 11.5, 54)
    },
    arcs: owner ? [...arcs, owner] : arcs,
    search: planSearchText(
      owner ? `${label} · ${character.name}` : label,
      'bold',
      sizeOf(arcs, cut),
      { cut, bleed },
      faces
    ),
    setup: false,
    nights: [],
    leaves: 0,
    ...tokenLook(context)
  }
}

/** The name above a monogram, unless the token is too small for it. */
function planOwnerArc(name: string, cut: number, { faces }: TokenContext): ArcText | undefined {
  const size = (ownerArc.size * 100) / cut
  if (size > ownerArc.largest) return undefined
  return setTextAbove(name, { ...ownerArc, size, face: faces.text })
}

/** Colours of reminder tokens: dark, to stand out from character tokens on the table. */
export const reminderColours = {
  ring: '#8A69AB',
  light: '#EFE3F7',
  printed: { middle: colours.reminder, edge: colours.reminder, bleed: '#33223F' },
  bare: { middle: '#FFFFFF', edge: colours.line, bleed: '#FFFFFF' }
} as const

/** Space between text and icon, in units of a token 100 wide. */
const gap = 1

/** The largest square below `top` whose lower corners do not touch the text, at most `maxSize` wide. */
export function findIconSquare(arcs: readonly ArcText[], top: number, maxSize: number): TokenSquare {
  const radius = Math.min(46, ...arcs.map(({ inner }) => inner)) - gap
  let size = maxSize
  while (Math.hypot(size / 2, top + size - 50) > radius && size > 10) size -= 0.5
  return { left: 50 - size / 2, top, size }
}
