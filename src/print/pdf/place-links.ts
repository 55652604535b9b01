import type { PlacedAnnotation } from '../page/annotation.ts'
import type { Content, Drawing, Place } from './mark-content.ts'
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
 * text that follows the icon.
 */
export function placeLinks(
  drawings: readonly Drawing[],
  annotations: readonly PlacedAnnotation[]
): PlacedLinks {
  const ofContent = new Map<Content, ContentLinks>()
  const ofAnnotation = new Map<PlacedAnnotation, StructureElement>()
  for (const annotation of annotations) {
    if (!annotation.link) continue
    const isInside = ({ place }: Drawing) => place !== undefined && contains(annotation, pointOf(place))
    const inside = drawings.find(drawing => drawing.content && isInside(drawing))?.content
    const content = inside ?? firstAfter(drawings, drawings.findIndex(isInside))
    if (!content) continue
    const link: StructureElement = { role: 'Link', kids: [], text: '' }
    ofAnnotation.set(annotation, link)
    const known = ofContent.get(content) ?? {}
    if (inside && !known.around) ofContent.set(content, { ...known, around: link })
    else ofContent.set(content, { ...known, before: [...(known.before ?? []), link] })
  }
  return { ofContent, ofAnnotation }
}

/** The first text that begins, or figure, after a drawing; the last one of the page where none follows. */
function firstAfter(drawings: readonly Drawing[], index: number): Content | undefined {
  if (index < 0) return undefined
  const contents = (from: number) => drawings.slice(from).flatMap(({ content }) => content ?? [])
  return contents(index).find(content => !('tag' in content && content.tag === 'more')) ?? contents(0).at(-1)
}

interface Point {
  x: number
  y: number
}

/** The start of a text's baseline, the centre of a graphic. */
const pointOf = ({ left, top, width, height, isText }: Place): Point =>
  isText ? { x: left, y: top } : { x: left + width / 2, y: top + height / 2 }

const contains = ({ left, top, width, height }: PlacedAnnotation, { x, y }: Point) =>
  x >= left && x <= left + width && y >= top && y <= top + height
