import {
  decodePDFRawStream,
  PDFArray,
  PDFDict,
  PDFDocument,
  PDFHexString,
  PDFName,
  PDFNumber,
  type PDFObject,
  PDFRawStream,
  PDFRef,
  PDFString
} from '@cantoo/pdf-lib'

/** An element of a PDF's structure, as it is in the file. */
export interface ReadElement {
  role: string
  dict: PDFDict
  parent: PDFRef | undefined
  ref: PDFRef
  children: ReadElement[]
  /** Marked contents as the page's number and the content's. */
  contents: { page: number; mcid: number }[]
  /** Annotations that it refers to. */
  annotations: PDFRef[]
}

/** A PDF with its structure, read without the code that wrote it. */
export class StructuredPdf {
  readonly document: PDFDocument
  readonly root: ReadElement
  readonly elements: ReadElement[] = []
  private readonly pages: string[]

  private constructor(document: PDFDocument) {
    this.document = document
    this.pages = document.getPages().map(({ ref }) => ref.toString())
    const top = this.treeRoot.get(PDFName.of('K'))
    if (!(top instanceof PDFRef)) throw new Error('The structure has no root element')
    this.root = this.readElement(top, undefined)
  }

  static async read(bytes: Uint8Array): Promise<StructuredPdf> {
    return new StructuredPdf(await PDFDocument.load(bytes, { updateMetadata: false }))
  }

  get treeRoot(): PDFDict {
    return this.document.catalog.lookup(PDFName.of('StructTreeRoot'), PDFDict)
  }

  /** The operators of a page, one on each line. */
  contentOf(page: number): string[] {
    const stream = this.document.getPage(page).node.Contents()
    if (!(stream instanceof PDFRawStream)) throw new Error('A page has no content')
    return new TextDecoder('latin1').decode(decodePDFRawStream(stream).decode()).split('\n')
  }

  /** The entry of the parent tree for the number of a page or an annotation. */
  parentOf(key: number): PDFObject | undefined {
    const numbers = this.treeRoot
      .lookup(PDFName.of('ParentTree'), PDFDict)
      .lookup(PDFName.of('Nums'), PDFArray)
    for (let at = 0; at < numbers.size(); at += 2) {
      if (numbers.lookup(at, PDFNumber).asNumber() === key) return numbers.lookup(at + 1)
    }
    return undefined
  }

  private readElement(ref: PDFRef, parent: PDFRef | undefined): ReadElement {
    const dict = this.document.context.lookup(ref, PDFDict)
    const role = dict.lookup(PDFName.of('S'), PDFName).decodeText()
    const element: ReadElement = { role, dict, ref, parent, children: [], contents: [], annotations: [] }
    this.elements.push(element)
    const kids = dict.get(PDFName.of('K'))
    for (const kid of kids instanceof PDFArray ? kids.asArray() : kids ? [kids] : []) {
      if (kid instanceof PDFRef) element.children.push(this.readElement(kid, ref))
      else if (kid instanceof PDFNumber) element.contents.push(this.contentRef(dict, kid))
      else if (kid instanceof PDFDict) {
        const annotation = kid.get(PDFName.of('Obj'))
        if (annotation instanceof PDFRef) element.annotations.push(annotation)
        else element.contents.push(this.contentRef(kid, kid.lookup(PDFName.of('MCID'), PDFNumber)))
      }
    }
    return element
  }

  private contentRef(dict: PDFDict, mcid: PDFNumber) {
    const page = this.pages.indexOf(dict.get(PDFName.of('Pg'))?.toString() ?? '')
    return { page, mcid: mcid.asNumber() }
  }
}

/** A text entry of a dictionary; undefined for none. */
export function textEntry(dict: PDFDict, name: string): string | undefined {
  const value = dict.lookup(PDFName.of(name))
  return value instanceof PDFString || value instanceof PDFHexString ? value.decodeText() : undefined
}
