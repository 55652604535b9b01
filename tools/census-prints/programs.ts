import { execFile } from 'node:child_process'
import { promisify } from 'node:util'

const run = promisify(execFile)

/** Programs that a print is opened with, and the package of Debian that each is in. */
const programs = {
  qpdf: 'qpdf',
  pdfinfo: 'poppler-utils',
  pdffonts: 'poppler-utils',
  pdftotext: 'poppler-utils'
} as const
type Program = keyof typeof programs

/** What a program may take for one print, in milliseconds. */
const patience = 30_000

/** Which programs are not installed, with their packages. */
export async function missingPrograms(): Promise<{ program: string; from: string }[]> {
  const names = Object.entries(programs)
  const there = await Promise.all(names.map(([name]) => answers(name)))
  return names.flatMap(([program, from], index) => (there[index] ? [] : { program, from }))
}

const answers = (name: string) =>
  run(name, [name === 'qpdf' ? '--version' : '-v'], { timeout: patience }).then(
    () => true,
    () => false
  )

/** What the programs find in a print. */
export interface Inspection {
  /** What `qpdf --check` complains of; '' when it passes. */
  complaint: string
  sizes: { width: number; height: number }[]
  /** Fonts that are not embedded, or whole. */
  fonts: string[]
  /** The words of each page in the order in which they are drawn. */
  pages: string[]
  /** The same in the order in which they stand on the page. */
  seen: string[]
}

export async function inspect(file: string): Promise<Inspection> {
  const [complaint, info, fonts, pages, seen] = await Promise.all([
    ask('qpdf', '--check', file).then(
      () => '',
      (error: { stdout?: string; stderr?: string }) =>
        `${error.stderr}${error.stdout}`.trim() || String(error)
    ),
    ask('pdfinfo', '-f', '1', '-l', '99999', file),
    ask('pdffonts', file),
    ask('pdftotext', '-raw', file, '-'),
    ask('pdftotext', file, '-')
  ])
  return {
    complaint,
    sizes: sizesIn(info),
    fonts: looseFonts(fonts),
    pages: pagesIn(pages),
    seen: pagesIn(seen)
  }
}

const ask = async (program: Program, ...words: string[]) =>
  (await run(program, words, { timeout: patience, maxBuffer: 64 * 1024 * 1024 })).stdout

/** A form feed ends each page. */
const pagesIn = (text: string) => text.split('\f').slice(0, -1)

/** The size of each page in points, as pdfinfo tells it. */
export const sizesIn = (info: string): { width: number; height: number }[] =>
  [...info.matchAll(/^Page +\d+ size: +([\d.]+) x ([\d.]+) pts/gm)].map(([, width, height]) => ({
    width: Number(width),
    height: Number(height)
  }))

/** Fonts of a list by pdffonts that are not embedded subsets. */
export const looseFonts = (list: string): string[] =>
  list
    .split('\n')
    .slice(2)
    .filter(line => line.trim() !== '' && !/\byes +yes +(?:yes|no) +\d+ +\d+ *$/.test(line))
    .map(line => line.trim().split(/ {2,}/)[0] ?? line)
