import { readFileSync } from 'node:fs'
import { posix } from 'node:path'
import { workerPaths } from '#routes/worker-paths.ts'

interface Route {
  method: string
  path: string
}

/** What a file of the Worker chains, and the routers that it mounts; a path that names no address is passed over. */
export function workerRoutes(file = 'functions/index.ts'): Route[] {
  const source = readFileSync(file, 'utf8')
  const mounted = [...source.matchAll(/\.route\(([^,]+), (\w+)(?:\(\w+\))?\)/g)].flatMap(
    ([, base = '', router = '']) => {
      const [, from = ''] = source.match(new RegExp(`${router}[^'"]* from '\\./([^']+)'`)) ?? []
      return workerRoutes(posix.join(posix.dirname(file), from)).map(({ method, path }) => ({
        method,
        path: posix.join(pathOf(base), path)
      }))
    }
  )
  return [...handled(source), ...mounted]
    .map(({ method, path }) => ({ method, path: path.replace(/(?<=.)\/$/, '') }))
    .filter(({ path }) => path.startsWith('/'))
}

const handled = (source: string): Route[] =>
  [...source.matchAll(/\.(get|post|put|delete|patch)\(\s*(['"]\/[^'"]*['"]|workerPaths\.\w+),/g)].map(
    ([, method = '', path = '']) => ({ method, path: pathOf(path) })
  )

function pathOf(spelled: string): string {
  const found = Object.entries(workerPaths).find(([name]) => spelled === `workerPaths.${name}`)
  return found?.[1] ?? spelled.slice(1, -1)
}
