import type { Cast } from '#core/cast/cast.ts'
import type { SheetTexts } from '../sheet-texts.ts'
import type { ImagesByAddress } from './page-image.ts'

/** An own image behind character tokens. */
export interface TokenBackground {
  /** Its key among the images of the print. */
  address: string
  /** Opacity of the paper's colour over it, from 0 to 1, at which text and team colours are readable. */
  veil: number
}

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
  /** Only of prints in the browser, which has the image. */
  tokenBackground?: TokenBackground
}
