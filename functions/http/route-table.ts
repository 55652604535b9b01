import type { Result, Router } from 'hono/router'
import { RegExpRouter } from 'hono/router/reg-exp-router'
import { SmartRouter } from 'hono/router/smart-router'
import { TrieRouter } from 'hono/router/trie-router'

/**
 * Hono's router for patterns with alternatives: `/:kind{(?:scripts|characters)}/:id` is registered as `/scripts/:id` and
 * `/characters/:id`, so such a parameter has no value. Hono's fast router refuses a parameter where another route has a
 * fixed segment, and then every request is matched by one that is ten times slower.
 */
export class RouteTable<Handler> implements Router<Handler> {
  readonly #router = new SmartRouter<Handler>({ routers: [new RegExpRouter(), new TrieRouter()] })

  /** Names the router that matches; known after the first match. */
  get name(): string {
    return this.#router.name
  }

  add(method: string, path: string, handler: Handler): void {
    for (const each of plainPaths(path)) this.#router.add(method, each, handler)
  }

  match(method: string, path: string): Result<Handler> {
    return this.#router.match(method, path)
  }
}

/** The paths that a pattern with alternatives stands for. */
function plainPaths(pattern: string): string[] {
  const [group = '', alternatives] = pattern.match(/:\w+\{\(\?:([^)]*)\)\}/) ?? []
  if (alternatives === undefined) return [pattern]
  return alternatives.split('|').flatMap(each => plainPaths(pattern.replace(group, each)))
}
