import { millimetresToPoints, type Size } from '#print/page/paper.ts'
import { defaultPrintOptions } from '#print/print-options.ts'
import type { TokenPagePlan } from '#print/tokens/token-pages.ts'
import { widthOfToken } from '#print/tokens/token-plan.ts'
import type { PlacedToken } from '#print/tokens/token-rows.ts'
import { minFontSize } from './boxes.ts'

/** The unprintable margin of printers, in points. */
const unprintable = 8

/** Faults of token pages: tokens that overlap or leave the page, text outside of its token, text too small to read. */
export function findTokenFaults({ tokens }: TokenPagePlan, paper: Size): string[] {
  return tokens.flatMap((each, index) => [
    ...tokens
      .slice(index + 1)
      .flatMap(other => (overlap(each, other) ? ['two tokens cover each other'] : [])),
    ...(isInside(each, paper) ? [] : ['a token leaves the page']),
    ...faultsOfWords(each)
  ])
}

const circleOf = ({ token, left, top }: PlacedToken) => {
  const radius = widthOfToken(token) / 2
  return { x: left + radius, y: top + radius, radius }
}

function overlap(one: PlacedToken, other: PlacedToken): boolean {
  const [a, b] = [circleOf(one), circleOf(other)]
  return Math.hypot(a.x - b.x, a.y - b.y) < a.radius + b.radius - 0.01
}

function isInside(each: PlacedToken, paper: Size): boolean {
  const { x, y, radius } = circleOf(each)
  return (
    x - radius >= unprintable &&
    y - radius >= unprintable &&
    x + radius <= paper.width - unprintable &&
    y + radius <= paper.height - unprintable
  )
}

/** Text on the arc scales with the token; smaller tokens are judged at the default size. */
const defaultCut = {
  character: millimetresToPoints(defaultPrintOptions.tokenSize),
  reminder: millimetresToPoints(defaultPrintOptions.reminderSize)
}

function faultsOfWords({ token: { kind, arcs, ability, cut, icon } }: PlacedToken): string[] {
  const [inner, outer] = arcs.filter(({ isAbove }) => !isAbove)
  const sizes = arcs.map(({ size }) => (size * Math.max(cut, defaultCut[kind])) / 100)
  const low = icon ? Math.hypot(icon.square.size / 2, icon.square.top + icon.square.size - 50) : 0
  return [
    ...sizes.filter(size => size < minFontSize).map(size => `words of a token: ${size.toFixed(1)} points`),
    ...(ability && ability.style.size < minFontSize
      ? [`ability on a token: ${ability.style.size} points`]
      : []),
    ...(arcs.some(({ outer }) => outer > 47) ? ['words leave a token'] : []),
    ...(inner && outer && inner.outer > outer.inner + 0.5 ? ['lines of a token cover each other'] : []),
    ...(arcs.some(({ inner }) => inner < low) ? ['words cover the icon of a token'] : [])
  ]
}
