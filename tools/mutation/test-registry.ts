import { format } from 'node:util'

/** Runs a test or a hook. */
type Run = (...values: unknown[]) => unknown

interface Suite {
  name: string
  parent: Suite | undefined
  before: Run[]
  after: Run[]
}

/** A test of a file that was imported. */
export interface RegisteredTest {
  /** The path of its file and its name, with a number where a name repeats. */
  id: string
  name: string
  fileName: string
  /** Runs the test with the hooks around it; rejects when it fails. */
  run: () => Promise<void>
}

const registered = new Map<string, RegisteredTest>()
let file = ''
let suite: Suite | undefined

/** Imports a file, and returns the tests that it registers with `describe` and `test`. */
export async function collectTests(fileName: string, importFile: () => Promise<unknown>) {
  file = fileName
  suite = { name: '', parent: undefined, before: [], after: [] }
  await importFile()
  return [...registered.values()].filter(test => test.fileName === fileName)
}

/** From the file's own suite to the innermost one. */
const suitesAround = (inner: Suite | undefined): Suite[] =>
  inner ? [...suitesAround(inner.parent), inner] : []

function addTest(title: string, body: Run, values: readonly unknown[]) {
  const suites = suitesAround(suite)
  const name = [...suites.map(each => each.name).filter(Boolean), title].join(' > ')
  let id = `${file}#${name}`
  for (let count = 2; registered.has(id); count += 1) id = `${file}#${name} (${count})`
  const run = async () => {
    for (const hook of suites.flatMap(({ before }) => before)) await hook()
    try {
      await body(...values)
    } finally {
      for (const hook of suites.toReversed().flatMap(({ after }) => after)) await hook()
    }
  }
  registered.set(id, { id, name, fileName: file, run })
}

function addSuite(name: string, body: Run, values: readonly unknown[]) {
  const outer = suite
  suite = { name, parent: outer, before: [], after: [] }
  body(...values)
  suite = outer
}

/** Options may come before the function. */
const bodyOf = (given: readonly unknown[]): Run => {
  const body = given.find(value => typeof value === 'function')
  return (...values) => (body ? Reflect.apply(body, undefined, values) : undefined)
}

/** Fills in a title as Vitest does: `%s` with the next value, `$key` with a field of the first. */
function titleOf(title: string, values: readonly unknown[]) {
  const count = title.match(/%[sdifjoO]/g)?.length ?? 0
  const [first] = values
  const fields = title.replace(/\$(\w+)/g, (_, key: string) => String(Reflect.get(Object(first), key)))
  return format(fields, ...values.slice(0, count))
}

type Add = (name: string, body: Run, values: readonly unknown[]) => void

/** Builds `test` or `describe`, with the variants that tests use. */
function createApi(add: Add) {
  const register = (name: string, ...given: unknown[]) => add(name, bodyOf(given), [])
  const each =
    (cases: readonly unknown[]) =>
    (title: string, ...given: unknown[]) => {
      for (const item of cases) {
        const values = Array.isArray(item) ? item : [item]
        add(titleOf(title, values), bodyOf(given), values)
      }
    }
  const skip = Object.assign(() => {}, { each: () => () => {} })
  const all = Object.assign(register, { each })
  return Object.assign(register, {
    each,
    skip,
    skipIf: (condition: unknown) => (condition ? skip : all),
    runIf: (condition: unknown) => (condition ? all : skip)
  })
}

export const test = createApi(addTest)
export const describe = createApi(addSuite)
export const beforeEach = (hook: Run) => suite?.before.push(hook)
export const afterEach = (hook: Run) => suite?.after.push(hook)

/** Other mutants need what a file made, until the process ends. */
export const afterAll = (hook: Run) => process.once('exit', () => hook())
