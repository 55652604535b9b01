/** Text that Sorts Mill Goudy can render: Latin with western and central European and Turkish letters, and common signs. */
const goudyText =
  /^[\u0020-\u0137\u0139-\u0149\u014c-\u017f\u0192\u0218-\u021b\u02c6\u02c7\u02d8-\u02da\u02dc\u02dd\u2010-\u2015\u2018-\u2022\u2026\u2039\u203a\u20ac\u2212]*$/

/** More marks on a letter than any of those letters has. Composing a long row of them takes quadratic time. */
const rowOfMarks = /\p{M}{4}/u

/** The font class of a heading: none, or `face-any` (Alegreya) if Sorts Mill Goudy lacks one of its letters. */
export const headingFontClass = (text: string) =>
  !rowOfMarks.test(text) && goudyText.test(text.normalize('NFC')) ? undefined : 'face-any'
