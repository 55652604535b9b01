import * as z from 'zod/mini'
import { colourSchema, defaultTokenOptions, tokenOptionFields } from './token-options.ts'

/** The paper sizes that prints support. */
export const papers = ['a4', 'letter'] as const
export type Paper = (typeof papers)[number]

/** The parts of the storyteller's pack, in page order. */
export const packParts = [
  'infoCards',
  'bluffCard',
  'playerCounts',
  'seating',
  'jinxCard',
  'playerCards',
  'tentCards'
] as const
export type PackPart = (typeof packParts)[number]

/** The parts of a print, in page order. */
export const printParts = ['sheet', 'back', 'night', 'almanac', 'tokens', 'strips', ...packParts] as const
export type PrintPart = (typeof printParts)[number]

/** Maximum number of copies of the character sheet. */
export const maxCopies = 20

/** Maximum number of lines and letters of an option with a text per line. */
export const ownLines = { count: 20, letters: 2000 } as const

const lines = z._default(z.string().check(z.maxLength(ownLines.letters)), '')

/** The texts of such an option, without blank lines. */
export const readLines = (text: string): string[] =>
  text
    .split('\n')
    .map(line => line.trim())
    .filter(Boolean)
    .slice(0, ownLines.count)

/** Minimum and maximum in millimetres: diameter of character and reminder tokens, and width of the bleed. */
export const tokenSizeLimits = { token: [25, 90], reminder: [15, 60], bleed: [0, 4] } as const

const millimetres = ([min, max]: readonly [number, number]) =>
  z.number().check(z.minimum(min), z.maximum(max))

/** Parts and look of a print. Stored by the export dialog; also the query parameters of the Worker's sheet routes. */
export const printOptionsSchema = z.object({
  paper: z.enum(papers),
  parts: z.readonly(z.array(z.enum(printParts)).check(z.minLength(1))),
  /** Of the character sheet. `half`: two per page, for small scripts. `large`: large print, on as many pages as it needs. */
  size: z.enum(['full', 'half', 'large']),
  columns: z.union([z.literal(1), z.literal(2)]),
  /** `booklet`: pages of half the size, two on each side of the paper, in the order of a booklet that is folded and stapled. */
  imposition: z._default(z.enum(['none', 'booklet']), 'none'),
  back: z.enum(['information', 'cover']),
  /** `large`: each night on a page of its own. */
  nights: z.enum(['full', 'large', 'compact']),
  /** Size of the pieces that the night order is cut into. */
  stripSize: z._default(z.enum(['strip', 'card']), 'strip'),
  /** Whether jinxes and house rules are printed. */
  jinxes: z._default(z.boolean(), true),
  houseRules: z._default(z.boolean(), true),
  /** Whether the QR code of a public script's page is printed. */
  qrCode: z._default(z.boolean(), true),
  inkSaver: z.boolean(),
  /** Omits everything that only the storyteller may know. */
  playersCopy: z.boolean(),
  /** Copies of the character sheet. */
  copies: z.int().check(z.minimum(1), z.maximum(maxCopies)),
  /** Colour of title, lines and headings. */
  accent: z.optional(colourSchema),
  /** Language tag. The caller supplies the script's texts in that language. */
  secondLanguage: z.optional(z.string().check(z.minLength(2))),
  /** Diameter of a character token after cutting, in millimetres. */
  tokenSize: millimetres(tokenSizeLimits.token),
  /** Diameter of a reminder token after cutting, in millimetres. */
  reminderSize: millimetres(tokenSizeLimits.reminder),
  tokenBleed: millimetres(tokenSizeLimits.bleed),
  /** Prints abilities on character tokens that are large enough for readable text. */
  tokenAbilities: z.boolean(),
  /** Further info cards, one per line. */
  cardTexts: lines,
  /** Names on tent cards, one per line. */
  playerNames: lines,
  ...tokenOptionFields
})

export type PrintOptions = z.infer<typeof printOptionsSchema>

export const defaultPrintOptions: PrintOptions = {
  paper: 'a4',
  parts: ['sheet', 'night'],
  size: 'full',
  columns: 2,
  imposition: 'none',
  back: 'information',
  nights: 'full',
  stripSize: 'strip',
  jinxes: true,
  houseRules: true,
  qrCode: true,
  inkSaver: false,
  playersCopy: false,
  copies: 1,
  tokenSize: 45,
  reminderSize: 25,
  tokenBleed: 1.5,
  tokenAbilities: false,
  cardTexts: '',
  playerNames: '',
  ...defaultTokenOptions
}

/** The parts that players may see. */
export const publicParts: readonly PrintPart[] = [
  'sheet',
  'back',
  'playerCounts',
  'jinxCard',
  'playerCards',
  'tentCards'
]

/** The parts that a booklet may have: those to read. The others have a size of their own. */
export const bookletParts: readonly PrintPart[] = ['sheet', 'back', 'night', 'almanac']

/**
 * Whether the other options allow a part: a players' copy has only parts that players may see, a booklet only parts to
 * read, and jinxes can be left out.
 */
export const isPrintablePart = (
  part: PrintPart,
  { playersCopy, imposition, jinxes }: Pick<PrintOptions, 'playersCopy' | 'imposition' | 'jinxes'>
): boolean =>
  (!playersCopy || publicParts.includes(part)) &&
  (imposition === 'none' || bookletParts.includes(part)) &&
  (jinxes || part !== 'jinxCard')

/**
 * The parts to print, in page order: the requested ones that can be printed, at least the character sheet. A booklet
 * begins with its cover.
 */
export function partsToPrint(options: PrintOptions): PrintPart[] {
  const printable = printParts.filter(part => options.parts.includes(part) && isPrintablePart(part, options))
  if (printable.length === 0) return ['sheet']
  const hasCover = options.imposition === 'booklet' && options.back === 'cover' && printable.includes('back')
  return hasCover ? ['back', ...printable.filter(part => part !== 'back')] : printable
}

/** Whether the sheet's back lists jinxes, house rules, travellers, fabled and loric, which the sheet then omits. */
export const hasInformationBack = (options: PrintOptions): boolean =>
  options.size === 'full' &&
  options.back === 'information' &&
  (['sheet', 'back'] as const).every(part => partsToPrint(options).includes(part))
