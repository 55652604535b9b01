/** Folder of the fonts that complete those of prints, in slices. */
export const printFontFolder = '/print-fonts'

/** JSON with the slices of a family, and the letters of each. */
export const printFontListPath = (family: string): string => `${printFontFolder}/${family}.json`

/** The font of one slice. */
export const printFontPath = (family: string, version: string, slice: string, weight: number): string =>
  `${printFontFolder}/${family}-${version}/${slice}-${weight}.woff`
