/** What the user looks at: an element in the middle of the window, and where it is. */
export interface ScrollAnchor {
  /** Index of each child from the builder's page down to the element. */
  path: number[]
  /** Pixels between the top of the window and the element. */
  offset: number
}

const root = () => document.querySelector('.builder-page')

/** The present anchor, below an open menu too; undefined where there is nothing in the middle, or a modal dialog is open. */
export function readAnchor(): ScrollAnchor | undefined {
  const top = root()
  const element = document
    .elementsFromPoint(innerWidth / 2, innerHeight / 2)
    .find(each => top?.contains(each))
  if (!element) return undefined
  const path: number[] = []
  for (let each: Element = element; each !== top && each.parentElement; each = each.parentElement)
    path.unshift([...each.parentElement.children].indexOf(each))
  return { path, offset: element.getBoundingClientRect().top }
}

/** Pixels that the page must still be scrolled down for the anchor to be where it was; undefined while it is missing. */
export function distanceTo({ path, offset }: ScrollAnchor): number | undefined {
  let element: Element | null = root()
  for (const index of path) element = element?.children[index] ?? null
  return element ? element.getBoundingClientRect().top - offset : undefined
}
