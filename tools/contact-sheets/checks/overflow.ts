import { findingOf, isSeen, type PageFinding, textNodes, textRects } from './element.ts'

/** Pixels by which a rounded box may be too small. */
const tolerance = 1.5

const scrolls = (overflow: string) => overflow === 'auto' || overflow === 'scroll'
const clips = (overflow: string) => overflow === 'hidden' || overflow === 'clip'

/** What the page scrolls sideways for, boxes that scroll sideways, and text that is cut, shortened or outside of its box. */
export function findOverflow(root: Element): PageFinding[] {
  return [...findWide(), ...findSideScrollers(root), ...findCutTexts(root)]
}

/** The innermost elements that make the page wider than its window. */
function findWide(): PageFinding[] {
  const { scrollWidth, clientWidth } = document.documentElement
  if (scrollWidth <= clientWidth) return []
  const wide = [...document.querySelectorAll('body *')].filter(
    element => isSeen(element) && element.getBoundingClientRect().right > clientWidth + tolerance
  )
  const inner = wide.filter(element => !wide.some(other => other !== element && element.contains(other)))
  return inner
    .slice(0, 5)
    .map(element => findingOf('page too wide', element, `${scrollWidth} > ${clientWidth}`))
}

function findSideScrollers(root: Element): PageFinding[] {
  return [...root.querySelectorAll<HTMLElement>('*')]
    .filter(
      element =>
        element.scrollWidth > element.clientWidth + tolerance &&
        element.clientWidth > 0 &&
        !element.matches('input, textarea') &&
        scrolls(getComputedStyle(element).overflowX) &&
        isSeen(element)
    )
    .map(element => findingOf('scrolls sideways', element, `${element.scrollWidth} > ${element.clientWidth}`))
}

function findCutTexts(root: Element): PageFinding[] {
  const findings = new Map<Element, PageFinding>()
  for (const { node, parent } of textNodes(root)) {
    if (parent.closest('svg, textarea, .cm-editor')) continue
    const rects = textRects(node)
    const found = clipOf(rects, parent) ?? stickingOutOf(rects, parent)
    if (found) findings.set(parent, findingOf(found.kind, parent, found.detail))
  }
  return [...findings.values()]
}

/** How the nearest box that hides what is outside of it cuts a text. */
function clipOf(rects: readonly DOMRect[], parent: Element) {
  for (let box: Element | null = parent; box && box !== document.body; box = box.parentElement) {
    const style = getComputedStyle(box)
    const outer = box.getBoundingClientRect()
    if (scrolls(style.overflowX) || scrolls(style.overflowY) || style.position === 'fixed') return undefined
    const isClamped = style.webkitLineClamp !== 'none'
    const right = Math.max(...rects.map(rect => rect.right - outer.right, 0))
    const left = Math.max(...rects.map(rect => outer.left - rect.left, 0))
    const below = Math.max(...rects.map(rect => rect.bottom - outer.bottom, 0))
    if (clips(style.overflowX) && Math.max(left, right) > tolerance) {
      const isShortened = style.textOverflow === 'ellipsis'
      return {
        kind: isShortened ? 'shortened' : 'cut off',
        detail: `by ${Math.round(Math.max(left, right))} px`
      }
    }
    // The boxes of letters are higher than what is painted.
    if (clips(style.overflowY) && below > 5)
      return { kind: isClamped ? 'shortened' : 'cut off', detail: `below, by ${Math.round(below)} px` }
  }
  return undefined
}

/** By how much a text is wider than the block that it belongs to, on whose neighbours it lies then. */
function stickingOutOf(rects: readonly DOMRect[], parent: Element) {
  let block = parent
  while (block.parentElement && /^(?:inline|contents)$/.test(getComputedStyle(block).display))
    block = block.parentElement
  const box = block.getBoundingClientRect()
  if (box.width < 2) return undefined
  const beyond = Math.max(...rects.map(rect => Math.max(rect.right - box.right, box.left - rect.left)))
  return beyond > tolerance + 1
    ? { kind: 'outside of its box', detail: `by ${Math.round(beyond)} px` }
    : undefined
}
