import type { Measure } from './measure.ts'

/**
 * One line for each measure: the value, its budget with value / budget (at most 1, or at least 1 for a minimum), and its
 * floor with value / floor.
 */
export const tableOf = (measures: readonly Measure[]): string => measures.map(lineOf).join('\n')

function lineOf(measure: Measure): string {
  const { what, unit, value, floor } = measure
  const measured = `  ${what.padEnd(54)} ${format(value, unit).padStart(7)} ${unit.padEnd(3)}`
  const beside = floor === undefined ? '' : `floor ${format(floor, unit)}${ratioOf(value, floor)}`
  return `${measured}  ${budgetOf(measure).padEnd(32)}${beside}`.trimEnd()
}

function budgetOf({ value, budget, isMinimum = false }: Measure): string {
  if (budget === undefined) return ''
  const isMet = isMinimum ? value >= budget : value <= budget
  return `at ${isMinimum ? 'least' : 'most'} ${budget}${ratioOf(value, budget)}${isMet ? '' : '  MISSED'}`
}

const ratioOf = (value: number, by: number) => (by === 0 ? '' : `  ${(value / by).toFixed(2)}×`)

/** Few digits, since the last ones are noise. */
function format(value: number, unit: Measure['unit']): string {
  if (unit === '') return value.toFixed(3)
  if (unit === '×' || unit === 'MiB') return value.toFixed(2)
  return value.toFixed(unit === 'ms' && value < 10 ? 1 : 0)
}
