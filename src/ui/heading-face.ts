/** Letters that Sorts Mill Goudy draws: Latin with the marks of western and central Europe and of Turkish, and common signs. */
const spelled =
  /^[\u0020-\u0137\u0139-\u0149\u014c-\u017f\u0192\u0218-\u021b\u02c6\u02c7\u02d8-\u02da\u02dc\u02dd\u2010-\u2015\u2018-\u2022\u2026\u2039\u203a\u20ac\u2212]*$/

/** The class that a heading needs: none, or the one that sets it whole in Alegreya where Goudy lacks a letter of it. */
export const headingFace = (text: string) => (spelled.test(text.normalize('NFC')) ? undefined : 'face-any')
