import { create, type Font } from '@cantoo/fontkit'

/**
 * Opens a TrueType file. Throws when it isn't a single font. Load this module on demand: it brings the font reader along.
 */
export function openFont(file: Uint8Array<ArrayBuffer>): Font {
  const font = create(file)
  if (!('layout' in font)) throw new Error('The file contains more than one font')
  return font
}
