/** An image in memory: four bytes a pixel (red, green, blue, opacity), row by row; colours aren't multiplied by the opacity. */
export interface Pixels {
  data: Uint8ClampedArray<ArrayBuffer>
  /** In pixels, at least 1. */
  width: number
  height: number
}

/** Transparent pixels. */
export const emptyPixels = (width: number, height: number): Pixels => ({
  data: new Uint8ClampedArray(4 * width * height),
  width,
  height
})

/** Opacities up to this are invisible: what a decoder or a lossy file leaves of transparent pixels. */
export const invisible = 8

/** Lightness of a colour as the eye weighs its parts, from 0 to 255. */
export const lightness = (red: number, green: number, blue: number): number =>
  0.2126 * red + 0.7152 * green + 0.0722 * blue
