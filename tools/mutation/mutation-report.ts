import { dirname, relative } from 'node:path'

/** A change of the code, and what the tests made of it. */
export interface TestedMutant {
  fileName: string
  mutatorName: string
  replacement: string
  status: string
  location: { start: { line: number; column: number } }
}

const isKilled = ({ status }: TestedMutant) => status === 'Killed' || status === 'Timeout'
const hasSurvived = ({ status }: TestedMutant) => status === 'Survived' || status === 'NoCoverage'

/** Describes a run: the share of noticed changes per folder and file, and a line for each change that no test noticed. */
export function mutationReport(mutants: readonly TestedMutant[]): { summary: string; survivors: string } {
  const counted = mutants.filter(mutant => isKilled(mutant) || hasSurvived(mutant))
  const folders = Map.groupBy(counted, ({ fileName }) => dirname(relative('', fileName)))
  const files = Map.groupBy(counted, ({ fileName }) => relative('', fileName))
  const rows = [...folders, ...files].sort(([one], [other]) => one.localeCompare(other))
  const survivors = counted.filter(hasSurvived).map(survivorLine).sort()
  return {
    summary: [
      '| part | killed | of | score |',
      '| --- | --- | --- | --- |',
      ...[...rows, ['all', counted] as const].map(([part, all]) => scoreRow(part, all))
    ].join('\n'),
    survivors: survivors.join('\n')
  }
}

function scoreRow(part: string, mutants: readonly TestedMutant[]) {
  const killed = mutants.filter(isKilled).length
  const score = mutants.length === 0 ? 100 : (100 * killed) / mutants.length
  return `| ${part} | ${killed} | ${mutants.length} | ${score.toFixed(1)} % |`
}

function survivorLine({ fileName, location, mutatorName, replacement, status }: TestedMutant) {
  const { line, column } = location.start
  const change = replacement.replace(/\s+/g, ' ').slice(0, 120)
  const untested = status === 'NoCoverage' ? ' (no test runs it)' : ''
  return `- ${relative('', fileName)}:${line}:${column} ${mutatorName}: \`${change}\`${untested}`
}
