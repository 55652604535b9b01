import * as z from 'zod/mini'
import { isEqual } from '../equal.ts'
import { limits } from '../limits.ts'
import { type Result, refuse } from '../result.ts'
import { scriptSchema } from '../script/script-schema.ts'
import { ContentIndex } from './content-index.ts'
import { versionsToDelete } from './local-versions.ts'
import { possibleTime } from './possible-time.ts'

/** Identifier and version of the file format. */
const FORMAT = 'belfry-scripts'
const VERSION = 1

const time = z.pipe(
  z.number().check(z.minimum(0)),
  z.transform((value: number) => possibleTime(value, Date.now()))
)

const versionSchema = z.object({ at: time, script: scriptSchema })

/** A local script with its earlier versions, oldest first. Times in milliseconds since 1970. */
const libraryScriptSchema = z.object({
  id: z.string().check(z.minLength(1)),
  madeAt: time,
  changedAt: time,
  script: scriptSchema,
  versions: z._default(z.array(versionSchema), [])
})
export type LibraryFileScript = z.infer<typeof libraryScriptSchema>

const headerSchema = z.object({ format: z.literal(FORMAT), version: z.number() })
const fileSchema = z.object({ scripts: z.array(libraryScriptSchema) })

/** Serializes the library of this browser as the text of one file. @param others the parts beside the scripts */
export const writeLibraryFile = (scripts: readonly LibraryFileScript[], others: object = {}) =>
  JSON.stringify({ format: FORMAT, version: VERSION, scripts, ...others }, null, 1)

export type LibraryRefusal = 'library_foreign' | 'library_newer'

/** Reads the scripts of a library file. */
export const readLibraryFile = (text: string) => readLibrary(parseJson(text))

/**
 * Reads the scripts of a library file's JSON. Refuses files of a later version with `library_newer`, all others with
 * `library_foreign`.
 */
export function readLibrary(json: unknown): Result<LibraryFileScript[], LibraryRefusal> {
  const header = headerSchema.safeParse(json)
  if (!header.success) return refuse('library_foreign')
  if (header.data.version > VERSION) return refuse('library_newer')
  const file = fileSchema.safeParse(json)
  if (!file.success) return refuse('library_foreign')
  return { ok: true, value: file.data.scripts.map(each => ({ ...each, versions: thinOut(each.versions) })) }
}

/** Result of a merge: the scripts to store (new ones, and present ones that get versions), and how many are new. */
export interface LibraryMerge {
  put: LibraryFileScript[]
  added: number
}

/**
 * Merges a file's scripts into the library without replacing any. A script that equals a present one, or one of its
 * versions, only adds the missing versions. A script that differs is added under a new id. Idempotent.
 */
export function mergeLibrary(
  present: readonly LibraryFileScript[],
  incoming: readonly LibraryFileScript[],
  newId: () => string
): LibraryMerge {
  const scripts = [...present]
  const indexById = new Map(scripts.map(({ id }, index) => [id, index]))
  const [byId, byTime] = [new ContentIndex(), new ContentIndex()]
  const addContents = ({ id, madeAt, script, versions }: LibraryFileScript, index: number) => {
    const contents = [script, ...versions.map(version => version.script)]
    byId.add(id, index, contents)
    byTime.add(madeAt, index, contents)
  }
  scripts.forEach(addContents)
  const changed = new Set<number>()
  let added = 0
  for (const script of incoming) {
    const found = [byTime.find(script.madeAt, script.script), byId.find(script.id, script.script)]
    const index = Math.min(...found.map(each => each ?? scripts.length))
    const same = scripts[index]
    if (same) {
      const missing = findMissing(same, script.versions)
      if (missing.length === 0) continue
      scripts[index] = withVersions(same, missing)
      addContents({ ...same, versions: missing }, index)
      changed.add(index)
    } else {
      const id = indexById.has(script.id) ? newId() : script.id
      const end = scripts.push({ ...script, id }) - 1
      indexById.set(id, end)
      addContents({ ...script, id }, end)
      changed.add(end)
      added += 1
    }
  }
  return { put: scripts.filter((_, index) => changed.has(index)), added }
}

type Versions = LibraryFileScript['versions']

function findMissing({ versions: present }: LibraryFileScript, versions: Versions): Versions {
  if (versions.length === 0) return []
  const byTime = Map.groupBy(present, ({ at }) => at)
  return versions.filter(
    ({ at, script }) => !byTime.get(at)?.some(version => isEqual(version.script, script))
  )
}

const withVersions = (present: LibraryFileScript, missing: Versions): LibraryFileScript => ({
  ...present,
  versions: thinOut([...present.versions, ...missing].sort(oldestFirst))
})

const oldestFirst = (one: Versions[number], other: Versions[number]) => one.at - other.at

/** Leaves as many versions as a script may have: the others would only take time, as storing would delete them. */
function thinOut(versions: Versions): Versions {
  if (versions.length <= limits.versions.count) return versions
  const infos = versions.toSorted(oldestFirst).map(version => ({ version, takenAt: version.at, bytes: 0 }))
  const expired = new Set(versionsToDelete(infos, Date.now()))
  return infos.filter(info => !expired.has(info)).map(({ version }) => version)
}

/** The value of a JSON text; undefined if it is none. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/**
 * Returns a title for a duplicate of a script: the title with the next free number.
 *
 * @example nextTitle('Nightfall', ['Nightfall', 'Nightfall 2']) // 'Nightfall 3'
 */
export function nextTitle(title: string, taken: readonly string[]): string {
  if (title === '') return ''
  const [, stem = title, last = '1'] = /^(.*) (\d{1,3})$/.exec(title) ?? []
  const titles = new Set(taken)
  let number = Number(last) + 1
  while (titles.has(`${stem} ${number}`)) number += 1
  return `${stem} ${number}`
}
