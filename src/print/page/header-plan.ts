import type { Graphic } from '#graphics/graphic.ts'
import type { FaceId } from '../typeset/faces.ts'
import type { TextStyle } from '../typeset/lines.ts'
import type { PageImage } from './page-image.ts'
import type { Tag } from './tag.ts'

/** One line of text with its position in points from the page's upper left corner. */
export interface PlacedText extends TextStyle {
  text: string
  face: FaceId
  colour: string
  left: number
  top: number
  width: number
  /** What the text is in the structure of a PDF. Default: a paragraph. */
  tag?: Tag
}

/** A QR code of the saved script's URL. */
export interface PlacedQrCode {
  url: string
  graphic: Graphic
  left: number
  top: number
  size: number
}

/** The script's logo beside its title, or in place of it. */
export interface PlacedLogo {
  image: PageImage
  /** The title that it stands for; absent beside a title. */
  label?: string
  left: number
  top: number
  width: number
  height: number
}

/** The header of a page. Positions are in points from the page's upper left corner. */
export interface HeaderPlan {
  texts: readonly PlacedText[]
  logo: PlacedLogo | undefined
  qrCode: PlacedQrCode | undefined
  /** Top of the double (Oxford) rule. */
  ruleTop: number
  /** Bottom of the header, where the page's content starts. */
  bottom: number
}

/** The three texts of a footer; '' for none. */
export interface FooterTexts {
  left: string
  middle: string
  right: string
}
