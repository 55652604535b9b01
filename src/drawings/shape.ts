/** One stroke of a drawing, in units of its square box: filled, or drawn as a line of a width. */
export interface Shape {
  d: string
  line?: number
}

/** A drawing in one colour, which whoever paints it chooses. */
export interface Drawing {
  /** Units of the square box. */
  box: number
  shapes: readonly Shape[]
}
