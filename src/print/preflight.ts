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
   * The pages of the character sheet after its first one that have characters of the core. `isHalf`: the number is
   * that of a half page.
   */
  late: readonly { page: number; isHalf: boolean; teams: readonly Team[] }[]
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
    late: latePages(pages),
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

/** The core of a script begins on the first page or half page of the character sheet, and is late on others. */
function latePages(pages: readonly SheetPage[]): Preflight['late'] {
  const first = pages.findIndex(({ part }) => part === 'sheet')
  return pages.flatMap(({ part, plan: { content } }, index) => {
    if (part !== 'sheet') return []
    const place = index - first
    if (content.kind === 'sheet' && place > 0) return lateOn(content, index + 1, false)
    if (content.kind !== 'halves' || content.isTwice) return []
    return content.halves.flatMap(({ plan }, half) =>
      place + half > 0 ? lateOn(plan.content, 2 * place + half + 1, true) : []
    )
  })
}

function lateOn({ bands }: CharacterSheetContent, page: number, isHalf: boolean): Preflight['late'] {
  const teams = new Set(bands.flatMap(teamsOf).map(({ team }) => team))
  const core = [...teams].filter(team => !extraTeams.includes(team))
  return core.length > 0 ? [{ page, isHalf, teams: core }] : []
}

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
