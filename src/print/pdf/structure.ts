import { type PDFDocument, PDFHexString, PDFName, type PDFPage, type PDFRef } from '@cantoo/pdf-lib'
import type { Tag } from '../page/tag.ts'
import type { Content } from './mark-content.ts'
import type { StructureElement } from './structure-element.ts'
import { writeStructure } from './write-structure.ts'

/** The parts of the structure on one page. */
export interface PageStructure {
  /** Adds a text or a figure. `link`: the link that it is. */
  add: (content: Content, link?: StructureElement) => MarkedPart
  /** Adds a text to the one that was added last, without a number of its own. */
  extendText: (text: string) => void
  /** Adds a link without a text of its own before what is added next. */
  addLinkBefore: (link: StructureElement) => void
}

/** The number and role with which a content is marked. */
export interface MarkedPart {
  mcid: number
  role: string
  /** Whether the text that follows may be a part of it. */
  isText: boolean
}

const roles: Readonly<Partial<Record<Tag, string>>> = {
  h1: 'H1',
  h2: 'H2',
  h3: 'H3',
  h4: 'H4',
  li: 'LBody',
  label: 'Lbl',
  tr: 'TH',
  th: 'TH',
  td: 'TD'
}

const tableHead = (scope: 'Row' | 'Column') => ({ A: { O: 'Table', Scope: scope } })

/** The structure of a document, for screen readers: what its texts are, in reading order. */
export class DocumentStructure {
  private readonly document: PDFDocument
  private readonly languageOf: (text: string) => string | undefined
  private readonly root: StructureElement = { role: 'Document', kids: [], text: '' }
  private part = this.root
  /** The element that `more` continues. */
  private open: StructureElement | undefined
  private lastLevel = 0
  /** The element of each numbered content, by page; of annotations, by their own numbers. */
  private readonly parents: (StructureElement | StructureElement[])[] = []
  private waitingLinks: StructureElement[] = []

  /** @param languageOf the language of a text that isn't in the language of the document */
  constructor(document: PDFDocument, languageOf: (text: string) => string | undefined) {
    this.document = document
    this.languageOf = languageOf
  }

  /** Begins a part of the print. */
  startPart(title: string): void {
    this.part = { role: 'Sect', kids: [], text: '', entries: { T: PDFHexString.fromText(title) } }
    this.root.kids.push(this.part)
    this.open = undefined
  }

  startPage(page: PDFPage): PageStructure {
    const { node, ref } = page
    const height = page.getHeight()
    const contents: StructureElement[] = []
    node.set(PDFName.of('StructParents'), this.document.context.obj(this.parents.length))
    this.parents.push(contents)
    const mark = (element: StructureElement, { role } = element): MarkedPart => {
      element.kids.push({ mcid: contents.length, page: ref })
      contents.push(element)
      return {
        mcid: contents.length - 1,
        role,
        isText: role !== 'Figure' && role !== 'Lbl' && element.role !== 'Link'
      }
    }
    /** Links that wait come before what is added; a link around it takes its place. */
    const place = (parent: StructureElement, link: StructureElement | undefined): StructureElement => {
      parent.kids.push(...this.waitingLinks, ...(link ? [link] : []))
      this.waitingLinks = []
      return link ?? parent
    }
    return {
      add: (content, link) => {
        if ('label' in content) {
          const figure = figureOf(content, height)
          place(this.open?.role === 'LBody' ? this.open : this.part, link).kids.push(figure)
          return mark(figure)
        }
        const element = this.elementFor(content.tag)
        element.text += content.text
        return mark(place(element, link), element)
      },
      extendText: text => {
        if (this.open) this.open.text += text
      },
      addLinkBefore: link => this.waitingLinks.push(link)
    }
  }

  /** Connects a link with its annotation. */
  connect(link: StructureElement, page: PDFRef, annotation: PDFRef, description: string): number {
    if (link.kids.length === 0) link.alt = description
    link.kids.push({ annotation, page })
    return this.parents.push(link) - 1
  }

  /** Writes the structure into the document. */
  write(): void {
    writeStructure(this.document, this.root, this.parents, this.languageOf)
  }

  /** The element to which a text with a tag belongs. */
  private elementFor(tag: Tag): StructureElement {
    if (tag === 'more' && this.open) return this.open
    if (tag === 'note') return add(this.part, 'P')
    if (tag === 'li' || tag === 'label') {
      const item = add(lastOrNew(this.part, 'L'), 'LI')
      const label = tag === 'label' ? add(item, 'Lbl') : undefined
      this.open = add(item, 'LBody')
      return label ?? this.open
    }
    if (tag === 'tr' || tag === 'th' || tag === 'td') {
      const table = lastOrNew(this.part, 'Table')
      const row = tag === 'tr' ? add(table, 'TR') : lastOrNew(table, 'TR')
      const head = tag === 'tr' ? tableHead('Row') : tag === 'th' ? tableHead('Column') : undefined
      this.open = add(row, roles[tag] ?? 'TD', head)
      return this.open
    }
    this.open = add(this.part, this.roleOf(tag))
    return this.open
  }

  /** Headings skip no level. */
  private roleOf(tag: Tag): string {
    const role = roles[tag] ?? 'P'
    const level = Number(/^H(\d)$/.exec(role)?.[1] ?? 0)
    if (level === 0) return role
    this.lastLevel = Math.min(level, this.lastLevel + 1)
    return `H${this.lastLevel}`
  }
}

function add(
  parent: StructureElement,
  role: string,
  entries?: StructureElement['entries']
): StructureElement {
  const element: StructureElement = { role, kids: [], text: '', ...(entries && { entries }) }
  parent.kids.push(element)
  return element
}

function lastOrNew(parent: StructureElement, role: string): StructureElement {
  const last = parent.kids.at(-1)
  return last && 'role' in last && last.role === role ? last : add(parent, role)
}

/** A figure with its place on the page, in points from the lower left corner. */
const figureOf = (
  { label, place: { left, top, width, height } }: Extract<Content, { label: string }>,
  pageHeight: number
): StructureElement => ({
  role: 'Figure',
  kids: [],
  text: '',
  alt: label,
  entries: {
    A: {
      O: 'Layout',
      Placement: 'Block',
      BBox: [left, pageHeight - top - height, left + width, pageHeight - top].map(Math.round)
    }
  }
})
