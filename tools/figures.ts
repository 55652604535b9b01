import { globSync, readFileSync } from 'node:fs'
import { posix, resolve } from 'node:path'
import ts from 'typescript'

/**
 * `npm run figures -- [checkout]`: prints the size and structure of a checkout's code, by room. The working directory
 * unless another checkout is named.
 */
const root = resolve(process.argv[2] ?? '.')
const glob = (pattern: string) =>
  globSync(pattern, { cwd: root, exclude: ['**/generated/**', '**/node_modules/**', '**/*.d.ts'] })
const read = (file: string) => readFileSync(posix.join(root, file), 'utf8')
const linesOf = (file: string) => read(file).trimEnd().split('\n').length
const parse = (file: string) => ts.createSourceFile(file, read(file), ts.ScriptTarget.Latest, true)

const sources = glob('{src,functions}/**/*.{ts,tsx,astro}')
const modules = sources.filter(file => /\.tsx?$/.test(file))
const tests = glob('tests/**/*.{ts,tsx}')

function printStructure() {
  const fileLines = sources.map(linesOf)
  const functionLines = modules.flatMap(functionLengths)
  const exported = modules.map(file => parse(file).statements.filter(isExported).length)
  const folders = count(modules.map(file => posix.dirname(file)))
  const names = count(modules.map(file => posix.basename(file)))
  console.log(`source files            ${sources.length}, ${sum(fileLines)} lines`)
  console.log(
    `lines of a file         median ${quantile(fileLines, 0.5)}, p90 ${quantile(fileLines, 0.9)}, most ${Math.max(...fileLines)}`
  )
  console.log(
    `lines of a function     median ${quantile(functionLines, 0.5)}, p90 ${quantile(functionLines, 0.9)}`
  )
  console.log(`files of 15 lines       ${fileLines.filter(lines => lines <= 15).length} or fewer`)
  console.log(
    `exports of a file       median ${quantile(exported, 0.5)}, p90 ${quantile(exported, 0.9)}, all ${sum(exported)}`
  )
  console.log(`largest folders         ${largest(folders, 3)}`)
  console.log(
    `names of several files  ${[...names.values()].filter(times => times > 1).length}; ${largest(names, 3)}`
  )
  const cycles = findCycles()
  console.log(
    `import cycles           ${cycles.length}${cycles.map(files => `\n  ${files.join(', ')}`).join('')}`
  )
}

function printRooms() {
  console.log('\nroom                 code lines  test lines  test : code  assertions')
  const rooms = [...new Set(sources.map(roomOf))].sort()
  for (const room of rooms) {
    const code = sum(sources.filter(file => roomOf(file) === room).map(linesOf))
    const own = tests.filter(file => testRoomOf(file) === room)
    printRoom(room, code, own)
  }
  for (const room of ['e2e', 'house', 'tools', 'other'])
    printRoom(
      `tests/${room}`,
      0,
      tests.filter(file => testRoomOf(file) === `tests/${room}`)
    )
  console.log(`all assertions: ${sum(tests.map(countAssertions))}`)
}

function printRoom(room: string, code: number, own: readonly string[]) {
  const lines = sum(own.map(linesOf))
  const ratio = code > 0 ? (lines / code).toFixed(2) : '-'
  const cells = [code, lines, ratio, sum(own.map(countAssertions))].map(cell => String(cell).padStart(11))
  console.log(room.padEnd(20) + cells.join(' '))
}

function roomOf(file: string): string {
  const [first = '', second = ''] = file.split('/')
  return first === 'src' && file.split('/').length > 2 ? second : first
}

/** The room that a test's folder mirrors. */
function testRoomOf(file: string): string {
  const folder = file.split('/')[1] ?? ''
  if (sources.some(source => roomOf(source) === folder)) return folder
  return ['e2e', 'house', 'tools'].includes(folder) ? `tests/${folder}` : 'tests/other'
}

/** Calls of `expect`, and of the helpers that wait for something to be there. */
const countAssertions = (file: string) =>
  read(file).match(/\bexpect(?:Accessible)?\(|\bexpect\.(?:poll|element|soft)\(|\.waitFor\(/g)?.length ?? 0

function functionLengths(file: string): number[] {
  const source = parse(file)
  const lengths: number[] = []
  const visit = (node: ts.Node): void => {
    if (ts.isFunctionLike(node) && 'body' in node && node.body) {
      const line = (position: number) => source.getLineAndCharacterOfPosition(position).line
      lengths.push(line(node.getEnd()) - line(node.getStart(source)) + 1)
    }
    node.forEachChild(visit)
  }
  visit(source)
  return lengths
}

const isExported = (statement: ts.Statement) =>
  ts.isExportDeclaration(statement) ||
  (ts.canHaveModifiers(statement) &&
    (ts.getModifiers(statement) ?? []).some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword))

/** Groups of files that import each other in a circle, types included, by Tarjan's algorithm. */
function findCycles(): string[][] {
  const known = new Set(modules)
  const index = new Map<string, number>()
  const low = new Map<string, number>()
  const stack: string[] = []
  const cycles: string[][] = []
  const visit = (file: string): number => {
    index.set(file, index.size)
    let lowest = index.size - 1
    stack.push(file)
    for (const next of importsOf(file, known)) {
      if (!index.has(next)) lowest = Math.min(lowest, visit(next))
      else if (stack.includes(next)) lowest = Math.min(lowest, index.get(next) ?? lowest)
    }
    low.set(file, lowest)
    if (lowest === index.get(file)) {
      const group = stack.splice(stack.indexOf(file))
      if (group.length > 1) cycles.push(group)
    }
    return lowest
  }
  for (const file of modules) if (!index.has(file)) visit(file)
  return cycles
}

/** The files that a file imports statically. Imports on demand may close a circle. */
function importsOf(file: string, known: ReadonlySet<string>): string[] {
  const specifiers = parse(file).statements.flatMap(statement =>
    (ts.isImportDeclaration(statement) || ts.isExportDeclaration(statement)) &&
    statement.moduleSpecifier &&
    ts.isStringLiteral(statement.moduleSpecifier)
      ? [statement.moduleSpecifier.text]
      : []
  )
  return specifiers.map(specifier => pathOf(file, specifier)).filter(path => known.has(path))
}

function pathOf(file: string, specifier: string): string {
  if (specifier === '#routes') return 'src/routes.ts'
  if (specifier.startsWith('#functions/')) return specifier.slice(1)
  return specifier.startsWith('#') ? `src/${specifier.slice(1)}` : posix.join(posix.dirname(file), specifier)
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0)

function quantile(numbers: readonly number[], part: number): number {
  const sorted = [...numbers].sort((a, b) => a - b)
  return sorted[Math.floor((sorted.length - 1) * part)] ?? 0
}

function count(keys: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>()
  for (const key of keys) counts.set(key, (counts.get(key) ?? 0) + 1)
  return counts
}

const largest = (counts: Map<string, number>, most: number) =>
  [...counts]
    .sort(([, a], [, b]) => b - a)
    .slice(0, most)
    .map(([key, times]) => `${key} ${times}`)
    .join(', ')

printStructure()
printRooms()
