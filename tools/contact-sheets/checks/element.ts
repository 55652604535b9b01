/** A defect that a check has found in the page. */
export interface PageFinding {
  kind: string
  /** The element, by its ancestors. */
  path: string
  text: string
  /** Figures. */
  detail: string
}

/** What the figures are about: a finding of an element. */
export const findingOf = (
  kind: string,
  element: Element,
  detail = '',
  text = textOf(element)
): PageFinding => ({
  kind,
  path: pathOf(element),
  text,
  detail
})

const mostText = 60

/** What an element says, on one line. */
export function textOf(element: Element): string {
  const text = (element.getAttribute('aria-label') ?? element.textContent ?? '').replace(/\s+/g, ' ').trim()
  return text.length > mostText ? `${text.slice(0, mostText)}…` : text
}

/** An element and its nearest ancestors with their first classes. @example 'main > ul.rows > li.row > a' */
export function pathOf(element: Element): string {
  const names: string[] = []
  for (let each: Element | null = element; each && names.length < 4; each = each.parentElement) {
    const classes = [...each.classList].slice(0, 2).map(name => `.${name}`)
    names.unshift(each.localName + classes.join(''))
  }
  return names.join(' > ')
}

/** Whether an element is painted, and no text for screen readers alone. */
export function isSeen(element: Element): boolean {
  if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return false
  return !element.closest('.unseen, [inert]') && !isForReadersAlone(element)
}

/** Whether an element is in a box of one pixel, where only screen readers find it. */
function isForReadersAlone(element: Element): boolean {
  for (let box: Element | null = element; box; box = box.parentElement) {
    if (!(box instanceof HTMLElement) || box.offsetWidth > 1 || box.offsetHeight > 1) continue
    if (box.offsetWidth > 0 && getComputedStyle(box).overflowX === 'hidden') return true
  }
  return false
}

/** The part of the page that can be used: the dialog in front, otherwise all. */
export const frontOf = (page: Document): Element =>
  [...page.querySelectorAll('dialog:modal')].at(-1) ?? page.body

/** The text nodes below an element that are painted. */
export function* textNodes(root: Element): Generator<{ node: Text; parent: Element }> {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const parent = node.parentElement
    if (!(node instanceof Text) || !parent || node.data.trim() === '') continue
    if (parent.closest('script, style, option, noscript') || !isSeen(parent)) continue
    yield { node, parent }
  }
}

/** The boxes of a text, one for each of its lines. */
export function textRects(node: Text, start = 0, end = node.length): DOMRect[] {
  const range = document.createRange()
  range.setStart(node, start)
  range.setEnd(node, end)
  return [...range.getClientRects()].filter(({ width, height }) => width > 0 && height > 0)
}
