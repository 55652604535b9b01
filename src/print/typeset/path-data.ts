/** The letter of path data for each command of an outline. */
export const pathCommands = {
  moveTo: 'M',
  lineTo: 'L',
  quadraticCurveTo: 'Q',
  bezierCurveTo: 'C',
  closePath: 'Z'
} as const

/** A coordinate in path data. */
export const rounded = (value: number): string => String(Math.round(value * 100) / 100)
