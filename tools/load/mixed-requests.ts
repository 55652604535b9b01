import { emptyScript } from '../../src/core/script/script.ts'
import { workerPaths } from '../../src/routes/worker-paths.ts'
import { locales, localizePath } from '../../src/routes.ts'
import { newId } from '../benches/public-scripts.ts'
import { sampleScriptFile } from '../benches/sample-script.ts'

/** A request of the load: its kind names it in the report. */
export interface LoadRequest {
  kind: string
  path: string
  init?: RequestInit
}

/** A client of the load. Signed-in ones save; each to documents of its own. */
export interface LoadClient {
  /** The next request. The client waits for its response before it asks for another. */
  next(): LoadRequest
  /** Takes the response to a save, on which the next one is based. */
  saved(body: unknown): void
}

/** How often each kind is requested, in percent. */
const shares = { page: 40, file: 25, sitemap: 5, sheet: 5, save: 25 } as const
type Kind = keyof typeof shares

/** The kind of each hundredth request. */
const kinds = Object.keys(shares).flatMap(kind => Array<Kind>(shares[kind as Kind]).fill(kind as Kind))

/** Spreads the kinds over the requests of a client, and over the clients: it has no factor in common with 100. */
const stride = 37

interface Targets {
  /** Paths of public scripts. */
  pages: readonly string[]
  files: readonly string[]
}

/**
 * A client that requests a mix of pages, files, sitemaps, sheets and saves, the same in each run.
 *
 * @param index the number of the client, from 0
 */
export function createClient({ pages, files }: Targets, cookie: string, index: number): LoadClient {
  const id = newId()
  let turn = index
  let version = 0
  const requests: Record<Kind, () => Omit<LoadRequest, 'kind'>> = {
    page: () => ({ path: localizePath(pick(locales, turn), pick(pages, turn)) }),
    file: () => ({ path: pick(files, turn) }),
    sitemap: () => ({ path: workerPaths.publicSitemap }),
    sheet: () => ({ path: workerPaths.sheetPdf, init: sheetOf(`Load ${turn % titles}`) }),
    save: () => ({ path: workerPaths.savedScript.replace(':id', id), init: saveOf(cookie, version) })
  }
  return {
    next() {
      turn += 1
      const kind = pick(kinds, turn * stride)
      return { kind, ...requests[kind]() }
    },
    saved(body) {
      version = Number(Reflect.get(Object(body), 'version'))
    }
  }
}

function pick<Item>(items: readonly Item[], index: number): Item {
  const item = items[index % items.length]
  if (item === undefined) throw new Error('Nothing to pick from')
  return item
}

/** Few, so that most sheets are in the cache, as those of a script that many print. */
const titles = 20

const sheetOf = (title: string): RequestInit => ({
  method: 'POST',
  body: JSON.stringify(sampleScriptFile(25, title))
})

const saveOf = (cookie: string, version: number): RequestInit => ({
  method: 'PUT',
  headers: { cookie, 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' },
  body: JSON.stringify({
    content: { ...emptyScript, title: `Version ${version + 1}`, author: 'Load '.repeat(50) },
    version,
    saveId: newId()
  })
})
