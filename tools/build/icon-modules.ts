import { resolve } from 'node:path'
import { parseAst } from 'vite'

/** The package, and its module that re-exports each icon from a module of its own. */
const packageName = 'lucide-react'
const folder = resolve(`node_modules/${packageName}/dist/esm`)
export const iconLibrary = `${folder}/${packageName}.mjs`

/** Whether a module is a single icon. */
export const isIcon = (id: string) => id.startsWith(`${folder}/icons/`)

/**
 * The modules of the icons that sources import by name. The library's own module imports every icon, so what imports it
 * says nothing of which ones are needed.
 *
 * @param sources code of modules
 * @param library code of the module of the library that exports the icons
 */
export function iconModules(sources: readonly string[], library: string): ReadonlySet<string> {
  const modules = modulesByName(library)
  return new Set(sources.flatMap(importedNames).flatMap(name => modules.get(name) ?? []))
}

function importedNames(source: string): string[] {
  return parseAst(source).body.flatMap(statement =>
    statement.type === 'ImportDeclaration' && isLibrary(statement.source.value)
      ? statement.specifiers.flatMap(each =>
          each.type === 'ImportSpecifier' && each.imported.type === 'Identifier' ? each.imported.name : []
        )
      : []
  )
}

const isLibrary = (path: unknown) => path === packageName || path === iconLibrary

function modulesByName(source: string): ReadonlyMap<string, string> {
  const entries = parseAst(source).body.flatMap(statement => {
    if (statement.type !== 'ExportNamedDeclaration' || typeof statement.source?.value !== 'string') return []
    const path = resolve(folder, statement.source.value)
    return statement.specifiers.flatMap(({ exported }) =>
      exported.type === 'Identifier' ? [[exported.name, path] as const] : []
    )
  })
  return new Map(entries)
}
