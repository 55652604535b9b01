import type { CastCharacter } from '#core/cast.ts'
import { type Night, nights } from '#core/night.ts'
import type { Team } from '#core/team.ts'
import { type ArcWords, setOnArc } from './arc-words.ts'
import { canSpell, type FaceId } from './faces.ts'
import { colours, points } from './paper.ts'
import { headingFace, type IconPlan, type PlanContext, planIcon, sizeIn } from './plan.ts'
import type { PrintOptions } from './print-options.ts'
import { type SearchWords, searchWords } from './search-words.ts'
import { type AbilityPlan, planAbility } from './token-ability.ts'
import type { Token } from './token-list.ts'

/** What a token is planned with. */
export type TokenContext = Pick<PlanContext, 'faces' | 'icons' | 'pictures' | 'language' | 'options'>

/** A square on a token, in units of a token 100 wide. */
export interface TokenSquare {
  left: number
  top: number
  size: number
}

/** One token as it is drawn: sizes on it are in units of a token 100 wide. */
export interface TokenPlan {
  kind: Token['kind']
  team: Team
  /** Diameter after cutting, and the colour beyond it on every side, in points. */
  cut: number
  bleed: number
  icon: IconPlan & { place: TokenSquare }
  words: readonly ArcWords[]
  /** The same words as text. */
  search: SearchWords
  /** Over the icon, where it was asked for and can be read. */
  ability?: AbilityPlan
  /** Whether the leaf of characters that change the setup is on it. */
  setup: boolean
  /** The nights in which the character wakes, as marks on the ring. */
  nights: readonly Night[]
  /** Whether the paper stays white. */
  inkSaver: boolean
}

/** Width of a token with the colour beyond its cut, in points. */
export const widthOfToken = ({ cut, bleed }: Pick<TokenPlan, 'cut' | 'bleed'>): number => cut + 2 * bleed

/** Plans one token: its size, its words on the arc, and the icon in the room that the words leave. */
export const planToken = (token: Token, context: TokenContext): TokenPlan =>
  token.kind === 'character' ? planCharacter(token.character, context) : planReminder(token, context)

/** White paper needs no bleed. */
const bleedOf = ({ inkSaver, tokenBleed }: PrintOptions) => (inkSaver ? 0 : points(tokenBleed))

const nameArc = { radius: 39.2, largest: 13, least: 9, widest: 148 } as const
const labelArc = { radius: 40.5, largest: 13.5, least: 10, widest: 164 } as const

/** A character's name on its arc, and the room that it leaves to the icon. */
export function planNamed(
  name: string,
  context: Pick<TokenContext, 'faces' | 'language'>
): { words: ArcWords[]; place: TokenSquare } {
  const face = headingFace(context, name)
  const words = setOnArc(name, {
    ...nameArc,
    face: context.faces[face],
    largest: sizeIn(face, nameArc.largest),
    least: sizeIn(face, nameArc.least)
  })
  return { words, place: iconPlace(words, 18.5, 49) }
}

function planCharacter(character: CastCharacter, context: TokenContext): TokenPlan {
  const { options, faces } = context
  const face = headingFace(context, character.name)
  const { words, place } = planNamed(character.name, context)
  const cut = points(options.tokenSize)
  const token = { cut, hasLeaf: character.setup }
  const ability = options.tokenAbilities ? planAbility(character.ability, token, faces) : undefined
  const under = ability && iconPlace(words, ability.bottom + air, 42)
  const isRoomy = under !== undefined && under.size >= leastIcon
  const bleed = bleedOf(options)
  return {
    kind: 'character',
    team: character.team,
    cut,
    bleed,
    icon: { ...planIcon(character, context), place: isRoomy ? under : place },
    words,
    search: searchWords(character.name, face, sizeOf(words, cut), { cut, bleed }, faces),
    ...(ability && isRoomy && { ability }),
    setup: character.setup,
    nights: nights.filter(night => character[night] > 0),
    inkSaver: options.inkSaver
  }
}

/** Type size of words on an arc in points. */
const sizeOf = ([line]: readonly ArcWords[], cut: number) => ((line?.size ?? 1) * cut) / 100

/** An ability that leaves an icon less room than this stands on no token. */
const leastIcon = 20

function planReminder(
  { character, label }: Extract<Token, { kind: 'reminder' }>,
  context: TokenContext
): TokenPlan {
  const { options, faces } = context
  const face = labelFace(label, context)
  const words = setOnArc(label, { ...labelArc, face: faces[face] })
  const [cut, bleed] = [points(options.reminderSize), bleedOf(options)]
  return {
    kind: 'reminder',
    team: character.team,
    cut,
    bleed,
    icon: {
      ...planIcon(character, context),
      colour: options.inkSaver ? colours.reminder : reminderColours.light,
      place: iconPlace(words, 11.5, 54)
    },
    words,
    search: searchWords(label, face, sizeOf(words, cut), { cut, bleed }, faces),
    setup: false,
    nights: [],
    inkSaver: options.inkSaver
  }
}

/** A reminder token: dark, so that it stands out from characters on the table. */
export const reminderColours = {
  ring: '#8A69AB',
  light: '#EFE3F7',
  printed: { middle: colours.reminder, edge: colours.reminder, bleed: '#33223F' },
  bare: { middle: '#FFFFFF', edge: colours.line, bleed: '#FFFFFF' }
} as const

const labelFace = (label: string, { faces }: TokenContext): FaceId =>
  canSpell(faces.bold, label) ? 'bold' : 'plainHeading'

const air = 1

/** The largest square under `top` whose lower corners keep clear of the words, at most `most` wide. */
function iconPlace(words: readonly ArcWords[], top: number, most: number): TokenSquare {
  const room = Math.min(46, ...words.map(({ inner }) => inner)) - air
  let size = most
  while (Math.hypot(size / 2, top + size - 50) > room && size > 10) size -= 0.5
  return { left: 50 - size / 2, top, size }
}
