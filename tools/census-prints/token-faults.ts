import { points, type Size } from '#print/paper.ts'
import { defaultPrintOptions } from '#print/print-options.ts'
import type { PlacedToken, TokensPlan } from '#print/token-pages.ts'
import { widthOfToken } from '#print/token-plan.ts'
import { leastType } from './boxes.ts'

/** Points that no printer reaches. */
const edge = 8

/** Tokens that touch or leave the page, words on them that leave them, and type too small to read. */
export function faultsOfTokens({ tokens }: TokensPlan, paper: Size): string[] {
  return tokens.flatMap((each, index) => [
    ...tokens.slice(index + 1).flatMap(other => (touch(each, other) ? ['two tokens cover each other'] : [])),
    ...(isInside(each, paper) ? [] : ['a token leaves the page']),
    ...faultsOfWords(each)
  ])
}

const middleOf = ({ token, left, top }: PlacedToken) => {
  const half = widthOfToken(token) / 2
  return { x: left + half, y: top + half, half }
}

function touch(one: PlacedToken, other: PlacedToken): boolean {
  const [a, b] = [middleOf(one), middleOf(other)]
  return Math.hypot(a.x - b.x, a.y - b.y) < a.half + b.half - 0.01
}

function isInside(each: PlacedToken, paper: Size): boolean {
  const { x, y, half } = middleOf(each)
  return (
    x - half >= edge && y - half >= edge && x + half <= paper.width - edge && y + half <= paper.height - edge
  )
}

/** Words on the arc get smaller with a token that is smaller than usual: they are judged at the usual size. */
const usualCut = {
  character: points(defaultPrintOptions.tokenSize),
  reminder: points(defaultPrintOptions.reminderSize)
}

function faultsOfWords({ token: { kind, words, ability, cut, icon } }: PlacedToken): string[] {
  const [inner, outer] = words
  const sizes = words.map(({ size }) => (size * Math.max(cut, usualCut[kind])) / 100)
  const low = Math.hypot(icon.place.size / 2, icon.place.top + icon.place.size - 50)
  return [
    ...sizes.filter(size => size < leastType).map(size => `words of a token: ${size.toFixed(1)} points`),
    ...(ability && ability.type.size < leastType ? [`ability on a token: ${ability.type.size} points`] : []),
    ...(words.some(({ outer }) => outer > 47) ? ['words leave a token'] : []),
    ...(inner && outer && inner.outer > outer.inner + 0.5 ? ['lines of a token cover each other'] : []),
    ...(words.some(({ inner }) => inner < low) ? ['words cover the icon of a token'] : [])
  ]
}
