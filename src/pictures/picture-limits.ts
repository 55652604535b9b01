/** What a picture from outside may ask of whoever fetches it, be it the Worker or a browser. */
export const pictureLimits = {
  /** Bytes, counted while they come in. */
  bytes: 3 * 1024 * 1024,
  /** Pixels of the longer side, as the file's first bytes say. */
  side: 4096,
  /** Milliseconds in all: for every redirect and for the last byte. */
  milliseconds: 4000,
  redirects: 3,
  /** Pixels of a picture that must stand in memory at once to be converted: of JPEG, WebP, GIF and interlaced PNG. */
  converted: 6 * 1024 * 1024
} as const
