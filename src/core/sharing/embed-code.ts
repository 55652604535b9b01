/** Escapes a text for HTML, within elements and within attributes in quotation marks. */
export const escapeHtml = (text: string) => text.replace(/[&<>"']/g, sign => `&#${sign.charCodeAt(0)};`)

export interface EmbedFrame {
  address: string
  title: string
  width: number | '100%'
  /** Pixels. */
  height: number
}

/** The HTML that shows an embed on another site. */
export const embedCode = ({ address, title, width, height }: EmbedFrame) =>
  `<iframe src="${escapeHtml(address)}" title="${escapeHtml(title)}" width="${width}" height="${height}" frameborder="0" loading="lazy"></iframe>`
