import { type PDFDocument, PDFName } from '@cantoo/pdf-lib'

export interface DocumentMetadata {
  title: string
  /** '' for none. */
  author: string
  /** Language tag. */
  language: string
  /** Whether it has a structure, which makes it accessible. */
  isTagged: boolean
}

/** Sets title, author, language and producer of a PDF. No date, so that the same script gives the same bytes. */
export function setDocumentMetadata(
  document: PDFDocument,
  { title, author, language, isTagged }: DocumentMetadata
): void {
  document.setTitle(title, { showInWindowTitleBar: true })
  if (author) document.setAuthor(author)
  document.setLanguage(language)
  document.setProducer(producer)
  document.setCreator(producer)
  const bytes = new TextEncoder().encode(packet(title, author, isTagged))
  const metadata = document.context.stream(bytes, { Type: 'Metadata', Subtype: 'XML' })
  document.catalog.set(PDFName.of('Metadata'), document.context.register(metadata))
}

const producer = 'Belfry'

/** The same as XMP, which says that a tagged document is accessible. */
const packet = (title: string, author: string, isTagged: boolean): string =>
  [
    '<?xpacket begin="\ufeff" id="W5M0MpCehiHzreSzNTczkc9d"?>',
    '<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">',
    '<rdf:Description rdf:about="" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:pdf="http://ns.adobe.com/pdf/1.3/" xmlns:xmp="http://ns.adobe.com/xap/1.0/" xmlns:pdfuaid="http://www.aiim.org/pdfua/ns/id/">',
    `<dc:title><rdf:Alt><rdf:li xml:lang="x-default">${escapeXml(title)}</rdf:li></rdf:Alt></dc:title>`,
    ...(author ? [`<dc:creator><rdf:Seq><rdf:li>${escapeXml(author)}</rdf:li></rdf:Seq></dc:creator>`] : []),
    `<pdf:Producer>${producer}</pdf:Producer><xmp:CreatorTool>${producer}</xmp:CreatorTool>`,
    ...(isTagged ? ['<pdfuaid:part>1</pdfuaid:part>'] : []),
    '</rdf:Description></rdf:RDF></x:xmpmeta>',
    '<?xpacket end="r"?>'
  ].join('\n')

const escapeXml = (text: string) =>
  text.replace(/[<>&]/g, sign => ({ '<': '&lt;', '>': '&gt;', '&': '&amp;' })[sign] ?? sign)
