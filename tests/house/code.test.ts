import { execFileSync } from 'node:child_process'
import { existsSync, globSync, readFileSync } from 'node:fs'
import { homedir } from 'node:os'
import { expect, test } from 'vitest'
import manifest from '../../package.json' with { type: 'json' }

const code = globSync(['{src,functions,tools,tests}/**/*.{ts,tsx,astro,cjs,css}', '*.{mjs,ts}'], {
  exclude: ['src/i18n/generated/**']
})
const sources = code.filter(file => !file.startsWith('tests/') && !file.endsWith('.css'))
const read = (file: string) => readFileSync(file, 'utf8')

/** Most lines of a file, most run-time imports of a file, most source files of a folder. */
const most = { lines: 250, imports: 12, files: 24 }

test('no source file is too long', () => {
  const long = sources.flatMap(file => {
    const lines = read(file).trimEnd().split('\n').length
    return lines > most.lines
      ? [`${file} has ${lines} lines; the limit is ${most.lines}: move one of its ideas to a file of its own`]
      : []
  })
  expect(long).toEqual([])
})

test('no source file imports too many others; imports of types don’t count', () => {
  const needy = sources.flatMap(file => {
    const imports = (read(file).match(/^import (?!type\b)/gm) ?? []).length
    return imports > most.imports
      ? [
          `${file} imports ${imports} files at run time; the limit is ${most.imports}: give a part of it to another file`
        ]
      : []
  })
  expect(needy).toEqual([])
})

test('no folder of sources is too full', () => {
  const folders = Map.groupBy(
    sources.filter(file => /^(?:src|functions)\/.*\.tsx?$/.test(file)),
    file => file.slice(0, file.lastIndexOf('/'))
  )
  const full = [...folders].filter(([, files]) => files.length > most.files)
  expect(
    full.map(
      ([folder, { length }]) =>
        `${folder} has ${length} files; the limit is ${most.files}: group some in a folder`
    )
  ).toEqual([])
})

test('every test runs', () => {
  const left = /\b(?:test|it|describe)(?:\.\w+)*\.(?:only|skip|todo|fails)\b/
  const skipping = code.filter(file => file.includes('.test.') && left.test(read(file)))
  expect(
    skipping.map(file => `${file} skips a test or runs only one: remove only, skip, todo or fails`)
  ).toEqual([])
})

test('no comment leaves something to be done', () => {
  const marks = /(?:\/\/|\/\*|\*|<!--)\s*(?:TODO|FIXME|XXX|HACK)\b/
  expect(code.filter(file => marks.test(read(file)))).toEqual([])
})

test('a module that cannot be loaded is handled together with its styles', () => {
  // The build takes what follows import() into the function that runs once the styles are there.
  const handled = /\bimport\(\s*'[^']+'\s*\)\s*\.(?:then|catch|finally)\(/
  const wrong = sources.filter(file => file.startsWith('src/') && handled.test(read(file)))
  expect(wrong.map(file => `${file} handles import() itself: pass it to importModule`)).toEqual([])
})

test('versions are pinned exactly', () => {
  const all = Object.entries({ ...manifest.dependencies, ...manifest.devDependencies })
  expect(all.filter(([, version]) => !/^(npm:[\w@/-]+@)?\d+\.\d+\.\d+(-[\w.]+)?$/.test(version))).toEqual([])
})

test('no file of the project names a path of somebody’s machine', () => {
  const places = [homedir(), process.cwd(), '/home/', '/Users/', 'C:\\Users'].filter(
    place => place.length > 5
  )
  const text = tracked().filter(file =>
    /\.(?:tsx?|astro|css|json|md|toml|mjs|cjs|sql|html|ya?ml)$|run$/.test(file)
  )
  const naming = text.filter(
    file => file !== 'tests/house/code.test.ts' && places.some(place => read(file).includes(place))
  )
  expect(naming).toEqual([])
})

/** Files under version control; everything that is not ignored where there is no checkout. */
function tracked(): string[] {
  if (!existsSync('.git')) return code
  const names = execFileSync('git', ['ls-files'], { encoding: 'utf8' }).split('\n')
  return names.filter(name => name && existsSync(name))
}
