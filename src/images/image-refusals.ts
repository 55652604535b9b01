/** Reasons why an external image cannot be shown. */
export const imageRefusals = [
  /** The address is not a URL, or has a user name or password. */
  'picture_address',
  'picture_not_https',
  /** The host is not on the public internet. */
  'picture_host',
  'picture_redirects',
  'picture_slow',
  'picture_unreachable',
  /** The host responds, but not with a file. */
  'picture_missing',
  'picture_too_large',
  /** The file is not PNG, JPEG, WebP or GIF. */
  'picture_type',
  'picture_too_wide',
  'picture_broken',
  /** The script has more images than one print loads. */
  'picture_too_many',
  /** The images of one print that aren't converted yet have too many pixels together. */
  'picture_pixels'
] as const

export type ImageRefusal = (typeof imageRefusals)[number]
