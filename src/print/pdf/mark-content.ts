import type { Tag } from '../page/tag.ts'
import type { ContentLinks } from './place-links.ts'
import type { MarkedPart, PageStructure } from './structure.ts'

/** What an element of a page draws. Without `content` it is an artifact: decoration, or said elsewhere. */
export interface Drawing {
  operators: string
  content?: Content
  /** Absent for shapes. */
  place?: Place
}

/** A text, or what a graphic shows. */
export type Content = { tag: Tag; text: string } | { label: string; place: Place }

/** A place in points from the page's upper left corner. The `top` of a text is its baseline. */
export interface Place {
  isText: boolean
  left: number
  top: number
  width: number
  height: number
}

/** Marks the drawings of a page: each is a part of the structure or an artifact. Returns the operators of the page. */
export function markContent(
  drawings: readonly Drawing[],
  links: ReadonlyMap<Content, ContentLinks>,
  structure: PageStructure
): string[] {
  const operators: string[] = []
  let open: MarkedPart | 'artifact' | undefined
  for (const { operators: drawn, content } of drawings) {
    const { around, before = [] } = (content && links.get(content)) ?? {}
    const isOpen = content ? !around && before.length === 0 && continues(open, content) : open === 'artifact'
    if (isOpen && content && 'tag' in content) structure.extendText(content.text)
    if (!isOpen) {
      if (open) operators.push('EMC')
      for (const link of before) structure.addLinkBefore(link)
      open = content ? structure.add(content, around) : 'artifact'
      operators.push(open === 'artifact' ? '/Artifact BMC' : `/${open.role} <</MCID ${open.mcid}>> BDC`)
    }
    operators.push(drawn)
  }
  return open ? [...operators, 'EMC'] : operators
}

/** Whether a text belongs to the marked text before it. */
const continues = (open: MarkedPart | 'artifact' | undefined, content: Content): boolean =>
  typeof open === 'object' && open.isText && 'tag' in content && content.tag === 'more'
