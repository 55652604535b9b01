import { findingOf, isSeen, type PageFinding, textNodes, textRects } from './element.ts'

/** Pixels from which a column is missed when nothing is in it. */
const leastColumn = 200

interface Box {
  left: number
  right: number
  top: number
  bottom: number
}

/** Finds columns of a grid or a row in which nothing can be seen within the window. */
export function findEmptyColumns(root: Element): PageFinding[] {
  const contents = contentsOf(root)
  return [...root.querySelectorAll<HTMLElement>('*')].flatMap(element => {
    const style = getComputedStyle(element)
    const isGrid = style.display === 'grid'
    if (!isGrid && !(style.display === 'flex' && style.flexDirection.startsWith('row'))) return []
    const box = element.getBoundingClientRect()
    const window = { top: Math.max(box.top, 0), bottom: Math.min(box.bottom, innerHeight) }
    if (window.bottom - window.top < innerHeight / 2 || !isSeen(element)) return []
    const columns = (isGrid ? gridColumns(element, style) : rowColumns(element)).filter(
      ({ left, right }) => right - left >= leastColumn && left < innerWidth
    )
    if (columns.length + Number(isGrid) < 2) return []
    return columns
      .filter(column => !contents.some(content => overlaps(content, { ...column, ...window })))
      .map(({ left, right }) =>
        findingOf('empty column', element, `${Math.round(left)} to ${Math.round(right)} px`)
      )
  })
}

function gridColumns(element: Element, style: CSSStyleDeclaration): { left: number; right: number }[] {
  const sizes = style.gridTemplateColumns.split(' ').map(Number.parseFloat).filter(Number.isFinite)
  if (sizes.length < 2) return []
  let left = element.getBoundingClientRect().left + Number.parseFloat(style.paddingLeft)
  return sizes.map(size => {
    const column = { left, right: left + size }
    left += size + (Number.parseFloat(style.columnGap) || 0)
    return column
  })
}

const rowColumns = (element: Element) =>
  [...element.children].filter(isSeen).map(child => child.getBoundingClientRect())

/** The boxes of all that is painted: words, pictures, controls. */
function contentsOf(root: Element): Box[] {
  const texts = [...textNodes(root)].flatMap(({ node }) => textRects(node))
  const others = [...root.querySelectorAll('img, svg, canvas, video, hr, input, textarea, select, button')]
  return [...texts, ...others.filter(isSeen).map(element => element.getBoundingClientRect())]
}

const overlaps = (one: Box, other: Box) =>
  one.left < other.right && one.right > other.left && one.top < other.bottom && one.bottom > other.top

/** Finds more than one primary button in view. */
export function findPrimaryButtons(root: Element): PageFinding[] {
  const inView = [...root.querySelectorAll('.button-primary')].filter(button => {
    const { left, top, width, height } = button.getBoundingClientRect()
    const [x, y] = [left + width / 2, top + height / 2]
    return isSeen(button) && button.contains(document.elementFromPoint(x, y))
  })
  return inView.length > 1
    ? inView.map(button => findingOf('several primary buttons', button, `${inView.length} in view`))
    : []
}
