import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import manifest from '../../package.json' with { type: 'json' }

const guides = ['README.md', 'CONTRIBUTING.md']
const fence = /```[\s\S]*?```/g
const prose = guides.map(file => ({ file, text: readFileSync(file, 'utf8') }))
const code = prose.flatMap(({ file, text }) =>
  [...text.replace(fence, '').matchAll(/`([^`\n]+)`/g)].map(([, span = '']) => ({ file, span }))
)

const sources = globSync('{src,functions,tests,tools}/**/*.{ts,tsx,astro}', {
  exclude: ['src/i18n/generated/**']
})
const identifiers = new Set(sources.flatMap(file => readFileSync(file, 'utf8').match(/[$\w]+/g) ?? []))

test('every path that README and CONTRIBUTING name exists', () => {
  const paths = code.filter(({ span }) =>
    /^(?:src|functions|tests|tools|migrations|docs|public)\//.test(span)
  )
  const ignored = readFileSync('.gitignore', 'utf8').split('\n')
  const missing = paths.filter(({ span }) => globSync(span).length === 0 && !ignored.includes(`${span}/`))
  expect(paths.length).toBeGreaterThan(40)
  expect(
    missing.map(({ file, span }) => `${file} names ${span}, which doesn't exist: name what is there now`)
  ).toEqual([])
})

test('every function, type and constant that CONTRIBUTING names exists', () => {
  const names = code.filter(
    ({ file, span }) => file === 'CONTRIBUTING.md' && /^[a-z]+[A-Z]\w*$|^[A-Z][a-z]\w+$/.test(span)
  )
  const missing = names.filter(({ span }) => !identifiers.has(span))
  expect(names.length).toBeGreaterThan(5)
  expect(
    missing.map(({ span }) => `CONTRIBUTING.md names ${span}, which no source has: name what is there now`)
  ).toEqual([])
})

test('every command that README and CONTRIBUTING name is a script of package.json', () => {
  const commands = prose.flatMap(({ file, text }) =>
    [...text.matchAll(/npm run ([\w:-]+)/g)].map(([, name = '']) => ({ file, name }))
  )
  const missing = commands.filter(({ name }) => !(name in manifest.scripts))
  expect(commands.length).toBeGreaterThan(10)
  expect(missing.map(({ file, name }) => `${file} names npm run ${name}, which package.json lacks`)).toEqual(
    []
  )
})
