import type { Drawing } from '#drawings/shape.ts'
import type { FaceId } from './faces.ts'
import type { Type } from './lines.ts'
import type { ShownPicture } from './picture.ts'

/** One line of type at its place, measured from the page's corner. */
export interface PlacedText extends Type {
  text: string
  face: FaceId
  colour: string
  left: number
  top: number
  width: number
}

/** The saved script's address as a code for cameras. */
export interface PlacedCode {
  address: string
  drawing: Drawing
  left: number
  top: number
  size: number
}

/** The script's own picture beside its title, or in its place. */
export interface PlacedLogo {
  picture: ShownPicture
  left: number
  top: number
  width: number
  height: number
}

/** The head of a page; places are measured from the page's corner. */
export interface HeaderPlan {
  texts: readonly PlacedText[]
  logo: PlacedLogo | undefined
  code: PlacedCode | undefined
  /** Where the thick line of the Oxford rule begins. */
  ruleTop: number
  /** Where the page's content begins. */
  bottom: number
}

/** The three words of a footer. */
export interface Footer {
  left: string
  middle: string
  right: string
}
