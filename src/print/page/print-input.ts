import type { Cast } from '#core/cast/cast.ts'
import type { SheetTexts } from '../sheet-texts.ts'
import type { ImagesByAddress } from './page-image.ts'

/** The input of a print besides the script and the `PrintKit`: UI texts, date, link and loaded images. */
export interface PrintInput {
  texts: SheetTexts
  /** Language tag of the texts. Written into the PDF for screen readers. */
  language: string
  /** The script in a second language, printed below the first. */
  second?: Cast
  /** Date of printing, formatted for the footer. */
  date?: string
  /** URL of the saved script, for the header and its QR code. */
  link?: string
  /** The script's images that could be loaded. */
  images?: ImagesByAddress
}
