import {
  type PDFDocument,
  PDFHexString,
  PDFName,
  type PDFPage,
  type PDFRef,
  PDFString
} from '@cantoo/pdf-lib'
import type { PlacedAnnotation } from '../page/annotation.ts'
import type { DrawnPage } from './draw-page.ts'
import type { DocumentStructure } from './structure.ts'

/** A page with its annotations in reading order, and the title of the part that begins on it. */
export interface AnnotatedPage extends DrawnPage {
  part: string | undefined
  annotations: readonly PlacedAnnotation[]
}

/** Adds links to the pages, and the bookmarks of all parts to the document. */
export function addAnnotations(
  document: PDFDocument,
  structure: DocumentStructure,
  pages: readonly AnnotatedPage[]
): void {
  const targets = new Map<string, Target>()
  for (const { page, annotations } of pages) {
    for (const { anchor, bookmark, top } of annotations) {
      if (!anchor || targets.has(anchor)) continue
      targets.set(anchor, { title: bookmark?.title ?? '', to: destination(page, top) })
    }
  }
  for (const each of pages) addLinks(document, structure, each, targets)
  addBookmarks(document, pages)
}

type Destination = readonly [PDFRef, PDFName, null, number, null]

/** A position that links lead to, with the title of what is there. */
interface Target {
  title: string
  to: Destination
}

/** Points above a target that a reader still shows. */
const marginAbove = 8

/** A position on a page, `top` points below its upper edge. Keeps the reader's zoom. */
const destination = (page: PDFPage, top: number): Destination => [
  page.ref,
  PDFName.of('XYZ'),
  null,
  Math.min(page.getHeight(), page.getHeight() - top + marginAbove),
  null
]

function addLinks(
  document: PDFDocument,
  structure: DocumentStructure,
  { page, links }: AnnotatedPage,
  targets: Map<string, Target>
): void {
  const height = page.getHeight()
  for (const [{ link = '', left, top, width, height: linkHeight }, element] of links) {
    const target = targetOf(link, targets)
    if (!target) continue
    const ref = document.context.nextRef()
    const { description, ...entries } = target
    const annotation = document.context.obj({
      Type: 'Annot',
      Subtype: 'Link',
      Rect: [left, height - top - linkHeight, left + width, height - top].map(round),
      Border: [0, 0, 0],
      Contents: PDFHexString.fromText(description),
      StructParent: structure.connect(element, page.ref, ref, description),
      ...entries
    })
    document.context.assign(ref, annotation)
    page.node.addAnnot(ref)
  }
  // Readers move from link to link in the order of the structure.
  if (page.node.Annots()) page.node.set(PDFName.of('Tabs'), PDFName.of('S'))
}

const round = (value: number) => Math.round(value * 100) / 100

function targetOf(link: string, targets: Map<string, Target>) {
  const target = targets.get(link)
  if (target) return { description: target.title, Dest: [...target.to] }
  if (!/^https?:/.test(link)) return undefined
  return { description: link, A: { Type: 'Action', S: 'URI', URI: PDFString.of(link) } }
}

/** A bookmark with its children. */
interface Bookmark {
  /** Unique in its list: the anchor, else the title. Two characters can share a name. */
  key: string
  title: string
  to: Destination
  children: Bookmark[]
}

function addBookmarks(document: PDFDocument, pages: readonly AnnotatedPage[]): void {
  const parts = readBookmarks(pages)
  if (parts.length === 0) return
  const { context } = document
  const root = context.nextRef()
  const list = writeBookmarks(document, parts, root)
  context.assign(root, context.obj({ Type: 'Outlines', ...list, Count: parts.length }))
  document.catalog.set(PDFName.of('Outlines'), root)
}

/**
 * Builds the bookmarks of all pages. Those of a page are sorted by column, left before right. A heading that repeats on
 * a later page or copy keeps its first bookmark, and new children join it.
 */
function readBookmarks(pages: readonly AnnotatedPage[]): Bookmark[] {
  const parts: Bookmark[] = []
  let lastHeading: Bookmark | undefined
  for (const { page, part, annotations } of pages) {
    if (part) {
      parts.push({ key: part, title: part, to: destination(page, 0), children: [] })
      lastHeading = undefined
    }
    const list = parts.at(-1)?.children
    if (!list) continue
    const [level1, level2] = ([1, 2] as const).map(level => bookmarksOf(annotations, level))
    const openHeadings = (level1 ?? []).map(each => ({
      top: each.top,
      bookmark: addTo(list, each, page)
    }))
    for (const each of level2 ?? []) {
      const headingsAbove = openHeadings.filter(({ top }) => top <= each.top + 1)
      const heading = headingsAbove.sort((one, other) => other.top - one.top)[0]
      addTo((heading?.bookmark ?? lastHeading)?.children ?? list, each, page)
    }
    lastHeading = openHeadings.at(-1)?.bookmark ?? lastHeading
  }
  return parts
}

const bookmarksOf = (annotations: readonly PlacedAnnotation[], level: 1 | 2) =>
  annotations
    .flatMap(({ bookmark, anchor, left, top }) =>
      bookmark?.level === level ? [{ key: anchor ?? bookmark.title, title: bookmark.title, left, top }] : []
    )
    .sort((one, other) => one.left - other.left || one.top - other.top)

function addTo(
  list: Bookmark[],
  { key, title, top }: { key: string; title: string; top: number },
  page: PDFPage
): Bookmark {
  const existing = list.find(each => each.key === key)
  if (existing) return existing
  const bookmark = { key, title, to: destination(page, top), children: [] }
  list.push(bookmark)
  return bookmark
}

/** Writes the bookmarks of one list. Returns the entries with which their parent refers to them. */
function writeBookmarks(document: PDFDocument, bookmarks: readonly Bookmark[], parent: PDFRef) {
  const { context } = document
  const refs = bookmarks.map(() => context.nextRef())
  bookmarks.forEach(({ title, to, children }, index) => {
    const [ref, before, after] = [refs[index], refs[index - 1], refs[index + 1]]
    if (!ref) return
    const childEntries = children.length > 0 ? writeBookmarks(document, children, ref) : {}
    const item = context.obj({
      Title: PDFHexString.fromText(title),
      Parent: parent,
      Dest: [...to],
      ...(before && { Prev: before }),
      ...(after && { Next: after }),
      ...childEntries
    })
    context.assign(ref, item)
  })
  // A negative count makes a reader show the list collapsed.
  const [first, last] = [refs[0], refs.at(-1)]
  return first && last ? { First: first, Last: last, Count: -refs.length } : {}
}
