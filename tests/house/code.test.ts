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

test('no source file is longer than 250 lines', () => {
  const long = sources.filter(file => read(file).trimEnd().split('\n').length > 250)
  expect(long).toEqual([])
})

test('no source file leans on more than 12 others; what only lends types does not count', () => {
  const needy = sources.filter(file => (read(file).match(/^import (?!type\b)/gm) ?? []).length > 12)
  expect(needy).toEqual([])
})

test('every test runs', () => {
  const left = /\b(?:test|it|describe)(?:\.\w+)*\.(?:only|skip|todo|fails)\b/
  expect(code.filter(file => file.includes('.test.') && left.test(read(file)))).toEqual([])
})

test('nothing is left to be done in a comment', () => {
  const marks = /(?:\/\/|\/\*|\*|<!--)\s*(?:TODO|FIXME|XXX|HACK)\b/
  expect(code.filter(file => marks.test(read(file)))).toEqual([])
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
