import type { Alignment } from '#core/character/team.ts'

/** Side of the square in which a monogram is drawn. */
export const monogramBox = 36

/** Frames of monograms, which stand for characters without an image: round for good, pointed for evil, square for neutral. */
export const monogramFrames: Record<Alignment, string> = {
  good: 'M1.5 18a16.5 16.5 0 1 0 33 0 16.5 16.5 0 1 0-33 0Z',
  evil: 'M18 1Q29 7 35 18 29 29 18 35 7 29 1 18 7 7 18 1Z',
  neutral: 'M3 10Q3 3 10 3H26Q33 3 33 10V26Q33 33 26 33H10Q3 33 3 26Z'
}

/** Type size and baseline of the letters: a single one, which may have marks, is larger than two, and capitals are wide. */
export const monogramStyle = (letters: string) =>
  /^.\p{M}*$/u.test(letters)
    ? { fontSize: 21, y: 25 }
    : { fontSize: /\p{Lu}$/u.test(letters) ? 14.5 : 16, y: 23 }
