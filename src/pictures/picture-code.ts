/** Why a picture from outside cannot be shown. */
export const pictureCodes = [
  /** The address is none, or carries a name and password. */
  'picture_address',
  'picture_not_https',
  /** The host is a machine's own, a private network's, or no host of the public internet at all. */
  'picture_host',
  'picture_redirects',
  'picture_slow',
  'picture_unreachable',
  /** The host answers, but not with a file. */
  'picture_missing',
  'picture_too_large',
  /** What comes is none of PNG, JPEG, WebP and GIF. */
  'picture_type',
  'picture_too_wide',
  'picture_broken',
  /** There are more pictures on the script than one sheet fetches. */
  'picture_too_many'
] as const

export type PictureCode = (typeof pictureCodes)[number]
