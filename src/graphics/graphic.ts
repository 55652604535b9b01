/** One path of a graphic, in units of its square box. Filled, or stroked when it has a line width. */
export interface Shape {
  d: string
  /** Line width. */
  line?: number
}

/** A vector graphic in one colour, which its renderer sets. */
export interface Graphic {
  /** Side of the square `viewBox`. */
  box: number
  shapes: readonly Shape[]
}
