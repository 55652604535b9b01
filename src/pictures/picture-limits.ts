/** What a picture from outside may ask of whoever fetches it, be it the Worker or a browser. */
export const pictureLimits = {
  /** Bytes, counted while they come in. */
  bytes: 3 * 1024 * 1024,
  /** Pixels of the longer side, as the file's first bytes say. */
  side: 4096,
  /** Milliseconds in all: for every redirect and for the last byte. */
  milliseconds: 4000,
  redirects: 3,
  /** Pixels of a picture that must stand in memory at once to be converted: of JPEG, WebP and interlaced PNG. */
  converted: 4 * 1024 * 1024,
  /** What one sheet asks for at most, in how long, and how many at the same time. */
  sheet: { pictures: 100, milliseconds: 8000, atOnce: 5 }
} as const
