import * as z from 'zod/mini'
import { type Team, teams } from '#core/character/team.ts'
import { type LabelSheet, type LabelSheetId, labelSheets } from './label-sheets.ts'

/** The kinds of tokens, in page order. */
export const tokenKinds = ['character', 'reminder'] as const
export type TokenKind = (typeof tokenKinds)[number]

/** Maximum number of copies of one token. */
export const maxTokenCopies = 20
/** Maximum number of tokens with a count of their own. */
export const maxTokenCounts = 200
/** Maximum letters of a token's key. */
export const maxTokenKey = 100

/** Minimum and maximum of the gap between tokens, in millimetres. */
export const tokenGapLimits = [0, 20] as const

/** How the cut of a token is marked: short lines at four corners of its bleed, a hairline along the cut, or not at all. */
export const tokenMarks = ['corners', 'line', 'none'] as const

/** The backs of tokens: none, of one colour, or with an ornament. */
export const tokenBacks = ['none', 'plain', 'pattern'] as const

/** What is drawn on the paper of character tokens. */
export const tokenTextures = ['none', 'parchment'] as const

/** How strongly the paper's colour covers an own image behind character tokens. `light`: as much as text needs. */
export const tokenVeils = ['light', 'medium', 'strong'] as const
export type TokenVeil = (typeof tokenVeils)[number]

/** A colour as `#rrggbb`. */
export const colourSchema = z.string().check(z.regex(/^#[\da-f]{6}$/i))

/** How far backs can be moved in either direction, in millimetres. */
export const backOffsetLimits = [-10, 10] as const

/** Diameters of common round punches, in millimetres; those of inches are exact. */
export const punchSizes = [
  16, 19.05, 20, 25, 25.4, 30, 31.75, 32, 38, 38.1, 40, 44.45, 45, 50, 50.8, 58, 63.5, 75, 76.2
] as const

const offsetSchema = z.number().check(z.minimum(backOffsetLimits[0]), z.maximum(backOffsetLimits[1]))
const sheetSchema = z.enum(Object.keys(labelSheets) as [LabelSheetId, ...LabelSheetId[]])

const copiesSchema = z.int().check(z.minimum(0), z.maximum(maxTokenCopies))

const countsSchema = z
  .record(z.string().check(z.maxLength(maxTokenKey)), copiesSchema)
  .check(z.refine(counts => Object.keys(counts).length <= maxTokenCounts))

/** The options of tokens that a print has beside their sizes. */
export const tokenSchemas = {
  tokenKinds: z.readonly(z.array(z.enum(tokenKinds)).check(z.minLength(1))),
  tokenTeams: z.readonly(z.array(z.enum(teams)).check(z.minLength(1))),
  /** Copies by the keys of `TokenEntry`; all other tokens have as many as the rules ask for. */
  tokenCounts: countsSchema,
  /** A token with the script's logo or title. */
  titleToken: z.boolean(),
  /** A token with the QR code of a public script's page. */
  qrToken: z.boolean(),
  /** Numbers of character and reminder tokens to write on. */
  blankTokens: copiesSchema,
  blankReminders: copiesSchema,
  /** Colour of the paper of character tokens. Reminder tokens stay dark. */
  tokenColour: z.optional(colourSchema),
  tokenTexture: z.enum(tokenTextures),
  /** Smallest gap between tokens with their bleed, in millimetres. */
  tokenGap: z.number().check(z.minimum(tokenGapLimits[0]), z.maximum(tokenGapLimits[1])),
  tokenMarks: z.enum(tokenMarks),
  /** Small leaves on a character token for the number of its reminders. */
  tokenLeaves: z.boolean(),
  tokenBacks: z.enum(tokenBacks),
  /** Moves backs to the right and down, in millimetres. */
  backOffsetX: offsetSchema,
  backOffsetY: offsetSchema,
  /** Adds a sheet that shows how far a printer moves backs. */
  backTest: z.boolean(),
  /** Sheets of labels on which tokens are printed, each as large as its label. A sheet of another paper is ignored. */
  tokenSheet: z.optional(sheetSchema),
  reminderSheet: z.optional(sheetSchema)
}

/** The same options, with their defaults: options that were stored before have none. */
export const tokenOptionFields = {
  tokenKinds: z._default(tokenSchemas.tokenKinds, [...tokenKinds]),
  tokenTeams: z._default(tokenSchemas.tokenTeams, [...teams]),
  tokenCounts: z._default(tokenSchemas.tokenCounts, {}),
  titleToken: z._default(tokenSchemas.titleToken, false),
  qrToken: z._default(tokenSchemas.qrToken, false),
  blankTokens: z._default(tokenSchemas.blankTokens, 0),
  blankReminders: z._default(tokenSchemas.blankReminders, 0),
  tokenColour: tokenSchemas.tokenColour,
  tokenTexture: z._default(tokenSchemas.tokenTexture, 'none'),
  tokenGap: z._default(tokenSchemas.tokenGap, 0),
  tokenMarks: z._default(tokenSchemas.tokenMarks, 'corners'),
  tokenLeaves: z._default(tokenSchemas.tokenLeaves, false),
  tokenBacks: z._default(tokenSchemas.tokenBacks, 'none'),
  backOffsetX: z._default(tokenSchemas.backOffsetX, 0),
  backOffsetY: z._default(tokenSchemas.backOffsetY, 0),
  backTest: z._default(tokenSchemas.backTest, false),
  tokenSheet: tokenSchemas.tokenSheet,
  reminderSheet: tokenSchemas.reminderSheet
}

/** Which tokens are printed, and how many of each. */
export interface TokenSelection {
  tokenKinds: readonly TokenKind[]
  tokenTeams: readonly Team[]
  tokenCounts: Readonly<Record<string, number>>
}

/** The tokens that belong to no character. */
export interface FurtherTokens {
  titleToken: boolean
  qrToken: boolean
  blankTokens: number
  blankReminders: number
}

interface TokenOptions extends TokenSelection, FurtherTokens {
  tokenTexture: (typeof tokenTextures)[number]
  tokenGap: number
  tokenMarks: (typeof tokenMarks)[number]
  tokenLeaves: boolean
  tokenBacks: (typeof tokenBacks)[number]
  backOffsetX: number
  backOffsetY: number
  backTest: boolean
}

/** The values of `tokenOptionFields` unless they are chosen. */
export const defaultTokenOptions = {
  tokenKinds,
  tokenTeams: teams,
  tokenCounts: {},
  titleToken: false,
  qrToken: false,
  blankTokens: 0,
  blankReminders: 0,
  tokenTexture: 'none',
  tokenGap: 0,
  tokenMarks: 'corners',
  tokenLeaves: false,
  tokenBacks: 'none',
  backOffsetX: 0,
  backOffsetY: 0,
  backTest: false
} satisfies TokenOptions

/** The options that say where tokens are printed, and how large. */
interface SheetOptions {
  paper: LabelSheet['paper']
  tokenSheet?: LabelSheetId | undefined
  reminderSheet?: LabelSheetId | undefined
}

/** The sheet of labels for a kind of tokens; undefined for plain paper. */
export function labelSheetOf(kind: TokenKind, options: SheetOptions): LabelSheet | undefined {
  const id = kind === 'character' ? options.tokenSheet : options.reminderSheet
  const sheet = id && labelSheets[id]
  return sheet?.paper === options.paper ? sheet : undefined
}
