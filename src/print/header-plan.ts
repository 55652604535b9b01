import type { Drawing } from '#drawings/shape.ts'
import type { FaceId } from './faces.ts'
import type { Type } from './lines.ts'
import type { ShownPicture } from './picture.ts'

/** One line of text with its position in points from the page's upper left corner. */
export interface PlacedText extends Type {
  text: string
  face: FaceId
  colour: string
  left: number
  top: number
  width: number
}

/** A QR code of the saved script's URL. */
export interface PlacedCode {
  address: string
  drawing: Drawing
  left: number
  top: number
  size: number
}

/** The script's logo beside its title, or in place of it. */
export interface PlacedLogo {
  picture: ShownPicture
  left: number
  top: number
  width: number
  height: number
}

/** The header of a page. Positions are in points from the page's upper left corner. */
export interface HeaderPlan {
  texts: readonly PlacedText[]
  logo: PlacedLogo | undefined
  code: PlacedCode | undefined
  /** Top of the double (Oxford) rule. */
  ruleTop: number
  /** Bottom of the header, where the page's content starts. */
  bottom: number
}

/** The three texts of a footer; '' for none. */
export interface Footer {
  left: string
  middle: string
  right: string
}
