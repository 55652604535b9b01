import type { FileReport } from './check-file.ts'
import type { Fault } from './check-print.ts'

/** One line per fault of a file: position, kind and text. */
export function faultLines(report: FileReport): string[] {
  if (report.kind === 'refused') return []
  if (report.kind === 'broken') return [`${report.name}: ${report.why}`]
  return report.prints.flatMap(({ variant, faults }) =>
    faults.map(
      ({ kind, part, page, what }) =>
        `${report.name}: page ${page}: ${[kind, part, shorten(what)].filter(Boolean).join(': ')} (${variant})`
    )
  )
}

const shorten = (text: string) => text.replace(/\s+/g, ' ').slice(0, 100)

/** The numbers of files, prints and faults by kind, and the median and longest time per file. */
export function summaryOf(reports: readonly FileReport[]): string {
  const printed = reports.filter(report => report.kind === 'printed')
  const prints = printed.flatMap(report => report.prints)
  const refused = reports.filter(report => report.kind === 'refused')
  const counts: [number, string][] = [
    [reports.length, 'files'],
    [reports.length - refused.length, 'opened'],
    [reports.filter(report => report.kind === 'broken').length, 'broken'],
    [printed.filter(report => faultLines(report).length === 0).length, 'faultless'],
    [prints.length, 'prints'],
    [prints.reduce((sum, { pages }) => sum + pages, 0), 'pages']
  ]
  return [
    ...counts.map(([count, name]) => line(count, name)),
    ...faultCounts(prints.flatMap(({ faults }) => faults)).map(([kind, count]) =>
      line(count, `faults: ${kind}`)
    ),
    ...refused.map(({ name, why }) => `  refused: ${name}: ${why}`),
    `A file took ${seconds(median(printed))} s, the longest ${seconds(Math.max(0, ...printed.map(({ time }) => time)))} s.`
  ].join('\n')
}

const line = (count: number, name: string) => `${String(count).padStart(6)} ${name}`

function faultCounts(faults: readonly Fault[]): [string, number][] {
  const counts = new Map<string, number>()
  for (const { kind, part } of faults) {
    const name = part ? `${kind}, ${part}` : kind
    counts.set(name, (counts.get(name) ?? 0) + 1)
  }
  return [...counts]
}

const median = (reports: readonly FileReport[]) =>
  reports.map(({ time }) => time).sort((one, other) => one - other)[reports.length >> 1] ?? 0

const seconds = (milliseconds: number) => (milliseconds / 1000).toFixed(1)
