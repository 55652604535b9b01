import { execFile } from 'node:child_process'
import { promisify } from 'node:util'

const run = promisify(execFile)

/** The external programs that inspect a print, and their Debian packages. */
const programs = {
  qpdf: 'qpdf',
  pdfinfo: 'poppler-utils',
  pdffonts: 'poppler-utils',
  pdftotext: 'poppler-utils'
} as const
type Program = keyof typeof programs

/** Time limit of a program for one print, in milliseconds. */
const timeout = 30_000

/** The programs that are not installed, with their Debian packages. */
export async function missingPrograms(): Promise<{ program: string; from: string }[]> {
  const names = Object.entries(programs)
  const installed = await Promise.all(names.map(([name]) => isInstalled(name)))
  return names.flatMap(([program, from], index) => (installed[index] ? [] : { program, from }))
}

const isInstalled = (name: string) =>
  run(name, [name === 'qpdf' ? '--version' : '-v'], { timeout }).then(
    () => true,
    () => false
  )

/** The findings of the programs about a print. */
export interface Inspection {
  /** The error output of `qpdf --check`; '' when it passes. */
  complaint: string
  sizes: { width: number; height: number }[]
  /** Names of fonts that are not embedded, or not as subsets. */
  unembeddedFonts: string[]
  /** The text of each page in drawing order. */
  pagesInDrawingOrder: string[]
  /** The text of each page in reading order. */
  pagesInReadingOrder: string[]
}

/** Inspects a PDF file with all programs. Rejects when one other than qpdf fails. */
export async function inspectPdf(file: string): Promise<Inspection> {
  const [complaint, info, fonts, pages, seen] = await Promise.all([
    output('qpdf', '--check', file).then(
      () => '',
      (error: { stdout?: string; stderr?: string }) =>
        `${error.stderr}${error.stdout}`.trim() || String(error)
    ),
    output('pdfinfo', '-f', '1', '-l', '99999', file),
    output('pdffonts', file),
    output('pdftotext', '-raw', file, '-'),
    output('pdftotext', file, '-')
  ])
  return {
    complaint,
    sizes: parsePageSizes(info),
    unembeddedFonts: findUnembeddedFonts(fonts),
    pagesInDrawingOrder: pagesIn(pages),
    pagesInReadingOrder: pagesIn(seen)
  }
}

const output = async (program: Program, ...args: string[]) =>
  (await run(program, args, { timeout, maxBuffer: 64 * 1024 * 1024 })).stdout

/** A form feed ends each page. */
const pagesIn = (text: string) => text.split('\f').slice(0, -1)

/** The size of each page in points, from the output of pdfinfo. */
export const parsePageSizes = (info: string): { width: number; height: number }[] =>
  [...info.matchAll(/^Page +\d+ size: +([\d.]+) x ([\d.]+) pts/gm)].map(([, width, height]) => ({
    width: Number(width),
    height: Number(height)
  }))

/** Names of the fonts that are not embedded subsets, from the output of pdffonts. */
export const findUnembeddedFonts = (list: string): string[] =>
  list
    .split('\n')
    .slice(2)
    .filter(line => line.trim() !== '' && !/\byes +yes +(?:yes|no) +\d+ +\d+ *$/.test(line))
    .map(line => line.trim().split(/ {2,}/)[0] ?? line)
