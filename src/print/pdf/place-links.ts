import type { PlacedAnnotation } from '../page/annotation.ts'
import type { Content } from './mark-content.ts'
import type { StructureElement } from './structure-element.ts'

/** The links around a content and before it. */
export interface ContentLinks {
  around?: StructureElement
  before?: readonly StructureElement[]
}

/** The links of a page: those of each content, and the element of each annotation. */
export interface PlacedLinks {
  ofContent: ReadonlyMap<Content, ContentLinks>
  ofAnnotation: ReadonlyMap<PlacedAnnotation, StructureElement>
}

/**
 * Finds what each link of a page is about: the first text or figure in its box. A link around an icon without a label comes before the
 * nearest text.
 */
export function placeLinks(
  contents: readonly Content[],
  annotations: readonly PlacedAnnotation[]
): PlacedLinks {
  const ofContent = new Map<Content, ContentLinks>()
  const ofAnnotation = new Map<PlacedAnnotation, StructureElement>()
  for (const annotation of annotations) {
    if (!annotation.link) continue
    const inside = contents.find(content => contains(annotation, pointOf(content)))
    const content = inside ?? nearest(contents, annotation)
    if (!content) continue
    const link: StructureElement = { role: 'Link', kids: [], text: '' }
    ofAnnotation.set(annotation, link)
    const known = ofContent.get(content) ?? {}
    if (inside && !known.around) ofContent.set(content, { ...known, around: link })
    else ofContent.set(content, { ...known, before: [...(known.before ?? []), link] })
  }
  return { ofContent, ofAnnotation }
}

interface Point {
  x: number
  y: number
}

/** A point of a content: the start of a text's baseline, the centre of a graphic. */
const pointOf = (content: Content): Point =>
  'label' in content
    ? { x: content.left + content.width / 2, y: content.top + content.height / 2 }
    : { x: content.left, y: content.top }

const contains = ({ left, top, width, height }: PlacedAnnotation, { x, y }: Point) =>
  x >= left && x <= left + width && y >= top && y <= top + height

/** Texts are read along the lines: one beside a box is nearer than one below it. */
function nearest(
  contents: readonly Content[],
  { left, top, width, height }: PlacedAnnotation
): Content | undefined {
  const middle = { x: left + width / 2, y: top + height / 2 }
  let found: Content | undefined
  let least = Number.POSITIVE_INFINITY
  for (const content of contents) {
    const { x, y } = pointOf(content)
    const distance = Math.hypot(x - middle.x, 4 * (y - middle.y))
    if (distance < least) [found, least] = [content, distance]
  }
  return found
}
