import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import type { Finding } from './find-defects.ts'
import type { Visit } from './plan-visits.ts'
import { countKinds, groupFindings, reportOf } from './report.ts'

/** The findings of a folder, also those of earlier runs. */
export class FindingsFile {
  private findings: Finding[]
  private readonly folder: string

  constructor(folder: string) {
    this.folder = folder
    this.findings = existsSync(this.file) ? JSON.parse(readFileSync(this.file, 'utf8')) : []
  }

  /** Replaces what was found where a visit has been, and writes the report. */
  replace(visit: Visit, found: readonly Finding[]) {
    this.findings = [...this.findings.filter(finding => !covers(visit, finding)), ...found]
    writeFileSync(this.file, JSON.stringify(this.findings))
    writeFileSync(`${this.folder}/report.txt`, reportOf(this.findings))
  }

  counts(): string[] {
    return countKinds(groupFindings(this.findings))
  }

  private get file() {
    return `${this.folder}/findings.json`
  }
}

const covers = ({ scene, locale, widths, schemes }: Visit, finding: Finding) =>
  finding.scene === scene &&
  finding.locale === locale &&
  widths.some(width => width === finding.width) &&
  schemes.includes(finding.scheme)
