import { type PDFDocument, PDFHexString, PDFName, type PDFRef, PDFString } from '@cantoo/pdf-lib'
import { completeTable, firstContent, isBroken, isRead, type StructureElement } from './structure-element.ts'

/**
 * Writes a structure into a document.
 *
 * @param parents by the number of a page or an annotation: the elements of the page's contents, or the element of the annotation
 * @param languageOf the language of a text that isn't in the language of the document
 */
export function writeStructure(
  { context, catalog }: PDFDocument,
  document: StructureElement,
  parents: readonly (StructureElement | readonly StructureElement[])[],
  languageOf: (text: string) => string | undefined
): void {
  const refs = new Map<StructureElement, PDFRef>()
  const writeElement = (element: StructureElement, parent: PDFRef): PDFRef => {
    const ref = context.nextRef()
    refs.set(element, ref)
    const first = firstContent(element)
    if (element.role === 'Table') completeTable(element)
    const writeKid = (kid: StructureElement['kids'][number]): unknown[] => {
      if ('role' in kid && isBroken(kid)) {
        refs.set(kid, ref)
        return kid.kids.flatMap(writeKid)
      }
      if ('role' in kid) return isRead(kid) ? [writeElement(kid, ref)] : []
      if ('annotation' in kid) return [{ Type: 'OBJR', Obj: kid.annotation, Pg: kid.page }]
      return [kid.page === first?.page ? kid.mcid : { Type: 'MCR', Pg: kid.page, MCID: kid.mcid }]
    }
    const kids = element.kids.flatMap(writeKid)
    const language = element.text && languageOf(element.text)
    const entries = {
      S: element.role,
      P: parent,
      ...(first && { Pg: first.page }),
      ...(language && { Lang: PDFString.of(language) }),
      ...(element.alt && { Alt: PDFHexString.fromText(element.alt) }),
      ...element.entries,
      K: kids.length === 1 ? kids[0] : kids
    }
    context.assign(ref, context.obj(entries as Parameters<typeof context.obj>[0]))
    return ref
  }
  const root = context.nextRef()
  const top = writeElement(document, root)
  const refOf = (element: StructureElement) => refs.get(element) ?? null
  const numbers = parents.flatMap((each, index) => [index, 'role' in each ? refOf(each) : each.map(refOf)])
  const parentTree = context.register(context.obj({ Nums: numbers }))
  const tree = { Type: 'StructTreeRoot', K: top, ParentTree: parentTree, ParentTreeNextKey: parents.length }
  context.assign(root, context.obj(tree))
  catalog.set(PDFName.of('StructTreeRoot'), root)
  catalog.set(PDFName.of('MarkInfo'), context.obj({ Marked: true }))
}
