import { existsSync, readFileSync } from 'node:fs'
import { posix } from 'node:path'
import { describe, expect, test } from 'vitest'
import manifest from '../../package.json' with { type: 'json' }

const scripts: Readonly<Record<string, string>> = manifest.scripts
const isPrepared = (name: string) => scripts[`pre${name}`]?.startsWith('node tools/bootstrap.cjs') ?? false
const generates = (name: string) => scripts[`pre${name}`]?.includes('--sources') ?? false

/** The commands that people run: npm runs `prestart` by itself before `start`. */
const commands = Object.keys(scripts).filter(
  name => !(name.startsWith('pre') && name.slice('pre'.length) in scripts)
)

/** Commands that load any source, which no import says: tests are found by their names. */
const loadsTests = (command: string) => /\bvitest\b|tools\/mutate\.ts/.test(command)

const importOf = /(?:^|[\n;])\s*(?:import|export)\s+(?!type\s)(?:[^'";]*?\sfrom\s+)?['"]([^'"]+)['"]/g

/** The file that an import names; undefined for a package. */
function resolveImport(from: string, file: string): string | undefined {
  if (from.startsWith('.')) return posix.join(posix.dirname(file), from)
  if (!from.startsWith('#')) return undefined
  const aliases: Readonly<Record<string, string>> = manifest.imports
  const exact = aliases[from]
  if (exact) return posix.normalize(exact)
  const path = from.startsWith('#functions/') ? from.slice(1) : `src/${from.slice(1)}`
  return posix.normalize(path)
}

/** The generated sources that a file imports when it starts, directly or not. */
function generatedImports(file: string, seen = new Set<string>()): string[] {
  if (seen.has(file)) return []
  seen.add(file)
  if (file.includes('/generated/')) return [file]
  if (!existsSync(file) || file.endsWith('.json')) return []
  const imports = [...readFileSync(file, 'utf8').matchAll(importOf)].map(([, from = '']) => from)
  return imports.flatMap(from => {
    const target = resolveImport(from, file)
    return target ? generatedImports(target, seen) : []
  })
}

const toolsOf = (command: string) => command.match(/\btools\/[\w/-]+\.ts\b/g) ?? []

describe('a command works right after a clone', () => {
  test('since it installs the packages first', () => {
    expect(commands.length).toBeGreaterThan(15)
    expect(
      commands
        .filter(name => !isPrepared(name))
        .map(name => `package.json: ${name} lacks "pre${name}": "node tools/bootstrap.cjs"`)
    ).toEqual([])
  })

  test('since it writes the generated sources before it imports one', () => {
    const lacking = commands.filter(name => {
      const command = scripts[name] ?? ''
      const imported = toolsOf(command).flatMap(tool => generatedImports(tool))
      return (imported.length > 0 || loadsTests(command)) && !generates(name)
    })
    expect(
      lacking.map(
        name => `package.json: "pre${name}" needs --sources, since ${name} imports generated sources`
      )
    ).toEqual([])
  })

  test('which the test sees through other imports', () => {
    expect(generatedImports('tools/census.ts')).toContain('src/catalogue/generated/facts.json')
    expect(generatedImports('tools/figures.ts')).toEqual([])
  })
})
