import { findingOf, type PageFinding, textNodes } from './element.ts'

/** The least size of a text, in pixels. */
export const leastSize = 12

/** Pictures of what is printed, and tokens: their letters are as small as their pictures. */
const pictures =
  '.preview-page, .preview-sheet, .token, .character-token, .own-token, .seat-token, .reminder-token, .almanac-token, .bag-token, .step-token, .preview-token, .drawing-preview, .stage-drawing, .public-preview'

/** Finds texts that are smaller than they should be, as they are painted. */
export function findSmallText(root: Element): PageFinding[] {
  const findings = new Map<string, PageFinding>()
  for (const { parent } of textNodes(root)) {
    const size = paintedSize(parent)
    if (size === 0 || size >= leastSize - 0.05) continue
    const kind = parent.closest(`svg, ${pictures}`) ? 'small text in a picture' : 'small text'
    const finding = findingOf(kind, parent, `${size.toFixed(1)} px`)
    findings.set(finding.path, finding)
  }
  return [...findings.values()]
}

function paintedSize(element: Element): number {
  const size = Number.parseFloat(getComputedStyle(element).fontSize)
  if (element instanceof SVGGraphicsElement) {
    const matrix = element.getScreenCTM()
    return matrix ? size * Math.hypot(matrix.a, matrix.b) : 0
  }
  const box = element.closest<HTMLElement>('*')
  if (!(box instanceof HTMLElement) || box.offsetHeight === 0) return size
  return size * Math.min(1, box.getBoundingClientRect().height / box.offsetHeight)
}
