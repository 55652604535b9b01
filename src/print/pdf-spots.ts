import {
  type PDFDocument,
  PDFHexString,
  PDFName,
  type PDFPage,
  type PDFRef,
  PDFString
} from '@cantoo/pdf-lib'
import type { PlacedSpot } from './spot.ts'

/** A page of the document with its spots, in reading order, and the title of the part that begins on it. */
export interface SpottedPage {
  page: PDFPage
  part: string | undefined
  spots: readonly PlacedSpot[]
}

/** Makes spots work for readers: links on the pages, and bookmarks of parts with all that is in them. */
export function addSpots(document: PDFDocument, pages: readonly SpottedPage[]): void {
  const found = new Map<string, Destination>()
  for (const { page, spots } of pages) {
    for (const { place, top } of spots) {
      if (place && !found.has(place)) found.set(place, destination(page, top))
    }
  }
  for (const each of pages) addLinks(document, each, found)
  addBookmarks(document, pages)
}

type Destination = readonly [PDFRef, PDFName, null, number, null]

/** Points over a place that a reader still shows. */
const air = 8

/** The place on its page, as near as the reader's window allows and no larger or smaller than it is. */
const destination = (page: PDFPage, top: number): Destination => [
  page.ref,
  PDFName.of('XYZ'),
  null,
  Math.min(page.getHeight(), page.getHeight() - top + air),
  null
]

function addLinks(
  document: PDFDocument,
  { page, spots }: SpottedPage,
  found: Map<string, Destination>
): void {
  const height = page.getHeight()
  for (const { link, left, top, width, height: tall } of spots) {
    const target = link && targetOf(link, found)
    if (!target) continue
    const annotation = document.context.obj({
      Type: 'Annot',
      Subtype: 'Link',
      Rect: [left, height - top - tall, left + width, height - top].map(round),
      Border: [0, 0, 0],
      ...target
    })
    page.node.addAnnot(document.context.register(annotation))
  }
}

const round = (value: number) => Math.round(value * 100) / 100

function targetOf(link: string, found: Map<string, Destination>) {
  const place = found.get(link)
  if (place) return { Dest: [...place] }
  if (!/^https?:/.test(link)) return undefined
  return { A: { Type: 'Action', S: 'URI', URI: PDFString.of(link) } }
}

/** A line of the bookmarks with those under it. */
interface Bookmark {
  /** What tells it from others of its list: its place, where it has one, since two characters may share a name. */
  key: string
  title: string
  to: Destination
  under: Bookmark[]
}

function addBookmarks(document: PDFDocument, pages: readonly SpottedPage[]): void {
  const parts = readBookmarks(pages)
  if (parts.length === 0) return
  const { context } = document
  const root = context.nextRef()
  const list = writeLines(document, parts, root)
  context.assign(root, context.obj({ Type: 'Outlines', ...list, Count: parts.length }))
  document.catalog.set(PDFName.of('Outlines'), root)
}

/**
 * The bookmarks of all pages. Those of a page stand in its columns: the left one before the right one. What comes
 * back under a heading that was there before, on the next page or in another copy, joins what is there.
 */
function readBookmarks(pages: readonly SpottedPage[]): Bookmark[] {
  const parts: Bookmark[] = []
  let open: Bookmark | undefined
  for (const { page, part, spots } of pages) {
    if (part) {
      parts.push({ key: part, title: part, to: destination(page, 0), under: [] })
      open = undefined
    }
    const list = parts.at(-1)?.under
    if (!list) continue
    const [heads, others] = ([1, 2] as const).map(level => bookmarksOf(spots, level))
    const opened = (heads ?? []).map(each => ({
      top: each.top,
      bookmark: addTo(list, each, page)
    }))
    for (const each of others ?? []) {
      const above = opened.filter(({ top }) => top <= each.top + 1)
      const head = above.sort((one, other) => other.top - one.top)[0]
      addTo((head?.bookmark ?? open)?.under ?? list, each, page)
    }
    open = opened.at(-1)?.bookmark ?? open
  }
  return parts
}

const bookmarksOf = (spots: readonly PlacedSpot[], level: 1 | 2) =>
  spots
    .flatMap(({ bookmark, place, left, top }) =>
      bookmark?.level === level ? [{ key: place ?? bookmark.title, title: bookmark.title, left, top }] : []
    )
    .sort((one, other) => one.left - other.left || one.top - other.top)

function addTo(
  list: Bookmark[],
  { key, title, top }: { key: string; title: string; top: number },
  page: PDFPage
): Bookmark {
  const known = list.find(each => each.key === key)
  if (known) return known
  const fresh = { key, title, to: destination(page, top), under: [] }
  list.push(fresh)
  return fresh
}

/** Writes bookmarks that stand in one list; hands back how whatever holds them refers to them. */
function writeLines(document: PDFDocument, bookmarks: readonly Bookmark[], parent: PDFRef) {
  const { context } = document
  const refs = bookmarks.map(() => context.nextRef())
  bookmarks.forEach(({ title, to, under }, index) => {
    const [ref, before, after] = [refs[index], refs[index - 1], refs[index + 1]]
    if (!ref) return
    const held = under.length > 0 ? writeLines(document, under, ref) : {}
    const line = context.obj({
      Title: PDFHexString.fromText(title),
      Parent: parent,
      Dest: [...to],
      ...(before && { Prev: before }),
      ...(after && { Next: after }),
      ...held
    })
    context.assign(ref, line)
  })
  // A count under zero says that a reader shows the list closed at first.
  const [first, last] = [refs[0], refs.at(-1)]
  return first && last ? { First: first, Last: last, Count: -refs.length } : {}
}
