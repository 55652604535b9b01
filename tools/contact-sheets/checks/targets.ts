import { findingOf, isSeen, type PageFinding } from './element.ts'

/** Pixels that a target for fingers has in both directions. */
export const leastTarget = 44

/** Pixels between two points that are tried. */
const step = 2

const interactive =
  'a[href], button, input:not([type="hidden"]), select, textarea, summary, [role="button"], [role="tab"], [role="menuitem"], [role="option"], [role="switch"], [role="slider"]'

/** Finds what is pressed and has an area of less than 44 x 44 px. The area counts, not what is painted. */
export function findSmallTargets(root: Element): PageFinding[] {
  const findings = new Map<string, PageFinding>()
  for (const element of root.querySelectorAll<HTMLElement>(interactive)) {
    if (!isSeen(element) || isInProse(element) || element.matches(':disabled') || isLarge(element)) continue
    const path = findingOf('', element).path
    if (findings.has(path)) continue
    const area = touchArea(element)
    if (!area || (area.width >= leastTarget - 1 && area.height >= leastTarget - 1)) continue
    findings.set(
      path,
      findingOf('small target', element, `${Math.round(area.width)} x ${Math.round(area.height)} px`)
    )
  }
  return [...findings.values()]
}

function isLarge(element: Element): boolean {
  const { width, height } = element.getBoundingClientRect()
  return width >= leastTarget - 1 && height >= leastTarget - 1
}

/** A link among other words. */
function isInProse(element: Element): boolean {
  if (element.localName !== 'a' || getComputedStyle(element).display !== 'inline') return false
  const block = element.closest('p, li, dd, td, figcaption, blockquote, div')
  const own = element.textContent?.trim().length ?? 0
  return (block?.textContent?.trim().length ?? 0) > own + 1
}

/** How far the area reaches around the middle of an element; undefined where something else covers it. */
function touchArea(element: HTMLElement): { width: number; height: number } | undefined {
  const labels = element instanceof HTMLInputElement ? [...(element.labels ?? [])] : []
  const owners: Element[] = [element, ...labels]
  if (!isInWindow(element)) element.scrollIntoView({ block: 'center', behavior: 'instant' })
  const box = element.getBoundingClientRect()
  const [x, y] = [box.left + box.width / 2, box.top + box.height / 2]
  const isHit = (x: number, y: number) => {
    const hit = document.elementFromPoint(x, y)
    return hit !== null && owners.some(owner => owner.contains(hit))
  }
  if (!isHit(x, y)) return undefined
  const reach = (dx: number, dy: number) => {
    let distance = 0
    while (distance < leastTarget && isHit(x + dx * (distance + step), y + dy * (distance + step)))
      distance += step
    return distance
  }
  return { width: reach(-1, 0) + reach(1, 0) + step, height: reach(0, -1) + reach(0, 1) + step }
}

function isInWindow(element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect()
  return top - leastTarget >= 0 && bottom + leastTarget <= innerHeight
}
