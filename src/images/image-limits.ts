/** Limits for external images, in the Worker and in the browser. */
export const imageLimits = {
  /** Bytes of a file, counted while reading. */
  bytes: 3 * 1024 * 1024,
  /** Pixels of the longer side, from the file header. */
  sidePixels: 4096,
  /** Milliseconds for the whole download with all redirects. */
  milliseconds: 4000,
  redirects: 3,
  /** Pixels of an image that is decoded in memory as a whole: JPEG, WebP and interlaced PNG. */
  decodedPixels: 4 * 1024 * 1024,
  /**
   * Images of one print: how many, in how many milliseconds, how many at the same time, and the pixels that the server
   * decodes for it, as many as one image of the largest size has. Converted images are cached and don't count.
   */
  sheet: { images: 100, milliseconds: 8000, concurrency: 5, pixels: 16 * 1024 * 1024 }
} as const
