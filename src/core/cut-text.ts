/** A text cut to a number of letters, with an ellipsis in place of the rest. */
export function cutText(text: string, maxLetters: number): string {
  // A letter has at most two code units.
  const letters = [...text.slice(0, 2 * maxLetters + 2)]
  return letters.length > maxLetters ? `${letters.slice(0, maxLetters).join('')}…` : text
}
