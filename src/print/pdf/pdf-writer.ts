import type { PDFDocument, PDFRef } from '@cantoo/pdf-lib'
import type { ImagesByAddress } from '../page/page-image.ts'
import type { FaceId, OtherFaceId } from '../typeset/faces.ts'
import type { PdfFace } from './embed-faces.ts'
import type { DocumentStructure } from './structure.ts'

/** State shared by the pages of one document. */
export interface PdfWriter {
  document: PDFDocument
  structure: DocumentStructure
  faceOf: (id: FaceId | OtherFaceId) => Promise<PdfFace>
  /** Graphics by data URL. Each is stored once in the document. */
  graphics: Map<string, Promise<PdfGraphic>>
  images: ImagesByAddress
  /** Embedded images by name. Each is stored once in the document. */
  imageRefs: Map<string, Promise<PDFRef>>
}

export interface PdfGraphic {
  name: string
  ref: PDFRef
  width: number
  height: number
}

/** Creates the shared state for a new document. */
export const createPdfWriter = (
  document: PDFDocument,
  structure: DocumentStructure,
  faceOf: PdfWriter['faceOf'],
  images: ImagesByAddress
): PdfWriter => ({
  document,
  structure,
  faceOf,
  graphics: new Map(),
  images,
  imageRefs: new Map()
})
