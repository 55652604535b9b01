import type { Team } from '#core/character/team.ts'
import type { CharacterSheetContent, TeamPlan } from './character-sheet/character-sheet-plan.ts'
import { extraTeams } from './character-sheet/compose-galley.ts'
import type { PrintOptions, PrintPart } from './print-options.ts'
import { type SheetPage, type SheetPlan, withCopies } from './sheet-pages.ts'
import type { TokenPagePlan } from './tokens/token-pages.ts'
import type { PageContent } from './views/page-content.ts'

/** What is worth knowing about a print before it is printed. */
export interface Preflight {
  /** The smallest type of each part, in points; the part with the smallest one first. Headers and footers don't count. */
  types: readonly { part: PrintPart; size: number }[]
  /**
   * The teams of the core that aren't complete on the first page of the character sheet, or on its first half page, with
   * the numbers of the pages or half pages that have them; undefined for none.
   */
  late: { teams: readonly Team[]; first: number; last: number; isHalf: boolean } | undefined
  /** The parts with fronts and backs that are on different sheets of paper when the print is double-sided. */
  split: readonly PrintPart[]
  /** Whether the character sheet has texts that an information back would take. */
  hasBackTexts: boolean
  isBilingual: boolean
  /** Pages with all copies, pages of the PDF (two pages are one in a booklet), and sheets of paper when the print is double-sided. */
  pages: number
  filePages: number
  sheets: number
}

/** Reads from the planned pages what is worth knowing before they are printed. */
export function preflight({ pages, context: { options, second } }: SheetPlan): Preflight {
  const isBooklet = options.imposition === 'booklet'
  const printed = withCopies(pages, options)
  const sheets = Math.ceil(printed.length / (isBooklet ? 4 : 2))
  return {
    types: smallestTypes(pages),
    late: lateTeams(pages),
    split: splitParts(printed, options),
    hasBackTexts: pages.some(({ part, plan }) => part === 'sheet' && hasBackTexts(plan.content)),
    isBilingual: second !== undefined,
    pages: printed.length,
    filePages: isBooklet ? 2 * sheets : printed.length,
    sheets
  }
}

function smallestTypes(pages: readonly SheetPage[]): Preflight['types'] {
  const sizes = new Map<PrintPart, number>()
  for (const { part, plan } of pages) {
    const size = typeSizes(plan.content).reduce(
      (one, other) => Math.min(one, other),
      Number.POSITIVE_INFINITY
    )
    sizes.set(part, Math.min(size, sizes.get(part) ?? size))
  }
  return [...sizes]
    .map(([part, size]) => ({ part, size }))
    .filter(({ size }) => Number.isFinite(size))
    .sort((one, other) => one.size - other.size)
}

/** The type sizes of a page's content, in points. */
function typeSizes(content: PageContent): number[] {
  switch (content.kind) {
    case 'sheet':
      return content.bands.flatMap(bandSizes)
    case 'halves':
      return content.halves.flatMap(({ plan }) => typeSizes(plan.content))
    case 'night':
      return [content.style.name.size, content.style.text.size]
    case 'placed':
      return content.items.flatMap(item => (item.kind === 'line' ? [item.style.size] : []))
    case 'tokens':
      return tokenPageSizes(content)
  }
}

type Band = CharacterSheetContent['bands'][number]

const bandSizes = (band: Band): number[] =>
  band.kind === 'boxes'
    ? [band.style.size]
    : teamsOf(band).flatMap(({ label, style }) => [
        ...(label.text ? [label.size] : []),
        style.name.size,
        style.text.size
      ])

/** The teams of a band, which has several side by side in two columns. */
function teamsOf(band: Band): readonly TeamPlan[] {
  if (band.kind === 'columns') return band.columns.flat()
  return band.kind === 'team' ? [band] : []
}

/** Backs have no text. */
const tokenPageSizes = ({ tokens, registration }: TokenPagePlan): number[] => [
  ...tokens.flatMap(({ token: { arcs, ability, cut } }) => [
    ...arcs.map(({ size }) => (size * cut) / 100),
    ...(ability ? [ability.style.size] : [])
  ]),
  ...(registration ? registration.paragraphs.map(({ style }) => style.size) : [])
]

function lateTeams(pages: readonly SheetPage[]): Preflight['late'] {
  const contents = pages.map(({ part, plan }) => (part === 'sheet' ? sheetsOn(plan.content) : []))
  const isHalf = contents.some(sheets => sheets.length === 2)
  const before = isHalf ? 0 : contents.findIndex(sheets => sheets.length > 0)
  const sheets = contents.flat().map(coreOf)
  const first = sheets.findIndex((core, index) => index > 0 && core.length > 0)
  if (first === -1) return undefined
  const last = sheets.findLastIndex(core => core.length > 0)
  const teams = [...new Set(sheets.slice(first).flat())]
  return { teams, first: before + first + 1, last: before + last + 1, isHalf }
}

/** The character sheets of a page: two on half pages, and one for two copies. */
function sheetsOn(content: PageContent): CharacterSheetContent[] {
  if (content.kind === 'sheet') return [content]
  if (content.kind !== 'halves') return []
  return content.halves.slice(0, content.isTwice ? 1 : 2).map(({ plan }) => plan.content)
}

const coreOf = ({ bands }: CharacterSheetContent): Team[] =>
  bands
    .flatMap(teamsOf)
    .map(({ team }) => team)
    .filter(team => !extraTeams.includes(team))

/** These parts begin with a front, followed by its back. */
const splitParts = (printed: readonly SheetPage[], { tokenBacks, backTest }: PrintOptions): PrintPart[] =>
  (['tokens', 'playerCards'] as const).filter(part => {
    const first = printed.findIndex(page => page.part === part)
    const hasBacks =
      part === 'tokens'
        ? tokenBacks !== 'none' || backTest
        : printed.filter(page => page.part === part).length > 1
    return hasBacks && first % 2 === 1
  })

const hasBackTexts = (content: PageContent): boolean =>
  content.kind === 'sheet' &&
  content.bands.some(
    band => band.kind === 'boxes' || teamsOf(band).some(({ team }) => extraTeams.includes(team))
  )
