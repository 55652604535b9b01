import type { ReactElement } from 'react'

/**
 * An icon of lines on a grid of 24, hidden from screen readers: as those of lucide-react look, from one path. For rows of long
 * lists, where lucide's components and shapes are half of a row. Called once, its element serves all rows.
 *
 * @example const dot = lineIcon(dot(12, 12))
 */
export const lineIcon = (d: string, className = ''): ReactElement => (
  <svg
    className={`lucide ${className}`}
    viewBox="0 0 24 24"
    width={24}
    height={24}
    fill="none"
    stroke="currentColor"
    strokeWidth={2}
    strokeLinecap="round"
    strokeLinejoin="round"
    aria-hidden="true"
  >
    <path d={d} />
  </svg>
)

/** A dot of a line icon, at its centre. */
export const dot = (x: number, y: number): string => `M${x - 1} ${y}a1 1 0 1 0 2 0 1 1 0 1 0-2 0`
